internal import CImageCodecs
import UIFoundation

extension CGImage {
  /// Returns the decoded image and orientation of a file with pixels. The name is used in errors.
  ///
  /// Of an animated GIF, the frame with the index is decoded, of other animations the first one.
  package static func decode(_ data: Data, name: String, frame: UInt32 = 0) throws(ImageError) -> (
    image: CGImage, orientation: UIImage.Orientation
  ) {
    var result = hf_image()
    let isDecoded = data.withUnsafeBytes { bytes in
      hf_decode(bytes.baseAddress, bytes.count, frame, UInt64(ResourceLimits.current.pixels), &result)
    }
    guard isDecoded else {
      let reason = withUnsafeBytes(of: &result.message) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .undecodable(name: name, reason: reason)
    }
    let (width, height) = (Int(result.width), Int(result.height))
    guard let storage = PixelStorage(adopting: result.pixels, pixelCount: width * height),
      let image = CGImage(
        width: width, height: height, pixels: storage, jpeg: jpegCopy(of: data, result),
        isPhoto: result.format == HF_JPEG || result.format == HF_HEIF, isDecoded: true)
    else { throw .undecodable(name: name, reason: "no pixels") }
    return (image, UIImage.Orientation(exif: Int(result.orientation)))
  }

  /// Returns a JPEG's data without metadata, if other programs show its colors like the decoded pixels.
  private static func jpegCopy(of data: Data, _ result: hf_image) -> Data? {
    guard result.format == HF_JPEG, result.has_file_colors else { return nil }
    var copy: UnsafeMutablePointer<UInt8>?
    var count = 0
    let isCopied = data.withUnsafeBytes { hf_jpeg_copy($0.baseAddress, $0.count, &copy, &count) }
    guard isCopied, let copy else { return nil }
    // The memory has the size of the whole file.
    defer { free(copy) }
    return Data(bytes: copy, count: count)
  }

  /// The largest width or height of an image that can be drawn, in pixels: the limit of Cairo's surfaces.
  private static let largestDrawableSide = 32_767

  /// Returns the result of `decode(_:name:)`. Throws for an image that is too large to be drawn.
  package static func decodeDrawable(_ data: Data, name: String) throws(ImageError) -> (
    image: CGImage, orientation: UIImage.Orientation
  ) {
    let (image, orientation) = try decode(data, name: name)
    guard max(image.width, image.height) <= largestDrawableSide else {
      throw .undecodable(
        name: name,
        reason: "\(image.width)x\(image.height) pixels exceed the limit of \(largestDrawableSide) per side; "
          + "scale the image down")
    }
    return (image, orientation)
  }
}

extension UIImage.Orientation {
  /// Creates an orientation from EXIF's number, 1 to 8. Other numbers mean upright.
  package init(exif: Int) {
    let order: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = (1...8).contains(exif) ? order[exif - 1] : .up
  }
}
