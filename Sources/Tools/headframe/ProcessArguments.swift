import CProcess
import Foundation

/// The arguments of this process.
enum ProcessArguments {
  /// Returns the arguments after the program's name.
  ///
  /// They come from the C library, because Swift reads them from /proc, which may be missing in a chroot or a minimal
  /// container.
  ///
  /// Throws ``Failure`` for an argument that is not UTF-8: its text would name another file.
  static func read() throws(Failure) -> [String] {
    guard var next = hf_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    var words: [String] = []
    while let word = next.pointee {
      guard let text = String(validatingCString: word) else {
        let name = String(cString: word)
        throw Failure(
          lines: ["Error: the argument \"\(name)\" is not UTF-8, which names of files must be; rename the file"],
          status: 2)
      }
      words.append(text)
      next += 1
    }
    return Array(words.dropFirst())
  }

  /// Throws ``Failure`` if the current folder's name is not UTF-8.
  ///
  /// Relative paths would lead to another folder.
  static func checkCurrentFolder() throws(Failure) {
    guard let path = getcwd(nil, 0) else { return }
    defer { free(path) }
    if String(validatingCString: path) != nil { return }
    throw Failure(
      lines: [
        "Error: the name of the current folder \"\(String(cString: path))\" is not UTF-8, which names of files must be; "
          + "rename the folder"
      ], status: 2)
  }
}
