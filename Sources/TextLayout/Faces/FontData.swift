import UIFoundation

/// The bytes of one font file; they stay in place as long as the object lives.
package final class FontData: @unchecked Sendable {
  /// What the file is called in reports: its path, or its place in the bundle.
  package let name: String
  /// The file's whole contents.
  package let bytes: UnsafeRawBufferPointer
  private let release: (@Sendable () -> Void)?

  /// Wraps bytes that outlive the process, such as compiled-in ones.
  package init(name: String, permanent bytes: UnsafeRawBufferPointer) {
    self.name = name
    self.bytes = bytes
    release = nil
  }

  /// Copies the bytes.
  package init(name: String, copying data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 16)
    data.copyBytes(to: copy)
    self.name = name
    bytes = UnsafeRawBufferPointer(rebasing: copy[..<data.count])
    nonisolated(unsafe) let owned = copy
    release = { owned.deallocate() }
  }

  deinit { release?() }
}
