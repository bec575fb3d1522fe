import Foundation
import SystemCalls
import TestSupport
import Testing

struct NameListTests {
  static func names(
    _ bytes: [UInt8], _ separator: NameList.Separator = .newline
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    var list = try NameList(FilePath(folder.write(bytes, to: "list")), separator: separator)
    var names: [String] = []
    while let name = try list.next() { names.append(name.text) }
    return names
  }

  @Test(
    "lines are names; empty ones and carriage returns are tolerated",
    arguments: [
      ("", []),
      ("a.png", ["a.png"]),
      ("a.png\nb.png\n", ["a.png", "b.png"]),
      ("a.png\r\nb.png\r\n", ["a.png", "b.png"]),
      ("\n\r\n\na.png\n\n", ["a.png"]),
      (" a b .png \n-\n", [" a b .png ", "-"]),
      ("a\rb\n", ["a\rb"]),
      ("a.png\r", ["a.png"]),
    ])
  func lines(_ text: String, _ expected: [String]) throws {
    #expect(try Self.names(Array(text.utf8)) == expected)
  }

  @Test("between NULs everything is a name, line ends too")
  func nul() throws {
    #expect(try Self.names(Array("a\nb\0c\r\0\0d".utf8), .nul) == ["a\nb", "c\r", "d"])
  }

  @Test("names are bytes, in whatever encoding")
  func bytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([0xFF, 0xFE, 0x0A], to: "list")
    var list = try NameList(FilePath(path), separator: .newline)
    #expect(try list.next()?.bytes == [0xFF, 0xFE])
  }

  @Test("a name as long as can be is read wherever the buffer ends, a longer one is refused")
  func length() throws {
    let longest = String(repeating: "x", count: NameList.longestName)
    #expect(try Self.names(Array("a\n\(longest)\nb".utf8)) == ["a", longest, "b"])
    #expect(try Self.names(Array("a\n\(longest)\r\nb".utf8)) == ["a", longest, "b"])
    #expect(throws: NameListError.tooLong(entry: 2)) {
      try Self.names(Array("a\n\(longest)x\nb".utf8))
    }
    #expect(throws: NameListError.tooLong(entry: 1)) {
      try Self.names([UInt8](repeating: 0x78, count: 300_000), .nul)
    }
  }

  @Test("a NUL in a line is refused with the line's number")
  func nulInLine() throws {
    #expect(throws: NameListError.containsNUL(line: 3)) {
      try Self.names(Array("a\n\nb\0c\0".utf8))
    }
  }

  @Test("a list that is not there, and one that is a folder")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    #expect(throws: SystemError(code: ENOENT)) {
      _ = try NameList(FilePath(folder.path + "/none"), separator: .newline)
    }
    var list = try NameList(FilePath(folder.path), separator: .newline)
    #expect(throws: NameListError.failed(SystemError(code: EISDIR))) { try list.next() }
  }

  @Test("what is random comes out as it went in")
  func law() throws {
    var random = SeededGenerator()
    for _ in 0..<50 {
      let names = (0..<Int.random(in: 0...3000, using: &random)).map { _ in
        String(repeating: "n", count: Int.random(in: 1...200, using: &random))
      }
      let text = names.joined(separator: "\n")
      #expect(try Self.names(Array(text.utf8)) == names, "\(random)")
    }
  }

  @Test("a name is handed out before the writer of a pipe has written the next")
  func pipe() throws {
    let pipe = Pipe()
    let descriptor = Descriptor(number: pipe.fileHandleForReading.fileDescriptor)
    var list = NameList(descriptor, separator: .newline)
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb\nc".utf8))
    var heard: [String?] = []
    var isReady: [Bool] = []
    for _ in 1...2 {
      heard.append(try list.next()?.text)
      isReady.append(list.isNextReady())
    }
    try pipe.fileHandleForWriting.close()
    for _ in 1...2 {
      heard.append(try list.next()?.text)
      isReady.append(list.isNextReady())
    }
    #expect(heard == ["a", "b", "c", nil])
    #expect(isReady == [true, false, true, true])
  }
}
