import Foundation

/// Replaces the running program by itself, so that memory which was lost along the way is given back.
///
/// Foundation on Linux loses some 400 bytes with every attributed string that it makes, which a worker of a million
/// jobs would feel. What was read from standard input and not yet used goes along in a file.
enum Renewal {
  private static let variable = "HEADFRAME_WORKER_UNREAD"

  /// Starts the program again with the same arguments; comes back only where that cannot be done.
  static func begin(unread: [UInt8]) {
    var template = Array("\(NSTemporaryDirectory())/headframe-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return }
    defer { close(file) }
    unlink(template)
    var rest = unread[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
    lseek(file, 0, SEEK_SET)
    setenv(variable, "\(file)", 1)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    unsetenv(variable)
  }

  /// What the program before this one had read and not used.
  static func takeUnread() -> [UInt8] {
    guard let text = ProcessInfo.processInfo.environment[variable], let file = Int32(text) else { return [] }
    unsetenv(variable)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    return Array((try? handle.readToEnd()) ?? Data())
  }
}
