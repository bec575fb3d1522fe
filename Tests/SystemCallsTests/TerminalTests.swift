import Foundation
import Testing

@testable import SystemCalls

struct TerminalTests {
  @Test(
    "the first locale variable that is set and not empty tells the encoding",
    arguments: [
      ([:], false),
      (["LANG": "C.UTF-8"], true),
      (["LANG": "de_DE.utf8@euro"], true),
      (["LANG": "de_DE.ISO-8859-1"], false),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], true),
      (["LANG": "C.UTF-8", "LC_ALL": ""], true),
    ] as [([String: String], Bool)])
  func locale(_ environment: [String: String], _ expected: Bool) {
    #expect(Terminal.showsUTF8 { environment[$0] } == expected)
  }

  @Test("a pipe is no terminal and has no width")
  func pipe() {
    let pipe = Pipe()
    let descriptor = Descriptor(number: pipe.fileHandleForReading.fileDescriptor)
    #expect(!Terminal.isTerminal(descriptor))
    #expect(Terminal.columns(of: descriptor) == nil)
  }

  @Test("a terminal is one, and tells its width")
  func terminal() throws {
    var control: Int32 = 0
    var terminal: Int32 = 0
    var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    #expect(openpty(&control, &terminal, nil, nil, &size) == 0)
    defer {
      close(control)
      close(terminal)
    }
    #expect(Terminal.isTerminal(Descriptor(number: terminal)))
    #expect(Terminal.columns(of: Descriptor(number: terminal)) == 132)
    #expect(Terminal.isSame(Descriptor(number: terminal), Descriptor(number: terminal)))
    #expect(!Terminal.isSame(Descriptor(number: terminal), Descriptor(number: control)))
  }

  @Test("the system's words stand without a capital")
  func errorText() {
    #expect(SystemError(code: ENOENT).message == "no such file or directory")
    #expect(SystemError(code: EACCES).message == "permission denied")
  }

  @Test("a reader that has gone is told apart from a failure")
  func closedPipe() throws {
    Interruption.reportFailedWrites()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let writer = Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)
    #expect(throws: WriteError.closedPipe) { try writer.write([1]) }
    #expect(throws: WriteError.failed(SystemError(code: EBADF))) {
      try Descriptor(number: -1).write([1])
    }
  }

  @Test("all bytes arrive, though the writer is told to come again")
  func nonBlocking() throws {
    let pipe = Pipe()
    let number = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(number, F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    let thread = Thread {
      try? Descriptor(number: number).write(bytes)
      try? pipe.fileHandleForWriting.close()
    }
    thread.start()
    #expect(try pipe.fileHandleForReading.readToEnd().map(Array.init) == bytes)
  }

  @Test("progress shows after a second, ten times a second, and is erased once")
  func progress() {
    var start = MonotonicTime.now
    func at(_ seconds: Double) -> MonotonicTime { start.advanced(by: seconds) }
    var line = ProgressLine(total: nil, start: start)
    #expect(line.update(done: 1, now: at(0.9)) == nil)
    #expect(line.erase() == nil)
    #expect(line.update(done: 2, now: at(1)) == Array("\rzoomfit: 2 files\u{1B}[K".utf8))
    #expect(line.update(done: 3, now: at(1.05)) == nil)
    #expect(line.update(done: 4, now: at(1.2)) != nil)
    #expect(line.erase() == Array("\r\u{1B}[K".utf8))
    #expect(line.erase() == nil)
    start = .now
    line = ProgressLine(total: 20, start: start)
    #expect(line.update(done: 7, now: at(2)) == Array("\rzoomfit: 7 of 20 files\u{1B}[K".utf8))
  }
}
