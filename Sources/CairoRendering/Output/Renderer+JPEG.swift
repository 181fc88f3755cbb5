internal import CImageCodecs
import UIFoundation
import UIGraphics

extension Renderer {
  /// The picture as a JPEG on white; quality 0 to 1.
  package func jpeg(_ list: DisplayList, quality: CGFloat) throws(RenderingError) -> Data {
    try jpeg(image(list), quality: quality)
  }

  /// The pixels of an image as a JPEG on white; quality 0 to 1.
  package func jpeg(_ image: CGImage, quality: CGFloat) throws(RenderingError) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var message = [CChar](repeating: 0, count: 160)
    let level = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 99 + 1).rounded())
    let isDone = image.pixels.withUnsafeBytes {
      hf_jpeg_encode(
        $0.baseAddress, UInt32(image.width), UInt32(image.height), image.width * 4, level, &bytes, &count, &message)
    }
    guard isDone, let bytes else {
      let reason = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw .library(name: "JPEG", reason: reason)
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}
