/// The program, without its process: what it is given and what it ends with.
package enum ZoomFit {
  /// Runs the program.
  ///
  /// - Parameter arguments: The arguments as bytes, without the program's own name.
  /// - Returns: The exit status, by sysexits(3).
  package static func run(arguments: [[UInt8]]) -> Int32 { 0 }
}
