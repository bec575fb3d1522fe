import SystemCalls
import ZoomFitCLI

@main
struct Main {
  static func main() {
    Interruption.reportFailedWrites()
    let status = ZoomFit.run(arguments: ThisProcess.arguments, on: .process)
    ThisProcess.end(with: status.rawValue)
  }
}
