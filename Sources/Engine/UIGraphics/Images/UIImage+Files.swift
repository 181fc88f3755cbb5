import UIFoundation

extension UIImage {
  /// Creates a picture from the data of a picture file at scale 1. On failure, logs an error and returns nil.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from the data of a picture file, with a scale in pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      let image = try Self.decode(data, name: "UIImage(data:)", scale: scale)
      self.init(content: image.content, presentation: image.presentation)
    } catch {
      Self.log("\(error)")
      return nil
    }
  }

  /// Creates a picture from a file, with the scale of its suffix `@2x` or `@3x`.
  ///
  /// On failure, logs an error and returns nil.
  public convenience init?(contentsOfFile path: String) {
    do {
      let file = try Self.read(path: path)
      self.init(content: file.content, presentation: file.presentation)
    } catch {
      Self.log("\(error)")
      return nil
    }
  }

  /// Reads a file, with the scale of its suffix `@2x` or `@3x`. Throws if it cannot be read or decoded.
  package static func read(path: String) throws(ImageError) -> UIImage {
    FileReads.record(path)
    // The key is created before the file is read, so that a change during reading invalidates the cached picture.
    let key = ImageFileCache.Key(path: path)
    if let cached = key.flatMap({ ImageFileCache.shared.content($0) }) {
      guard case .pixels(let image) = cached.content else { return UIImage(content: cached.content) }
      return UIImage(cgImage: image, scale: scale(ofFile: path), orientation: cached.orientation)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(name: path, reason: reason(forUnreadable: path))
    }
    let image = try decode(data, name: path, scale: scale(ofFile: path))
    if let key { ImageFileCache.shared.add(image.content, image.imageOrientation, for: key) }
    return image
  }

  private static func reason(forUnreadable path: String) -> String {
    switch FileManager.default.isFolder(atPath: path) {
    case nil: "no such file"
    case true?: "is a folder"
    case false?: access(path, R_OK) == 0 ? "cannot be opened" : String(cString: strerror(errno))
    }
  }

  /// Returns the scale of a file name in pixels per point: 2 for `icon@2x.png`, 1 without a suffix.
  package static func scale(ofFile path: String) -> CGFloat {
    let stem =
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent.split(separator: "~")[safely: 0] ?? ""
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }

  static func log(_ message: String) { StandardError.write(message) }
}

extension Collection {
  /// Returns the element at the given index; nil for an index out of range.
  subscript(safely index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
