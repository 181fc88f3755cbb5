import UIFoundation

/// An immutable image of decoded pixels.
public final class CGImage: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels as premultiplied BGRA, four bytes each, in rows without padding.
  package let pixels: PixelStorage
  package let isOpaque: Bool
  /// The XXH3-128 hash of size and pixels.
  package let digest: Digest
  /// The JPEG from which the pixels were decoded, without metadata; nil for other pixels.
  package let jpeg: Data?
  /// Indicates whether the pixels are from a JPEG, HEIC or AVIF file.
  package let isPhoto: Bool

  /// Creates an image from pixels; nil if the storage does not have the size.
  package init?(width: Int, height: Int, pixels: PixelStorage, jpeg: Data? = nil, isPhoto: Bool = false) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.pixelCount == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.jpeg = jpeg
    self.isPhoto = isPhoto
    isOpaque = pixels.isOpaque
    digest = Digest.ofPixels(width: width, height: height, pixels)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  /// The color space. It is always sRGB, since decoding converts other colors.
  public var colorSpace: CGColorSpace? { .standard }

  /// Returns the part inside the rectangle, in whole pixels; nil for an empty intersection.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let part = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    let copy = PixelStorage(pixelCount: columns * rows) { target in
      pixels.withUnsafeBytes { source in
        for row in 0..<rows {
          let from = ((top + row) * width + left) * 4
          target[(row * columns * 4)..<((row + 1) * columns * 4)].copyBytes(from: source[from..<(from + columns * 4)])
        }
      }
    }
    return copy.flatMap { CGImage(width: columns, height: rows, pixels: $0) }
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right || (left.digest == right.digest && left.width == right.width && left.height == right.height)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
