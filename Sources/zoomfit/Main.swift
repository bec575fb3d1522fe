import SystemCalls
import ZoomFitCLI

@main
struct Main {
  static func main() {
    Interruption.ignoreClosedPipes()
    let status = ZoomFit.run(arguments: ThisProcess.arguments, on: .process)
    ThisProcess.end(with: status.rawValue)
  }
}
