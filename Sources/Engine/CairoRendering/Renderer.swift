import UIFoundation
import UIGraphics

/// A renderer of display lists to pixels and files. It can be used on any thread.
package struct Renderer: Sendable {
  /// The version of the renderer. It is incremented when pictures change without a change of the libraries.
  package static let revision = 1
  /// The scale in pixels per point.
  package var scale: CGFloat
  /// The maximum number of pixels of a picture, checked before memory is allocated.
  package var maximumPixels: Int

  /// Creates a renderer.
  package init(scale: CGFloat = 1, maximumPixels: Int = ResourceLimits.current.pixels) {
    self.scale = scale
    self.maximumPixels = maximumPixels
  }

  /// Returns the size of a list's picture in pixels, rounded up. Throws if the size is invalid.
  package func pixelSize(of list: DisplayList) throws(RenderingError) -> (width: Int, height: Int) {
    let (width, height) = (list.bounds.width, list.bounds.height)
    let grid = PixelGrid(scale: scale)
    guard scale.isFinite, scale > 0, list.bounds.isFinite, width > 0, height > 0 else {
      throw .emptyPicture(width: width, height: height, scale: scale)
    }
    let (columns, rows) = ((grid.ceil(width) * scale).rounded(), (grid.ceil(height) * scale).rounded())
    guard columns >= 1, rows >= 1 else { throw .emptyPicture(width: width, height: height, scale: scale) }
    // A floating-point product cannot overflow, unlike a product of integers.
    guard columns * rows <= CGFloat(maximumPixels), columns <= CGFloat(Int32.max), rows <= CGFloat(Int32.max) else {
      func whole(_ value: CGFloat) -> Int { Int(min(value, 1e15)) }
      throw .tooManyPixels(width: whole(columns), height: whole(rows), limit: maximumPixels)
    }
    return (Int(columns), Int(rows))
  }

  /// Returns the picture as an image with premultiplied pixels.
  package func image(_ list: DisplayList) throws(RenderingError) -> CGImage {
    let (width, height) = try pixelSize(of: list)
    var failure: RenderingError?
    let storage = PixelStorage(pixelCount: width * height) { memory in
      guard let base = memory.baseAddress else { return }
      failure = Self.caught { () throws(RenderingError) in
        try RasterContext.use { context throws(RenderingError) in
          for band in bands(width: width, height: height) {
            try paint(list, band, onto: base + band.top * width * 4, width: width, context)
          }
        }
      }
    }
    if let failure { throw failure }
    guard let storage, let image = CGImage(width: width, height: height, pixels: storage) else {
      throw .library(name: "Memory", reason: "no memory for \(width)×\(height) pixels")
    }
    return image
  }

  private static func caught(_ body: () throws(RenderingError) -> Void) -> RenderingError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }
}

/// The pixels of a picture in a common format.
package struct RawPicture: Sendable, Equatable {
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  /// The pixels as RGBA without premultiplication, in rows from the top, without padding.
  package let rgba: Data
}
