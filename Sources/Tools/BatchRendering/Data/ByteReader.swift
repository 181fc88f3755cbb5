import Glibc

/// A reader that buffers a file in pieces, so that memory does not grow with the file's size.
package final class ByteReader {
  private let file: Int32
  private let closes: Bool
  private let isInterrupted: (() -> Bool)?
  /// The conversion of UTF-16 files to UTF-8; nil for bytes that are returned unchanged.
  private var transcoder: UTF16Transcoder?
  // Small enough for the allocator to reuse: new pages cost more than the system calls that a larger buffer saves.
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var start = 0
  private var end = 0
  /// The file offset of the first byte after the buffer.
  private var fileOffset = 0
  /// The line of the next byte, counted from 1.
  package private(set) var line = 1

  /// Creates a reader of an open file that first returns bytes already read from it.
  ///
  /// `closes` indicates whether the reader closes the file when it is released. When `isInterrupted` returns true, the
  /// input ends, even while the reader waits for the next byte.
  package init(file: Int32, closes: Bool, after unread: [UInt8] = [], isInterrupted: (() -> Bool)? = nil) {
    self.file = file
    self.closes = closes
    self.isInterrupted = isInterrupted
    if unread.count > buffer.count { buffer = unread } else { buffer.replaceSubrange(..<unread.count, with: unread) }
    end = unread.count
  }

  /// The offset of the next byte in a file that is read from its beginning.
  ///
  /// In a UTF-16 file, this is the offset of the next character.
  package var offset: Int { transcoder?.offset ?? fileOffset - (end - start) }

  /// Moves to an offset of a seekable file.
  package func move(to offset: Int, line: Int) {
    self.line = line
    if transcoder != nil {
      transcoder?.restart(at: offset)
      (start, end) = (0, 0)
      fileOffset = lseek(file, offset, SEEK_SET)
      return
    }
    if (fileOffset - end...fileOffset).contains(offset) {
      start = end - (fileOffset - offset)
      return
    }
    (start, end) = (0, 0)
    fileOffset = lseek(file, offset, SEEK_SET)
  }

  /// The bytes that were read from the file but not yet consumed.
  package var unread: [UInt8] { Array(buffer[start..<end]) }

  /// Creates a reader of a file. Returns `nil` and sets `errno` if the file cannot be opened.
  package convenience init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    self.init(file: file, closes: true)
  }

  /// Creates a reader of a text file that returns UTF-16 text as UTF-8.
  convenience init?(textPath path: String) {
    self.init(path: path)
    let beginning = prefix(UTF16Transcoder.detectionLength)
    if let transcoder = UTF16Transcoder(beginning: beginning) {
      self.transcoder = transcoder
      move(to: 0, line: 1)
    }
  }

  /// Indicates whether the file is UTF-16 text.
  var isUTF16: Bool { transcoder != nil }

  /// Returns the next bytes without consuming them, at most as many as the buffer contains.
  func prefix(_ count: Int) -> ArraySlice<UInt8> {
    guard start < end || fill() else { return [] }
    return buffer[start..<end].prefix(count)
  }

  deinit {
    if closes { close(file) }
  }

  /// Returns the next byte without consuming it; `nil` at the end, or after an interruption or error.
  package func peek() -> UInt8? {
    if start == end, !fill() { return nil }
    return buffer[start]
  }

  /// Consumes and returns the next byte.
  package func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    start += 1
    transcoder?.consume(byte)
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// Skips a UTF-8 byte order mark (EF BB BF) at the beginning. Editors on Windows write one.
  package func skipByteOrderMark() {
    guard offset == 0 else { return }
    for byte: UInt8 in [0xEF, 0xBB, 0xBF] {
      guard peek() == byte else { return move(to: 0, line: 1) }
      start += 1
      transcoder?.consume(byte)
    }
  }

  /// The result of reading a line.
  package enum Line: Equatable {
    case text([UInt8])
    /// A line longer than the limit. Its remainder has been skipped.
    case tooLong
    case end
  }

  /// Consumes a line and returns it without its line feed.
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
      let next = stop.map { $0 + 1 } ?? end
      if transcoder != nil { for byte in buffer[start..<next] { transcoder?.consume(byte) } }
      start = next
      if stop != nil {
        line += 1
        break
      }
    }
    if isTooLong { return .tooLong }
    return hasAny ? .text(text) : .end
  }

  private func fill() -> Bool {
    if transcoder != nil { return fillTranscoded() }
    let isReady = isInterrupted.map { InputWait.wait(for: file, isInterrupted: $0) } ?? true
    let count = isReady ? buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) } : 0
    start = 0
    end = max(0, count)
    fileOffset += end
    return count > 0
  }

  /// Fills the buffer with the UTF-8 of UTF-16 text, which can be longer than the text.
  private func fillTranscoded() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 15)
    (start, end) = (0, 0)
    while end == 0 {
      let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      let text = transcoder?.transcode(bytes.prefix(max(0, count)), isEnd: count <= 0) ?? []
      fileOffset += max(0, count)
      if text.count > buffer.count { buffer = text } else { buffer.replaceSubrange(..<text.count, with: text) }
      end = text.count
      if count <= 0 { break }
    }
    return end > 0
  }
}
