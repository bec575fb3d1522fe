import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The built program, run as a process of its own, its pipes written and read while it runs.
public struct Program {
  /// What a run came to.
  public struct Result {
    /// The exit status; nil where a signal ended the program, or it did not end in time.
    public var status: Int32?
    public var output: [UInt8]
    public var error: [UInt8]

    public var outputText: String { String(decoding: output, as: UTF8.self) }
    public var errorText: String { String(decoding: error, as: UTF8.self) }
  }

  /// Where standard output goes.
  public enum Output {
    /// Into the result.
    case pipe
    /// Into a pipe that nobody reads.
    case closedPipe
    /// Into a file or device, whose name is absolute.
    case file(String)
  }

  /// The absolute path of what is run in place of the built program, such as a shell.
  public var executable: String?
  /// The working folder; nil for that of the tests.
  public var folder: String?
  /// The whole environment.
  public var environment: [String: String]
  public var output = Output.pipe
  /// After so many seconds the program is killed.
  public var timeout: TimeInterval = 60

  public init(in folder: String? = nil, environment: [String: String] = [:]) {
    self.folder = folder
    self.environment = environment
  }

  /// Runs the program with arguments that are text.
  public func run(_ arguments: [String], input: [UInt8]? = nil) throws -> Result {
    try run(bytes: arguments.map { Array($0.utf8) }, input: input)
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - bytes: The arguments, none of which holds a NUL.
  ///   - input: What a pipe on standard input holds; nil for `/dev/null`.
  public func run(bytes arguments: [[UInt8]], input: [UInt8]? = nil) throws -> Result {
    let path = try executable ?? Self.path()
    var (process, streams) = try Self.spawning.withLock {
      // Two that start at once would inherit each other's pipes.
      let streams = try Streams(input: input, output: output)
      defer { streams.closeOwnedByProgram() }
      return (try spawn(path, arguments, streams), streams)
    }
    let isOver = streams.exchange(input ?? [], until: Date(timeIntervalSinceNow: timeout))
    if !isOver { kill(process, SIGKILL) }
    var code: Int32 = 0
    while waitpid(process, &code, 0) == -1, errno == EINTR {}
    let hasExited = code & 0x7F == 0
    return Result(
      status: hasExited ? code >> 8 & 0xFF : nil, output: streams.collected[0],
      error: streams.collected[1])
  }

  /// Where the build left the program, beside the tests; or the one that `ZOOMFIT_PROGRAM` names, by its
  /// absolute path.
  public static func path() throws -> String {
    if let program = ProcessInfo.processInfo.environment["ZOOMFIT_PROGRAM"] { return program }
    for argument in CommandLine.arguments {
      var url = URL(fileURLWithPath: argument).resolvingSymlinksInPath()
      while url.path != "/" {
        url.deleteLastPathComponent()
        let candidate = url.appendingPathComponent("zoomfit").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  /// The absolute path of a program that may be installed; nil where it is not.
  public static func installed(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  private static let spawning = NSLock()

  private func spawn(_ path: String, _ arguments: [[UInt8]], _ streams: Streams) throws -> pid_t {
    var command = path
    var words = [Array(path.utf8)] + arguments
    if let folder {
      // Nothing portable starts a program in another folder, but for the shell.
      command = "/bin/sh"
      let script = "cd \"$0\" && exec \"$@\""
      words = ["sh", "-c", script, folder].map { Array($0.utf8) } + words
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in streams.ofProgram.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    let variables = environment.map { Array("\($0)=\($1)".utf8) }
    var argv = Self.pointers(words)
    var envp = Self.pointers(variables)
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, command, &actions, nil, &argv, &envp)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }

  private static func pointers(_ strings: [[UInt8]]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { bytes in strdup((bytes + [0]).map { CChar(bitPattern: $0) }) } + [nil]
  }
}

/// The ends of the three standard streams.
private struct Streams {
  /// 0, 1 and 2 of the program.
  var ofProgram: [Int32]
  /// The end that is written; -1 for none.
  var writing: Int32 = -1
  /// The ends that are read; -1 for none.
  var reading: [Int32] = [-1, -1]
  var collected: [[UInt8]] = [[], []]

  init(input: [UInt8]?, output: Program.Output) throws {
    ofProgram = [open("/dev/null", O_RDONLY | O_CLOEXEC)]
    if input != nil {
      close(ofProgram[0])
      let pipe = try Self.pipe()
      ofProgram[0] = pipe.read
      writing = pipe.write
    }
    switch output {
    case .pipe:
      let pipe = try Self.pipe()
      ofProgram.append(pipe.write)
      reading[0] = pipe.read
    case .closedPipe:
      let pipe = try Self.pipe()
      ofProgram.append(pipe.write)
      close(pipe.read)
    case .file(let name):
      ofProgram.append(open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644))
    }
    let pipe = try Self.pipe()
    ofProgram.append(pipe.write)
    reading[1] = pipe.read
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    let result = ends.withUnsafeMutableBufferPointer { makePipe($0.baseAddress!) }
    guard result == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  func closeOwnedByProgram() {
    for descriptor in ofProgram { close(descriptor) }
  }

  /// Writes the input and collects the output until both ends are closed.
  ///
  /// - Returns: False where that took longer than `end`.
  mutating func exchange(_ input: [UInt8], until end: Date) -> Bool {
    signal(SIGPIPE, SIG_IGN)
    if writing >= 0 { _ = fcntl(writing, F_SETFL, O_NONBLOCK) }
    defer {
      for descriptor in [writing] + reading where descriptor >= 0 { close(descriptor) }
    }
    var written = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while reading.contains(where: { $0 >= 0 }) {
      guard end.timeIntervalSinceNow > 0 else { return false }
      var entries = [pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)]
      entries += reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&entries, nfds_t(entries.count), 100) > 0 else { continue }
      if entries[0].revents != 0 {
        let count = input[written...].withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
        if count > 0 { written += count }
        if written == input.count || count < 0 && errno != EAGAIN {
          close(writing)
          writing = -1
        }
      }
      for index in reading.indices where entries[index + 1].revents != 0 {
        let count = read(reading[index], &buffer, buffer.count)
        if count > 0 {
          collected[index] += buffer[..<count]
        } else {
          close(reading[index])
          reading[index] = -1
        }
      }
    }
    return true
  }
}

/// `pipe(2)`, which the methods of the same name hide.
private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  pipe(ends)
}
