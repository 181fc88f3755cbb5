import Synchronization
import UIFoundation

/// Pictures decoded from files, kept while the files stay as they are; those used longest ago go first.
///
/// A picture that many others show is decoded once. What is shown depends on the file alone, kept or not.
package final class ImageFileCache: Sendable {
  /// The cache of `UIImage(contentsOfFile:)`: 64 MB are some ten photos as large as a screen.
  static let shared = ImageFileCache(largestSize: 64 << 20)

  /// A file as it was when it was decoded.
  package struct Key: Sendable, Hashable {
    package let path: String
    package let state: FileState

    /// `nil` where there is no file.
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

  private let largestSize: Int
  private let state = Mutex(State())

  /// Keeps so many bytes of pixels at most.
  package init(largestSize: Int) {
    self.largestSize = largestSize
  }

  /// The bytes of the pixels that are kept.
  package var size: Int { state.withLock { $0.size } }

  /// What a file was decoded to, where it is kept and still the same.
  package func image(_ key: Key) -> (image: CGImage, orientation: UIImage.Orientation)? {
    state.withLock { state in
      guard let entry = state.entries[key.path], entry.state == key.state else { return nil }
      state.uses += 1
      state.entries[key.path]?.lastUse = state.uses
      return (entry.image, entry.orientation)
    }
  }

  /// Keeps what a file was decoded to, unless that alone is too much.
  package func keep(_ image: CGImage, _ orientation: UIImage.Orientation, for key: Key) {
    state.withLock { state in
      state.remove(key.path)
      state.uses += 1
      let entry = Entry(state: key.state, image: image, orientation: orientation, lastUse: state.uses)
      guard entry.size <= largestSize else { return }
      state.entries[key.path] = entry
      state.size += entry.size
      while state.size > largestSize, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.remove(oldest.key)
      }
    }
  }
}
