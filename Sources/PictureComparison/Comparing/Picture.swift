import CairoRendering
import UIFoundation
import UIGraphics

/// Decoded pixels with their scale, as pictures are compared.
package struct Picture: Sendable {
  /// The pixels; colours are multiplied by alpha, which loses nothing that a PNG could show.
  package let image: CGImage
  /// Pixels to a point; nil where the file does not say.
  package let scale: CGFloat?

  /// Pixels of an image.
  package init(_ image: CGImage, scale: CGFloat?) {
    self.image = image
    self.scale = scale
  }

  /// Decodes PNG, JPEG or WebP; `name` is what errors call the picture.
  package init(data: Data, name: String) throws(ImageError) {
    let (image, _) = try CGImage.decode(data, name: name)
    self.init(image, scale: PNGChunks.scale(of: data))
  }

  /// Reads PNG, JPEG or WebP.
  package init(path: String) throws(ImageError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw .unreadable(name: path, reason: exists ? error.localizedDescription : "there is no such file")
    }
    try self.init(data: data, name: path)
  }

  /// Paints a drawing; `scale` is pixels to a point.
  package init(_ list: DisplayList, scale: CGFloat) throws(RenderingError) {
    self.init(try Renderer(scale: scale).image(list), scale: scale)
  }

  /// Takes an image's pixels, or paints it where it is a drawing; nil where it has none.
  package init?(_ image: UIImage) {
    if case .pixels(let pixels) = image.content, image.imageOrientation == .up, image.presentation.tint == nil {
      self.init(pixels, scale: image.scale)
    } else if let painted = image.painted() {
      self.init(painted, scale: image.scale)
    } else {
      return nil
    }
  }

  /// Width in pixels.
  package var width: Int { image.width }
  /// Height in pixels.
  package var height: Int { image.height }

  /// A PNG of the picture with its scale as resolution.
  package func png(texts: [PNGText] = []) throws(RenderingError) -> Data {
    try Renderer(scale: scale ?? 1).png(image, texts: texts)
  }

  /// A PNG as references are: with its mark, and the frames of its views.
  package func png(mark: ReferenceMark, frames: [FrameRecord] = []) throws(RenderingError) -> Data {
    var texts = [mark.text]
    // Texts stand before the pixels, whose sum is known when they have been written once.
    if let pixels = PNGChunks.pixelText(of: try png()) { texts.append(pixels) }
    if !frames.isEmpty { texts.append(FrameRecord.text(of: frames)) }
    // References are written once, and carried about in repositories for ever.
    return try Renderer(scale: scale ?? 1).png(image, texts: texts, isSmall: true)
  }

  /// Red, green, blue and alpha of a pixel, not multiplied by alpha; nil outside.
  package func rgba(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let word = image.pixels.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self) }
    let alpha = word >> 24
    func part(_ shift: UInt32) -> UInt8 {
      let value = word >> shift & 255
      return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
    }
    return (part(16), part(8), part(0), UInt8(alpha))
  }
}

extension Picture: Equatable {
  /// Whether all pixels are the same; the scale is not looked at.
  package static func == (left: Picture, right: Picture) -> Bool { left.image == right.image }
}
