import UIFoundation
import UIGraphics

/// Paints display lists to pixels and files; any thread may use any copy.
package struct Renderer: Sendable {
  /// Counts up whenever the same list and libraries would give another picture.
  package static let revision = 1
  /// Pixels to a point.
  package var scale: CGFloat
  /// How many pixels a picture may have; what has more is refused before memory is taken.
  package var maximumPixels: Int

  /// A renderer of so many pixels to a point.
  package init(scale: CGFloat = 1, maximumPixels: Int = ResourceLimits.current.pixels) {
    self.scale = scale
    self.maximumPixels = maximumPixels
  }

  /// Width and height of a list's picture, rounded up to whole pixels.
  package func pixelSize(of list: DisplayList) throws(RenderingError) -> (width: Int, height: Int) {
    let (width, height) = (list.bounds.width, list.bounds.height)
    let grid = PixelGrid(scale: scale)
    guard scale.isFinite, scale > 0, list.bounds.isFinite, width > 0, height > 0 else {
      throw .emptyPicture(width: width, height: height, scale: scale)
    }
    let (columns, rows) = ((grid.ceil(width) * scale).rounded(), (grid.ceil(height) * scale).rounded())
    guard columns >= 1, rows >= 1 else { throw .emptyPicture(width: width, height: height, scale: scale) }
    // The sum in floating point cannot overflow, the product of integers could.
    guard columns * rows <= CGFloat(maximumPixels), columns <= CGFloat(Int32.max), rows <= CGFloat(Int32.max) else {
      func whole(_ value: CGFloat) -> Int { Int(min(value, 1e15)) }
      throw .tooManyPixels(width: whole(columns), height: whole(rows), limit: maximumPixels)
    }
    return (Int(columns), Int(rows))
  }

  /// The picture as an image, whose pixels are multiplied by alpha.
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
      throw .library(name: "Memory", reason: "no room for \(width)×\(height) pixels")
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

/// Pixels as bytes, ready for other programs.
package struct RawPicture: Sendable, Equatable {
  /// Width in pixels.
  package let width: Int
  /// Height in pixels.
  package let height: Int
  /// Red, green, blue, alpha of each pixel, not multiplied by alpha, rows from the top without gaps.
  package let rgba: Data
}
