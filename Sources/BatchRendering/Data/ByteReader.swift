import Glibc

/// Reads a file piece by piece, so that its size does not matter.
package final class ByteReader {
  private let file: Int32
  private let closes: Bool
  // Small enough for memory that is used again: fresh pages would cost more than the calls that this saves.
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var start = 0
  private var end = 0
  /// Where the file goes on behind the buffer.
  private var fileOffset = 0
  /// Counts from 1; the line of the next byte.
  package private(set) var line = 1

  /// Reads an open file, after bytes that were taken from it before; whether it is closed in the end.
  package init(file: Int32, closes: Bool, after unread: [UInt8] = []) {
    self.file = file
    self.closes = closes
    if unread.count > buffer.count { buffer = unread } else { buffer.replaceSubrange(..<unread.count, with: unread) }
    end = unread.count
  }

  /// The next byte's place in a file that is read from its beginning.
  package var offset: Int { fileOffset - (end - start) }

  /// Goes on at a place of a file that is no pipe.
  package func move(to offset: Int, line: Int) {
    self.line = line
    if (fileOffset - end...fileOffset).contains(offset) {
      start = end - (fileOffset - offset)
      return
    }
    (start, end) = (0, 0)
    fileOffset = lseek(file, offset, SEEK_SET)
  }

  /// What was read from the file and not yet taken.
  package var unread: [UInt8] { Array(buffer[start..<end]) }

  /// Opens a file; `nil` where it cannot be read, with the reason in `errno`.
  package convenience init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    self.init(file: file, closes: true)
  }

  deinit {
    if closes { close(file) }
  }

  /// The next byte without taking it; `nil` at the end, and where a signal or an error ended the reading.
  package func peek() -> UInt8? {
    if start == end, !fill() { return nil }
    return buffer[start]
  }

  /// Takes the next byte.
  package func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    start += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// Takes the bytes EF BB BF where they begin the file, as editors on Windows write them.
  package func skipByteOrderMark() {
    guard offset == 0 else { return }
    for byte: UInt8 in [0xEF, 0xBB, 0xBF] {
      guard peek() == byte else { return move(to: 0, line: 1) }
      start += 1
    }
  }

  /// How a line ended.
  package enum Line: Equatable {
    case text([UInt8])
    /// Longer than the limit; the rest of it has been passed over.
    case tooLong
    case end
  }

  /// Takes a line without its end.
  package func nextLine(limit: Int) -> Line {
    var text: [UInt8] = []
    var isTooLong = false
    var hasAny = false
    while start < end || fill() {
      hasAny = true
      let rest = buffer[start..<end]
      let stop = rest.firstIndex(of: UInt8(ascii: "\n"))
      let part = rest[..<(stop ?? end)]
      if text.count + part.count > limit {
        isTooLong = true
        text = []
      } else if !isTooLong {
        text.append(contentsOf: part)
      }
      start = stop.map { $0 + 1 } ?? end
      if stop != nil {
        line += 1
        break
      }
    }
    if isTooLong { return .tooLong }
    return hasAny ? .text(text) : .end
  }

  private func fill() -> Bool {
    let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    start = 0
    end = max(0, count)
    fileOffset += end
    return count > 0
  }
}
