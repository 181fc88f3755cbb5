internal import CImageCodecs
import UIFoundation
import UIGraphics

/// The quality of JPEG and WebP pictures.
package enum PictureQuality: Sendable, Hashable {
  /// 1 (smallest) to 100 (best).
  case lossy(Int)
  /// Lossless, for WebP only.
  case lossless

  /// Creates a quality from `1` to `100` or `lossless`. Returns nil for other words.
  package init?(_ word: String) {
    if word == "lossless" {
      self = .lossless
    } else if let number = Int(word), (1...100).contains(number) {
      self = .lossy(number)
    } else {
      return nil
    }
  }

  /// The word that parses to this quality.
  package var word: String {
    switch self {
    case .lossy(let number): String(number)
    case .lossless: "lossless"
    }
  }

  /// The expected words, for messages.
  package static let expectation = "a number from 1 to 100, or lossless for WebP"
}

extension Renderer {
  /// The minimum quality for full color resolution. Below it, other losses hide the difference.
  private static let fullChromaQuality = 85

  /// Returns a JPEG on white, with a resolution of 72 dpi times the scale. The quality is 1 to 100.
  package func jpeg(_ list: DisplayList, quality: Int) throws(RenderingError) -> Data {
    try jpeg(image(list), level: quality, fullChroma: quality >= Self.fullChromaQuality)
  }

  /// Returns a JPEG on white. The quality is 0 to 1.
  package func jpeg(_ list: DisplayList, compressionQuality: CGFloat) throws(RenderingError) -> Data {
    let quality = compressionQuality
    let level = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 99 + 1).rounded())
    return try jpeg(image(list), level: level, fullChroma: false)
  }

  /// Returns a WebP with transparency.
  package func webp(_ list: DisplayList, quality: PictureQuality) throws(RenderingError) -> Data {
    let image = try image(list)
    // For lossless encoding, the number has no effect.
    let (level, isLossless): (Int, Bool) =
      switch quality {
      case .lossy(let level): (level, false)
      case .lossless: (100, true)
      }
    return try Self.encoded("WebP") { bytes, count, message in
      image.pixels.withUnsafeBytes {
        hf_webp_encode(
          $0.baseAddress, UInt32(image.width), UInt32(image.height), image.width * 4, Int32(level), isLossless,
          &bytes, &count, &message)
      }
    }
  }

  private func jpeg(_ image: CGImage, level: Int, fullChroma: Bool) throws(RenderingError) -> Data {
    try Self.jpeg(of: image, level: level, fullChroma: fullChroma, dots: UInt16(exactly: (scale * 72).rounded()) ?? 0)
  }

  /// Returns the pixels as a JPEG. The level is 1 to 100.
  static func jpeg(
    of image: CGImage, level: Int, fullChroma: Bool = true, dots: UInt16 = 0
  ) throws(RenderingError) -> Data {
    try encoded("JPEG") { bytes, count, message in
      image.pixels.withUnsafeBytes {
        hf_jpeg_encode(
          $0.baseAddress, UInt32(image.width), UInt32(image.height), image.width * 4, Int32(level), fullChroma, dots,
          &bytes, &count, &message)
      }
    }
  }

  private static func encoded(
    _ name: String, _ encode: (inout UnsafeMutablePointer<UInt8>?, inout Int, inout [CChar]) -> Bool
  ) throws(RenderingError) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var message = [CChar](repeating: 0, count: 160)
    guard encode(&bytes, &count, &message), let bytes else {
      let reason = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw .library(name: name, reason: reason)
    }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
  }
}
