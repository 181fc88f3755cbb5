import UIFoundation

extension CGContext {
  /// Creates a context that draws pixels into memory. The y axis points up, and a unit is a pixel.
  ///
  /// Without memory, the context has its own, which is zero. Given memory must have `bytesPerRow * height` bytes for as
  /// long as the context is used; each drawing changes it at once. With 0, the number of bytes per row is the smallest one.
  /// The components are sRGB in each space of colors, and gray is the luminance. The result is nil for other formats than
  /// red, green and blue with 8 bits and premultiplied or no alpha in 4 bytes, gray in one byte, and alpha in one byte.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      Bitmap(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo), bitsPerComponent: bitsPerComponent))
  }

  private convenience init?(_ bitmap: Bitmap?) {
    guard let bitmap else { return nil }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    self.init(bounds: CGRect(origin: .zero, size: size))
    concatenate(deviceFlip(of: bitmap))
    self.bitmap = bitmap
  }

  private func deviceFlip(of bitmap: Bitmap) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
  }

  /// The transform from user space to the pixels with y up, or to the drawing of other contexts.
  var deviceTransform: CGAffineTransform {
    bitmap.map { state.ctm.concatenating(deviceFlip(of: $0)) } ?? state.ctm
  }

  /// The memory of the pixels, with all drawing so far; nil for contexts of views, pictures and files.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    paintBitmap()
    bitmap.isShared = true
    return bitmap.bytes
  }

  /// The width, in pixels.
  public var width: Int { bitmap?.width ?? Int(exactly: (bounds.width * scale).rounded(.up)) ?? 0 }

  /// The height, in pixels.
  public var height: Int { bitmap?.height ?? Int(exactly: (bounds.height * scale).rounded(.up)) ?? 0 }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { (bitmap?.format.bytesPerPixel ?? 4) * 8 }

  /// The number of bytes per row of `data`; 0 without pixels.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  public var colorSpace: CGColorSpace? { bitmap.map(\.space) ?? .standard }
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? CGImage.drawnInfo(isOpaque: false) }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

  /// Writes all drawing so far to the memory of the pixels.
  public func flush() { paintBitmap() }

  public func synchronize() { paintBitmap() }

  /// Returns the drawing up to this point as pixels at the context's scale; nil on failure.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return Rasterizers.linked?.image(snapshot(), scale: scale) }
    paintBitmap()
    return bitmap.image
  }
}
