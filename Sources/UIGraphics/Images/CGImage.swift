import UIFoundation

/// Decoded pixels; they never change.
public final class CGImage: Hashable, Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Four bytes a pixel in rows without gaps: blue, green, red, alpha; colours multiplied by alpha.
  package let pixels: PixelStorage
  /// Whether every pixel is opaque.
  package let isOpaque: Bool
  /// XXH3-128 of size and pixels.
  package let digest: Digest

  /// Takes pixels over; nil where the storage has another size than stated.
  package init?(width: Int, height: Int, pixels: PixelStorage) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.pixelCount == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    isOpaque = pixels.isOpaque
    digest = Digest.ofPixels(width: width, height: height, pixels)
  }

  /// Bits of one component.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of one row.
  public var bytesPerRow: Int { width * 4 }
  /// Always sRGB: other profiles are converted where images are decoded.
  public var colorSpace: CGColorSpace? { .standard }

  /// The part inside the rectangle, in whole pixels; nil where they do not meet.
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
