import CProcess

/// The arguments of this process.
enum ProcessArguments {
  /// Returns the arguments after the program's name.
  ///
  /// They come from the C library, because Swift reads them from /proc, which may be missing in a chroot or a minimal
  /// container.
  static func read() -> [String] {
    guard var next = hf_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    var words: [String] = []
    while let word = next.pointee {
      words.append(String(cString: word))
      next += 1
    }
    return Array(words.dropFirst())
  }
}
