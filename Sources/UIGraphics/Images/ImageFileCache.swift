import Synchronization
import UIFoundation

/// A least-recently-used cache of decoded picture files. A change of a file invalidates its entry.
package final class ImageFileCache: Sendable {
  /// The cache of `UIImage(contentsOfFile:)`, for 64 MiB of pixels.
  static let shared = ImageFileCache(maximumSize: 64 << 20)

  /// The identity of a file's content at the time of decoding.
  package struct Key: Sendable, Hashable {
    package let path: String
    package let state: FileState

    /// Creates the key of a file; nil for a missing file.
    package init?(path: String) {
      guard let state = FileState(path) else { return nil }
      self.path = path
      self.state = state
    }
  }

  private struct Entry {
    var state: FileState
    var image: CGImage
    var orientation: UIImage.Orientation
    var lastUse: Int
    var size: Int { image.bytesPerRow * image.height }
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var size = 0
    var uses = 0

    mutating func remove(_ path: String) {
      if let entry = entries.removeValue(forKey: path) { size -= entry.size }
    }
  }

  private let maximumSize: Int
  private let state = Mutex(State())

  /// Creates a cache for pixels of a maximum size in bytes.
  package init(maximumSize: Int) {
    self.maximumSize = maximumSize
  }

  /// The size of the cached pixels, in bytes.
  package var size: Int { state.withLock { $0.size } }

  /// Returns the decoded picture of an unchanged file; nil if it is not cached.
  package func image(_ key: Key) -> (image: CGImage, orientation: UIImage.Orientation)? {
    state.withLock { state in
      guard let entry = state.entries[key.path], entry.state == key.state else { return nil }
      state.uses += 1
      state.entries[key.path]?.lastUse = state.uses
      return (entry.image, entry.orientation)
    }
  }

  /// Adds a decoded picture, unless it is larger than the cache.
  package func add(_ image: CGImage, _ orientation: UIImage.Orientation, for key: Key) {
    state.withLock { state in
      state.remove(key.path)
      state.uses += 1
      let entry = Entry(state: key.state, image: image, orientation: orientation, lastUse: state.uses)
      guard entry.size <= maximumSize else { return }
      state.entries[key.path] = entry
      state.size += entry.size
      while state.size > maximumSize, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.remove(oldest.key)
      }
    }
  }
}
