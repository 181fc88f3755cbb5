import UIFoundation

extension UIImage {
  /// Decodes PNG, JPEG or WebP at one pixel to a point; nil and a log line for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes PNG, JPEG or WebP; `scale` is pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      let (image, orientation) = try CGImage.decode(data, name: "UIImage(data:)")
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } catch {
      Self.log("\(error)")
      return nil
    }
  }

  /// Reads a file; `@2x` or `@3x` at its name's end is pixels to a point. Nil and a log line on failure.
  public convenience init?(contentsOfFile path: String) {
    do {
      let file = try Self.read(path: path)
      self.init(content: file.content, presentation: file.presentation)
    } catch {
      Self.log("\(error)")
      return nil
    }
  }

  /// Reads a file; `@2x` or `@3x` at its name's end is pixels to a point.
  package static func read(path: String) throws(ImageError) -> UIImage {
    FileReads.note(path)
    // Told before the file is read: what changes meanwhile is decoded again the next time.
    let key = ImageFileCache.Key(path: path)
    if let known = key.flatMap({ ImageFileCache.shared.image($0) }) {
      return UIImage(cgImage: known.image, scale: scale(ofFile: path), orientation: known.orientation)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let reason =
        FileManager.default.fileExists(atPath: path) ? error.localizedDescription : "there is no such file"
      throw .unreadable(name: path, reason: reason)
    }
    let (image, orientation) = try CGImage.decode(data, name: path)
    if let key { ImageFileCache.shared.keep(image, orientation, for: key) }
    return UIImage(cgImage: image, scale: scale(ofFile: path), orientation: orientation)
  }

  /// Pixels to a point as a file's name says: 2 for `icon@2x.png`, 1 without suffix.
  package static func scale(ofFile path: String) -> CGFloat {
    let stem =
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent.split(separator: "~")[safely: 0] ?? ""
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }

  static func log(_ message: String) {
    StandardError.write(message)
  }
}

extension Collection {
  /// The element, or nil where there is none.
  subscript(safely index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
