import UIFoundation

/// The bytes of one font file, at a fixed address for the life of the object.
package final class FontData: @unchecked Sendable {
  /// The name in messages: the path of the file, or a description of other data.
  package let name: String
  /// The contents of the file.
  package let bytes: UnsafeRawBufferPointer
  /// The bytes that distinguish the file from others: a stored digest, or its contents.
  package let identity: UnsafeRawBufferPointer
  /// The digest of the font pack that contains the file; nil for other files.
  package let packDigest: String?
  private let release: (@Sendable () -> Void)?

  /// Creates data from bytes that exist as long as the process, such as compiled-in data.
  package init(name: String, permanent bytes: UnsafeRawBufferPointer) {
    self.name = name
    self.bytes = bytes
    identity = bytes
    packDigest = nil
    release = nil
  }

  /// Creates data from parts of a mapped file, which stays mapped.
  init(
    name: String, mapped bytes: UnsafeRawBufferPointer, identity: UnsafeRawBufferPointer, of table: ByteTable,
    packDigest: String
  ) {
    self.name = name
    self.bytes = bytes
    self.identity = identity
    self.packDigest = packDigest
    release = { withExtendedLifetime(table) {} }
  }

  /// Creates data from a copy of bytes.
  package init(name: String, copying data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 16)
    data.copyBytes(to: copy)
    self.name = name
    bytes = UnsafeRawBufferPointer(rebasing: copy[..<data.count])
    identity = bytes
    packDigest = nil
    nonisolated(unsafe) let owned = copy
    release = { owned.deallocate() }
  }

  deinit { release?() }
}
