internal import CImageCodecs
import UIFoundation

/// An XXH3-128 hash, which is the same on every run and machine.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  /// Creates the digest of bytes.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let hash = hf_digest(bytes.baseAddress, bytes.count)
    high = hash.high
    low = hash.low
  }

  /// Creates the digest of bytes.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Digest($0) }
  }

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest as 32 hexadecimal digits.
  package var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns the digest of a picture's size and pixels.
  package static func ofPixels(width: Int, height: Int, _ pixels: PixelStorage) -> Digest {
    let pixelDigest = pixels.withUnsafeBytes { Digest($0) }
    var encoder = CanonicalEncoder()
    encoder.write(width)
    encoder.write(height)
    encoder.write(pixelDigest)
    return Digest(encoder.bytes)
  }
}
