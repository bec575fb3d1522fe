import SystemCalls
import ZoomFitCLI

@main
struct Main {
  static func main() {
    _ = ZoomFit.run(arguments: [])
  }
}
