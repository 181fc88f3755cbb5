import UIFoundation

/// The memory into which a context paints its drawing.
final class Bitmap {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: PixelFormat
  let space: CGColorSpace?
  let info: CGBitmapInfo
  let bytes: UnsafeMutableRawPointer
  private let isOwned: Bool
  /// Indicates whether others can read the memory at any time, so that each drawing is painted at once.
  var isShared: Bool
  /// The pixels below the recorded drawing, if a part of it is already painted over them.
  var base: CGImage?

  /// Creates a bitmap in the given memory, or in its own, which is zero.
  ///
  /// The result is nil for a format or size that cannot be drawn.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace?,
    info: CGBitmapInfo, bitsPerComponent: Int
  ) {
    guard let format = PixelFormat(space: space, bitsPerComponent: bitsPerComponent, info: info), format.isDrawable,
      let row = format.bytesPerRow(bytesPerRow, width: width, height: height),
      let bytes = data ?? calloc(height, row)
    else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, row)
    (self.format, self.space, self.info, self.bytes) = (format, space, info, bytes)
    isOwned = data == nil
    isShared = data != nil
  }

  deinit { if isOwned { free(bytes) } }

  /// The pixels in the memory.
  var image: CGImage? {
    format.image(
      UnsafeRawBufferPointer(start: bytes, count: bytesPerRow * height), width: width, height: height,
      bytesPerRow: bytesPerRow)
  }

  /// Paints a drawing over the pixels. If it `isComplete`, later drawings are painted over the result.
  func paint(_ list: DisplayList, isComplete: Bool) {
    guard let base = base ?? image else { return }
    let below = DisplayItem.image(
      ImageItem(
        image: base, source: CGRect(x: 0, y: 0, width: width, height: height), destination: list.bounds,
        interpolation: .none))
    let whole = DisplayList(bounds: list.bounds, items: [below] + list.items)
    guard let painted = Rasterizers.linked?.image(whole, scale: 1), painted.width == width, painted.height == height
    else { return }
    format.write(painted, to: bytes, bytesPerRow: bytesPerRow)
    self.base = isComplete ? nil : base
  }
}
