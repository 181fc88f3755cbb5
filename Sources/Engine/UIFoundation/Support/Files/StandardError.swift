internal import Foundation
internal import Glibc

/// The output stream for messages, warnings and progress.
///
/// Writing never fails: if standard error is closed or full, messages are lost.
package enum StandardError {
  package static func write(_ line: String) { put(line + "\n") }

  /// Writes text without adding a line break.
  package static func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(2, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
