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
  /// Indicates whether the pixels are from a file.
  ///
  /// On iOS, the data of such images has the colors in the order red, green, blue, and that of drawn ones the reverse.
  private let isDecoded: Bool

  /// Creates an image from pixels; nil if the storage does not have the size.
  package init?(
    width: Int, height: Int, pixels: PixelStorage, jpeg: Data? = nil, isPhoto: Bool = false, isDecoded: Bool = false
  ) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.pixelCount == count else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.jpeg = jpeg
    self.isPhoto = isPhoto
    self.isDecoded = isDecoded
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
    return copy.flatMap { CGImage(width: columns, height: rows, pixels: $0, isDecoded: isDecoded) }
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right || (left.digest == right.digest && left.width == right.width && left.height == right.height)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

// MARK: - Data

extension CGImage {
  /// Creates an image from rows of pixels; nil for a format that is not supported, or for too few bytes.
  ///
  /// The formats are red, green and blue with 8 bits in 3 or 4 bytes, gray in one byte, and alpha in one byte. The colors
  /// are sRGB in each space. `decode`, `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        space: space, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: bitmapInfo),
      let row = format.bytesPerRow(bytesPerRow, width: width, height: height),
      let image = provider.bytes.withUnsafeBytes({
        format.image($0, width: width, height: height, bytesPerRow: row)
      })
    else { return nil }
    self.init(width: width, height: height, pixels: image.pixels)
  }

  /// The arrangement of the bytes of `dataProvider`.
  ///
  /// It is red, green, blue, alpha for an image of a file, and the reverse for a drawn one, as on iOS. Colors are
  /// premultiplied; images of opaque pixels have no alpha.
  public var bitmapInfo: CGBitmapInfo {
    guard isDecoded else { return Self.drawnInfo(isOpaque: isOpaque) }
    return CGBitmapInfo(rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast).rawValue)
  }

  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
  }

  /// The pixels in rows of `bytesPerRow` bytes.
  public var dataProvider: CGDataProvider? {
    guard let format = PixelFormat(space: .standard, bitsPerComponent: 8, info: bitmapInfo) else { return nil }
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { format.write(self, to: start, bytesPerRow: bytesPerRow) }
    }
    return CGDataProvider(data: data as NSData)
  }

  /// The arrangement of the pixels of drawings: blue, green, red, alpha.
  static func drawnInfo(isOpaque: Bool) -> CGBitmapInfo {
    let alpha = isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
    return [CGBitmapInfo(rawValue: alpha.rawValue), .byteOrder32Little]
  }
}
