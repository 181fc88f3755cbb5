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
    var content: UIImage.Content
    var orientation: UIImage.Orientation
    var lastUse: Int
    var size: Int
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

  /// Returns the content of an unchanged file; nil if it is not cached.
  package func content(_ key: Key) -> (content: UIImage.Content, orientation: UIImage.Orientation)? {
    state.withLock { state in
      guard let entry = state.entries[key.path], entry.state == key.state else { return nil }
      state.uses += 1
      state.entries[key.path]?.lastUse = state.uses
      return (entry.content, entry.orientation)
    }
  }

  /// Adds the content of a file, unless it is larger than the cache.
  package func add(_ content: UIImage.Content, _ orientation: UIImage.Orientation, for key: Key) {
    state.withLock { state in
      state.remove(key.path)
      state.uses += 1
      let entry = Entry(
        state: key.state, content: content, orientation: orientation, lastUse: state.uses, size: content.byteCount)
      guard entry.size <= maximumSize else { return }
      state.entries[key.path] = entry
      state.size += entry.size
      while state.size > maximumSize, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.remove(oldest.key)
      }
    }
  }
}

extension UIImage.Content {
  /// The size of the pixels and of files that are kept, in bytes.
  fileprivate var byteCount: Int {
    switch self {
    case .pixels(let image): image.bytesPerRow * image.height + (image.jpeg?.count ?? 0)
    case .drawing(let list):
      list.items.reduce(0) { sum, item in
        if case .vector(let vector) = item { sum + vector.file.data.count } else { sum }
      }
    }
  }
}
