internal import Glibc
import UIFoundation

/// The bytes of a file that stays mapped into memory, with little-endian numbers. Reads outside of it return nil.
final class ByteTable: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  /// Maps a file for reading.
  init(mapping path: String) throws(FontError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      throw .unreadable(path: path, reason: "not a file with contents")
    }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      throw .unreadable(path: path, reason: "it cannot be mapped into memory")
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

  var count: Int { bytes.count }

  /// Returns a part of the bytes; an empty part if the range exceeds them.
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  func integer(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns a 64-bit length or offset that does not exceed the largest `Int`.
  func length(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 8 else { return nil }
    return Int(exactly: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
  }

  /// Returns the range whose offset and length are stored at an offset; nil if it exceeds the bytes.
  func range(at offset: Int) -> Range<Int>? {
    guard let start = length(at: offset), let length = length(at: offset + 8), start <= bytes.count,
      length <= bytes.count - start
    else { return nil }
    return start..<start + length
  }

  /// Returns the text before the next zero byte, of at most `limit` bytes.
  func string(at offset: Int, limit: Int = 256) -> String? {
    guard offset >= 0, offset < bytes.count else { return nil }
    let rest = bytes[offset..<min(bytes.count, offset + limit)]
    return String(decoding: rest.prefix { $0 != 0 }, as: UTF8.self)
  }

  func hexadecimal(_ range: Range<Int>) -> String {
    part(range).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
