@testable import Reports

/// Everything a format writes for some results.
func render(
  _ format: FitFormat, _ results: [FitResult], _ options: FitReportOptions = FitReportOptions()
) -> String {
  var reporter = format.makeReporter(options)
  var output = OutputBuffer()
  reporter.begin(into: &output)
  for result in results {
    reporter.add(result, to: &output)
  }
  reporter.end(into: &output)
  return output.text
}
