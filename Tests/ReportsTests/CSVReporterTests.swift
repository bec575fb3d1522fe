import SystemCalls
import Testing

@testable import Reports

@Suite struct CSVReporterTests {
  @Test("a column for every leaf, the error last, and a field for each in every record")
  func columns() throws {
    let records = try parse(render(.csv, [.beach, .unreadable, .sizeOnly, .factsOnly]))
    #expect(records.count == 5)
    #expect(records[0].first == "file" && records[0].last == "error.kind")
    #expect(Set(records[0]) == Set(FitLeaf.all.map(\.path)).subtracting(["fileBytes"]))
    #expect(records.allSatisfy { $0.count == records[0].count })
    #expect(records[2].first == "cut, \"short\".png" && records[2].last == "truncated")
    let scale = try #require(records[0].firstIndex(of: "fitScale"))
    #expect(
      records.dropFirst().map { $0[scale] } == [
        "0.12896825396825398", "", "0.09672619047619048", "",
      ])
  }

  @Test("names with anything in them come back through a reader")
  func names() throws {
    let names = ["a,b", "a\"b", "a\nb", "a\r\nb", "\"", "é日本", "=1+1", " a ", "", "a\tb;c"]
    let results = names.map { FitResult(file: FilePath($0)) }
    let options = FitReportOptions(
      selection: .fields(try [FitLeaf](paths: "file,error.kind,file")))
    let records = try parse(render(.csv, results, options))
    #expect(records == [["file", "error.kind", "file"]] + names.map { [$0, "", $0] })
  }

  @Test("no result is a header alone")
  func empty() throws {
    #expect(try parse(render(.csv, [])).count == 1)
  }

  struct NotCSV: Error {}

  /// RFC 4180 to the letter: CRLF after every record, quotes only around whole fields.
  private func parse(_ text: String) throws -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var rest = Array(text.unicodeScalars)[...]
    while !rest.isEmpty {
      var field = String.UnicodeScalarView()
      if rest.first == "\"" {
        rest.removeFirst()
        while true {
          guard let scalar = rest.popFirst() else { throw NotCSV() }
          if scalar == "\"", rest.first != "\"" { break }
          if scalar == "\"" { rest.removeFirst() }
          field.append(scalar)
        }
      } else {
        while let scalar = rest.first, scalar != ",", scalar != "\r" {
          guard scalar != "\"", scalar != "\n" else { throw NotCSV() }
          field.append(scalar)
          rest.removeFirst()
        }
      }
      record.append(String(field))
      guard let end = rest.popFirst() else { throw NotCSV() }
      if end == "\r" {
        guard rest.popFirst() == "\n" else { throw NotCSV() }
        records.append(record)
        record = []
      }
    }
    return records
  }
}
