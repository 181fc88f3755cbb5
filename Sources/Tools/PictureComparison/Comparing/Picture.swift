import CairoRendering
import UIFoundation
import UIGraphics

/// A decoded picture with its scale, as input of comparisons.
package struct Picture: Sendable {
  /// The extensions of files that are compared as pictures, in lowercase.
  static let pathExtensions = ["png", "jpg", "jpeg", "webp"]

  /// The premultiplied pixels.
  package let image: CGImage
  /// The scale in pixels per point; nil if it is unknown, for example in a file without a resolution.
  package let scale: CGFloat?

  /// Creates a picture from an image.
  package init(_ image: CGImage, scale: CGFloat?) {
    self.image = image
    self.scale = scale
  }

  /// Decodes the pixels of a picture file. Errors refer to the picture by `name`.
  package init(data: Data, name: String) throws(ImageError) {
    let (image, _) = try CGImage.decode(data, name: name)
    self.init(image, scale: PNGChunks.scale(of: data))
  }

  /// Reads a picture file that has pixels.
  package init(path: String) throws(ImageError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw .unreadable(name: path, reason: exists ? error.localizedDescription : "no such file")
    }
    try self.init(data: data, name: path)
  }

  /// Paints a drawing at a scale in pixels per point.
  package init(_ list: DisplayList, scale: CGFloat) throws(RenderingError) {
    self.init(try Renderer(scale: scale).image(list), scale: scale)
  }

  /// Creates a picture from an image's pixels or drawing; nil if the image cannot be painted.
  package init?(_ image: UIImage) {
    if case .pixels(let pixels) = image.content, image.imageOrientation == .up, image.presentation.tint == nil {
      self.init(pixels, scale: image.scale)
    } else if let painted = image.painted() {
      self.init(painted, scale: image.scale)
    } else {
      return nil
    }
  }

  /// The scale as the picture's PNG stores it.
  var storedScale: CGFloat? { scale.flatMap { Self.storedScale($0) } }

  /// Returns a scale rounded to the resolution of a PNG; nil if it is out of range.
  static func storedScale(_ scale: CGFloat) -> CGFloat? {
    PNGChunks.scale(pixelsPerMeter: Int(Renderer.pixelsPerMeter(at: scale)))
  }

  /// The width, in pixels.
  package var width: Int { image.width }
  /// The height, in pixels.
  package var height: Int { image.height }

  /// Returns a PNG of the picture with its scale as resolution.
  package func png(texts: [PNGText] = []) throws(RenderingError) -> Data {
    try Renderer(scale: scale ?? 1).png(image, texts: texts)
  }

  /// Returns a PNG in the form of references, with its mark and the frames of its views.
  package func png(mark: ReferenceMark, frames: [FrameRecord] = []) throws(RenderingError) -> Data {
    var texts = [mark.text]
    // Text chunks precede the pixels. So the pixels are first encoded without texts, to compute their checksum.
    if let pixels = PNGChunks.pixelText(of: try png()) { texts.append(pixels) }
    if !frames.isEmpty { texts.append(FrameRecord.text(of: frames)) }
    // `isSmall`, because references are written rarely but are kept in repositories for a long time.
    return try Renderer(scale: scale ?? 1).png(image, texts: texts, isSmall: true)
  }

  /// Returns the RGBA components of a pixel without premultiplication; nil outside of the picture.
  package func rgba(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let word = image.pixels.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self) }
    let alpha = word >> 24
    func component(_ shift: UInt32) -> UInt8 {
      let value = word >> shift & 255
      return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
    }
    return (component(16), component(8), component(0), UInt8(alpha))
  }
}

extension Picture: Equatable {
  /// Returns whether all pixels are equal, regardless of the scale.
  package static func == (left: Picture, right: Picture) -> Bool { left.image == right.image }
}
