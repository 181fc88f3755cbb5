import Glibc
import UIFoundation

/// Keeps those who tidy the results apart from those who add to them.
struct ResultsLock {
  private let file: Int32

  /// Waits for the lock: shared by those who add, exclusive for one who rewrites.
  init(_ folder: String, exclusive: Bool) throws(WritingError) {
    let path = folder + "/.lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    // Interrupted by a signal, waiting begins anew.
    while flock(file, exclusive ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
  }

  /// Lets the others in.
  func close() { _ = Glibc.close(file) }
}
