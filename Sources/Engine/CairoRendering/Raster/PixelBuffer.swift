import UIFoundation

/// Memory for pixels that pictures reuse, because allocating pages takes longer than drawing on them.
final class PixelBuffer {
  private(set) var bytes: UnsafeMutableRawPointer?
  private var capacity = 0

  /// Returns uninitialized memory of at least the given size; nil if the allocation fails.
  func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
    if count <= capacity { return bytes }
    free(bytes)
    bytes = malloc(count)
    capacity = bytes == nil ? 0 : count
    return bytes
  }

  /// Frees the memory if it is larger than the limit.
  func trim(to limit: Int) {
    guard capacity > limit else { return }
    free(bytes)
    bytes = nil
    capacity = 0
  }

  deinit { free(bytes) }
}
