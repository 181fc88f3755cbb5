internal import CCairo
internal import CFreeType
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

extension Renderer {
  /// Returns the digest of a picture's inputs: the drawing, the scale, the libraries and this renderer.
  package func digest(of list: DisplayList) -> Digest {
    var encoder = CanonicalEncoder()
    // The second version for scales that are fractions, at which rectangles end on whole pixels.
    encoder.write(scale == scale.rounded() ? Self.revision : Self.revision + 1)
    encoder.write(Self.libraryVersions)
    encoder.write(scale)
    encoder.write(list.digest)
    return Digest(encoder.bytes)
  }

  /// The libraries that affect pixels, with their versions.
  package static var libraryVersions: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0, let library {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    return "cairo \(String(cString: cairo_version_string())) freetype \(major).\(minor).\(patch)"
  }
}

/// An error of painting or writing a drawing.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
  /// The picture has no pixel, or its size or scale is not finite.
  case emptyPicture(width: CGFloat, height: CGFloat, scale: CGFloat)
  /// The picture has more pixels than the configurable limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A restore without a save, the end of a group without its beginning, or the reverse.
  case unbalanced(item: Int, what: String)
  /// Groups or drawings are nested more deeply than `limit`.
  case nestedTooDeep(item: Int, limit: Int)
  /// A resource limit is exceeded; `limit` is its name.
  case overLimit(what: String, limit: String, value: Int)
  /// A library returned an error.
  case library(name: String, reason: String)
  /// Writing is refused, because a file would be lost or the kind of target is unsuitable.
  case refused(path: String, reason: String)
  /// The file cannot be written.
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .emptyPicture(let width, let height, let scale):
      "a picture of \(width)×\(height) points at scale \(scale) has no pixels; size and scale must be above zero"
    case .tooManyPixels(let width, let height, let limit):
      "a picture of \(width)×\(height) pixels exceeds the limit of \(limit) pixels; lower its size or scale, or raise the limit with --limit pixels=NUMBER"
    case .unbalanced(let item, let what): "item \(item) of the display list: \(what)"
    case .nestedTooDeep(let item, let limit):
      "item \(item) of the display list: groups or drawings are nested more than \(limit) deep"
    case .overLimit(let what, let limit, let value):
      "\(what); the limit is \(value), and --limit \(limit)=NUMBER raises it"
    case .library(let name, let reason): "\(name): \(reason)"
    case .refused(let path, let reason): "\(path): \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
