import Foundation

/// A writer of bytes to file descriptors that continues after partial writes and signals.
package enum ByteWriter {
  /// Writes all bytes and returns whether that succeeded. If not, `errno` is the reason.
  package static func write(_ bytes: some ContiguousBytes, to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(file, part.baseAddress, part.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }
}
