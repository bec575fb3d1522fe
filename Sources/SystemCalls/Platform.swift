#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// What is called differently, or looks different, on the systems the program runs on. Calls whose
// names our own methods bear are here too, for they could otherwise be told apart by module only.

/// The text of an error number. There are two functions by that name with different results, and
/// Swift's import picks the portable one.
func platformErrorText(_ code: Int32, into buffer: inout [CChar]) -> String {
  let failed = unsafe buffer.withUnsafeMutableBufferPointer { text in
    unsafe strerror_r(code, text.baseAddress.unsafelyUnwrapped, text.count) != 0
  }
  guard !failed else { return "error \(code)" }
  return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

func platformRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}

func platformOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

/// Opens a file by its name in an open folder.
func platformOpen(_ name: UnsafePointer<CChar>, _ flags: Int32, in folder: Int32) -> Int32 {
  unsafe openat(folder, name, flags)
}

func platformClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

func platformRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(old, new)
}

/// Another number for the same open file, not handed to programs that are started.
func platformDuplicate(_ descriptor: Int32) -> Int32 {
  fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
}

/// The size of a terminal in characters, 0 where the descriptor is none or does not know.
func platformTerminalSize(_ descriptor: Int32) -> (columns: Int, rows: Int) {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// The index of the first `byte` in a part of `bytes`.
func platformFirstIndex(of byte: UInt8, in bytes: [UInt8], range: Range<Int>) -> Int? {
  unsafe bytes.withUnsafeBytes { buffer in
    let part = unsafe UnsafeRawBufferPointer(rebasing: buffer[range])
    guard let base = part.baseAddress,
      let found = unsafe memchr(base, Int32(byte), part.count)
    else { return nil }
    return unsafe range.lowerBound + (UnsafeRawPointer(found) - base)
  }
}

#if canImport(Darwin)
  typealias SpawnActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?
#else
  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
#endif

/// Calls `body` with what `posix_spawn` wants to know, made before and destroyed after.
func platformWithSpawnActions<Result>(
  _ body: (UnsafeMutablePointer<SpawnActions>, UnsafeMutablePointer<SpawnAttributes>) -> Result
) -> Result {
  #if canImport(Darwin)
    var actions: SpawnActions = nil
    var attributes: SpawnAttributes = nil
  #else
    var actions = unsafe SpawnActions()
    var attributes = SpawnAttributes()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  unsafe posix_spawnattr_init(&attributes)
  defer {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
  return unsafe body(&actions, &attributes)
}

/// The environment, each entry `NAME=value`.
func platformEnvironment() -> [[UInt8]] {
  #if canImport(Darwin)
    var entry = unsafe _NSGetEnviron().pointee.unsafelyUnwrapped
  #else
    var entry = unsafe environ
  #endif
  var entries: [[UInt8]] = []
  while let text = unsafe entry.pointee {
    entries.append(unsafe platformBytes(text))
    unsafe entry += 1
  }
  return entries
}

/// Appends the name of a folder's entry.
///
/// - Returns: The entry's type, as `DT_REG` and its like.
func platformEntry(_ entry: UnsafeMutablePointer<dirent>, appendingNameTo names: inout [UInt8])
  -> UInt8
{
  let offset = unsafe MemoryLayout<dirent>.offset(of: \.d_name).unsafelyUnwrapped
  let name = unsafe UnsafeRawPointer(entry) + offset
  let count = unsafe strlen(name.assumingMemoryBound(to: CChar.self))
  unsafe names.append(contentsOf: UnsafeRawBufferPointer(start: name, count: count))
  return unsafe entry.pointee.d_type
}

/// The path without links, dots and doubled slashes in it; nil where it leads nowhere.
func platformRealPath(_ path: FilePath) -> FilePath? {
  unsafe path.withCString { name in
    guard let real = unsafe realpath(name, nil) else { return nil }
    defer { unsafe free(real) }
    return FilePath(bytes: unsafe platformBytes(real))
  }
}

private func platformBytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
  unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
}
