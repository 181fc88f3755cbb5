import BatchRendering
import Foundation

/// A restart of the running process that releases leaked memory.
///
/// Foundation on Linux leaks about 400 bytes for every attributed string, which exhausts memory after millions of jobs.
/// The restarted program receives unused input in a file.
enum ProcessRestart {
  private static let variable = "HEADFRAME_WORKER_UNREAD"

  /// Restarts the program with the same arguments. Returns only on failure.
  static func begin(unread: [UInt8]) {
    var template = Array("\(NSTemporaryDirectory())/headframe-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return }
    defer { close(file) }
    unlink(template)
    guard ByteWriter.write(unread, to: file) else { return }
    lseek(file, 0, SEEK_SET)
    setenv(variable, "\(file)", 1)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    unsetenv(variable)
  }

  /// Returns the input that the previous program had read but not used.
  static func takeUnread() -> [UInt8] {
    guard let text = ProcessInfo.processInfo.environment[variable], let file = Int32(text) else { return [] }
    unsetenv(variable)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    return Array((try? handle.readToEnd()) ?? Data())
  }
}
