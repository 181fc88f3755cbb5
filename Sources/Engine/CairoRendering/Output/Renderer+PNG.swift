internal import CImageCodecs
import UIFoundation
import UIGraphics

/// A text chunk of a PNG, stored before its pixels.
package struct PNGText: Sendable, Equatable {
  /// The keyword, 1 to 79 Latin letters, digits or hyphens.
  package let keyword: String
  package let text: String

  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}

extension Renderer {
  /// Returns an sRGB PNG without dates or names, in RGB if opaque. Its resolution is 72 dpi times the scale.
  package func png(_ list: DisplayList, texts: [PNGText] = []) throws(RenderingError) -> Data {
    try withPNG(list, texts) { (bytes) throws(RenderingError) in Data(bytes) }
  }

  /// Writes the picture as a PNG file. The file is written completely or not at all.
  package func writePNG(_ list: DisplayList, to path: String) throws(RenderingError) {
    try withPNG(list) { (bytes) throws(RenderingError) in try FileWriter.write(bytes, to: path) }
  }

  /// Calls a closure with the bytes of a PNG, in memory that the next picture reuses.
  package func withPNG<Result>(
    _ list: DisplayList, _ texts: [PNGText] = [], _ body: (UnsafeRawBufferPointer) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let (width, height) = try pixelSize(of: list)
    return try RasterContext.use { context throws(RenderingError) in
      let bands = bands(width: width, height: height)
      let rows = bands.map(\.height).max() ?? 0
      guard let memory = context.pixels.reserve(width * rows * 4) else {
        throw RenderingError.library(name: "Memory", reason: "no memory for \(width)×\(rows) pixels")
      }
      // The PNG header states whether the picture is opaque. It is written before the second band is painted.
      var isOpaque = isOpaque(list, width: width, height: height)
      for (index, band) in bands.enumerated() {
        try paint(list, band, onto: memory, width: width, context)
        if index == 0 {
          if bands.count == 1, !isOpaque { isOpaque = hf_pixels_are_opaque(memory, width * height) }
          try check(hf_png_begin(context.pngWriter, UInt32(width), UInt32(height), isOpaque, pixelsPerMeter))
          try add(texts, context)
        }
        try check(hf_png_add_rows(context.pngWriter, memory, width * 4, UInt32(band.height)))
      }
      var bytes: UnsafePointer<UInt8>?
      var count = 0
      try check(hf_png_end(context.pngWriter, &bytes, &count))
      return try body(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }

  /// Returns an image as a PNG. `isSmall` compresses better, which takes many times as long.
  package func png(_ image: CGImage, texts: [PNGText] = [], isSmall: Bool = false) throws(RenderingError) -> Data {
    // The limit of decoding applies here too, so that all output can be read back.
    guard image.width <= maximumPixels / max(1, image.height) else {
      throw .tooManyPixels(width: image.width, height: image.height, limit: maximumPixels)
    }
    let begin = isSmall ? hf_png_begin_small : hf_png_begin
    return try RasterContext.use { context throws(RenderingError) in
      try check(begin(context.pngWriter, UInt32(image.width), UInt32(image.height), image.isOpaque, pixelsPerMeter))
      try add(texts, context)
      let isAdded = image.pixels.withUnsafeBytes {
        hf_png_add_rows(context.pngWriter, $0.baseAddress, image.width * 4, UInt32(image.height))
      }
      try check(isAdded)
      var bytes: UnsafePointer<UInt8>?
      var count = 0
      try check(hf_png_end(context.pngWriter, &bytes, &count))
      return Data(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }

  /// Returns the picture as raw pixels.
  package func rgba(_ list: DisplayList) throws(RenderingError) -> RawPicture {
    let image = try image(list)
    var data = Data(count: image.width * image.height * 4)
    data.withUnsafeMutableBytes { target in
      image.pixels.withUnsafeBytes { hf_pixels_to_rgba($0.baseAddress, target.baseAddress, $0.count / 4) }
    }
    return RawPicture(width: image.width, height: image.height, rgba: data)
  }

  // A point is 1/72 inch, so programs that use the resolution display the picture's size in points.
  private var pixelsPerMeter: UInt32 { Self.pixelsPerMeter(at: scale) }

  /// Returns the resolution of PNGs at a scale, or 0 if the scale is out of range.
  package static func pixelsPerMeter(at scale: CGFloat) -> UInt32 {
    let value = (scale * 72 / 0.0254).rounded()
    return value >= 1 && value <= 1e9 ? UInt32(value) : 0
  }

  private func add(_ texts: [PNGText], _ context: RasterContext) throws(RenderingError) {
    for text in texts {
      var content = text.text
      let isAdded = content.withUTF8 { hf_png_add_text(context.pngWriter, text.keyword, $0.baseAddress, $0.count) }
      guard isAdded else {
        throw .library(name: "PNG writer", reason: "out of memory, or invalid keyword \(text.keyword)")
      }
    }
  }

  private func check(_ isDone: Bool) throws(RenderingError) {
    guard isDone else { throw .library(name: "PNG writer", reason: "out of memory, or wrong number of rows") }
  }
}
