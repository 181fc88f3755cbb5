import UIFoundation

/// The arrangement of pixels with 8 bits per component in memory.
///
/// It converts them from and to the pixels of images, which are premultiplied BGRA.
struct PixelFormat: Sendable, Equatable {
  private enum Colors: Equatable {
    /// The positions of red, green and blue in a pixel.
    case rgb(Int, Int, Int)
    /// The byte at the position 0.
    case gray
    /// No colors: alpha alone.
    case none
  }

  let bytesPerPixel: Int
  private let colors: Colors
  /// The position of alpha, or of the byte in its place.
  private let alphaPosition: Int?
  private let hasAlpha: Bool
  private let isPremultiplied: Bool

  /// Indicates whether contexts can draw into the format.
  ///
  /// Core Graphics allows fewer formats for contexts than for images.
  var isDrawable: Bool { isPremultiplied && (colors == .gray || alphaPosition != nil) }

  /// Creates a format; nil for components with another size and for other orders of bytes.
  init?(space: CGColorSpace?, bitsPerComponent: Int, bitsPerPixel: Int? = nil, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents), let alpha = info.alpha else { return nil }
    let order = info.intersection(.byteOrderMask)
    if alpha == .alphaOnly {
      (bytesPerPixel, colors, alphaPosition, hasAlpha, isPremultiplied) = (1, .none, 0, true, true)
    } else if space?.model == .monochrome {
      guard alpha == .none else { return nil }
      (bytesPerPixel, colors, alphaPosition, hasAlpha, isPremultiplied) = (1, .gray, nil, false, true)
    } else {
      guard space?.model == .rgb, [[], .byteOrder32Big, .byteOrder32Little].contains(order) else { return nil }
      let isReversed = order == .byteOrder32Little
      func position(_ index: Int) -> Int { isReversed ? 3 - index : index }
      switch alpha {
      case .none:
        guard !isReversed else { return nil }
        (bytesPerPixel, colors, alphaPosition) = (3, .rgb(0, 1, 2), nil)
      case .last, .premultipliedLast, .noneSkipLast:
        (bytesPerPixel, colors) = (4, .rgb(position(0), position(1), position(2)))
        alphaPosition = position(3)
      default:
        (bytesPerPixel, colors) = (4, .rgb(position(1), position(2), position(3)))
        alphaPosition = position(0)
      }
      hasAlpha = ![.none, .noneSkipLast, .noneSkipFirst].contains(alpha)
      isPremultiplied = alpha != .last && alpha != .first
    }
    if let bitsPerPixel, bitsPerPixel != bytesPerPixel * 8 { return nil }
  }

  /// Returns the given number of bytes per row, or the smallest one for 0.
  ///
  /// The result is nil for fewer bytes, and for a size that is not positive or exceeds the limit of a picture's pixels.
  func bytesPerRow(_ bytesPerRow: Int, width: Int, height: Int) -> Int? {
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max),
      width * height <= ResourceLimits.current.pixels, bytesPerRow >= 0
    else { return nil }
    let row = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
    guard row >= width * bytesPerPixel, !row.multipliedReportingOverflow(by: height).overflow else { return nil }
    return row
  }

  /// Returns the image of rows of pixels; nil if the memory is too small.
  func image(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> CGImage? {
    guard bytes.count >= bytesPerRow * (height - 1) + width * bytesPerPixel else { return nil }
    let pixels = PixelStorage(pixelCount: width * height) { target in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = (y * bytesPerRow + x * bytesPerPixel)
          let alpha = alphaPosition.flatMap { hasAlpha ? bytes[pixel + $0] : nil } ?? 255
          let (red, green, blue) = color(bytes, pixel, alpha)
          let index = (y * width + x) * 4
          (target[index], target[index + 1], target[index + 2], target[index + 3]) = (blue, green, red, alpha)
        }
      }
    }
    return pixels.flatMap { CGImage(width: width, height: height, pixels: $0) }
  }

  /// Returns the components at a position, multiplied by alpha.
  private func color(_ bytes: UnsafeRawBufferPointer, _ pixel: Int, _ alpha: UInt8) -> (UInt8, UInt8, UInt8) {
    switch colors {
    case .none: return (0, 0, 0)
    case .gray: return (bytes[pixel], bytes[pixel], bytes[pixel])
    case .rgb(let red, let green, let blue):
      let all = (bytes[pixel + red], bytes[pixel + green], bytes[pixel + blue])
      func limited(_ value: UInt8) -> UInt8 {
        // Colors that are larger than alpha cannot be painted.
        isPremultiplied ? min(value, alpha) : UInt8((Int(value) * Int(alpha) + 127) / 255)
      }
      return alpha == 255 ? all : (limited(all.0), limited(all.1), limited(all.2))
    }
  }

  /// Writes an image of the same size to rows of pixels, which the memory must have.
  func write(_ image: CGImage, to bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let target = bytes.assumingMemoryBound(to: UInt8.self)
    image.pixels.withUnsafeBytes { source in
      for y in 0..<image.height {
        for x in 0..<image.width {
          let (index, pixel) = ((y * image.width + x) * 4, y * bytesPerRow + x * bytesPerPixel)
          let (blue, green, red) = (source[index], source[index + 1], source[index + 2])
          switch colors {
          case .none: break
          case .gray: target[pixel] = Self.gray(red: red, green: green, blue: blue)
          case .rgb(let r, let g, let b):
            (target[pixel + r], target[pixel + g], target[pixel + b]) = (red, green, blue)
          }
          if let alphaPosition { target[pixel + alphaPosition] = hasAlpha ? source[index + 3] : 255 }
        }
      }
    }
  }

  /// Returns the gray with the luminance of a color.
  private static func gray(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    if red == green, green == blue { return red }
    return CGColorSpace.gray(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}

extension CGColorSpace {
  /// Returns the gray, 0 to 255, with the luminance of sRGB components of 0 to 1.
  ///
  /// The weights are those of sRGB's primaries (IEC 61966-2-1).
  fileprivate static func gray(red: Double, green: Double, blue: Double) -> UInt8 {
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return UInt8(min(255, max(0, (encoded(luminance) * 255).rounded())))
  }
}
