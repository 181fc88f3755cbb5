import UIFoundation

/// Memory for pixels that is kept between pictures, since fresh pages cost more than drawing on them.
final class PixelBuffer {
  private(set) var bytes: UnsafeMutableRawPointer?
  private var capacity = 0

  /// Room for at least so many bytes, with whatever was in it; nil without memory.
  func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
    if count <= capacity { return bytes }
    free(bytes)
    bytes = malloc(count)
    capacity = bytes == nil ? 0 : count
    return bytes
  }

  /// Gives the memory back where it is larger than what should be kept.
  func trim(to limit: Int) {
    guard capacity > limit else { return }
    free(bytes)
    bytes = nil
    capacity = 0
  }

  deinit { free(bytes) }
}
