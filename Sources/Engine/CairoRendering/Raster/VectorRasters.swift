internal import CCairo
internal import CImageCodecs
import UIFoundation
import UIGraphics

/// A cache of vector files as pixels, kept between pictures.
///
/// The pixels depend only on the key, so caching does not affect the bytes of a picture.
final class VectorRasters {
  /// A vector file's drawing on an area of pixels.
  struct Key: Hashable {
    let file: VectorFile
    /// The transform from the file's points to pixels of the area.
    let transform: CGAffineTransform
    let width: Int
    let height: Int
  }

  // Above this size, the cache is emptied before an addition, in bytes.
  private static let sizeLimit = 64 << 20

  private var images: [Key: CGImage] = [:]
  private var size = 0

  /// Returns the pixels for a key, which a process of its own draws if they are not cached.
  func image(_ key: Key, _ context: RasterContext) throws(RenderingError) -> CGImage {
    if let cached = images[key] { return cached }
    let image = try Self.painted(key)
    try context.spendVectorTime()
    let added = key.width * key.height * 4 + key.file.data.count
    if size + added > Self.sizeLimit {
      images.removeAll()
      size = 0
    }
    if added <= Self.sizeLimit {
      images[key] = image
      size += added
    }
    return image
  }

  private static func painted(_ key: Key) throws(RenderingError) -> CGImage {
    let t = key.transform
    let matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) }
    var pixels: UnsafeMutablePointer<UInt8>?
    var message = [CChar](repeating: 0, count: 160)
    let isPainted = key.file.data.withUnsafeBytes {
      hf_vector_paint(
        key.file.codec, $0.baseAddress, $0.count, matrix, UInt32(key.width), UInt32(key.height), &pixels, &message)
    }
    guard isPainted, let storage = PixelStorage(adopting: pixels, pixelCount: key.width * key.height),
      let image = CGImage(width: key.width, height: key.height, pixels: storage)
    else { throw key.file.error(message) }
    return image
  }
}

extension VectorFile {
  /// The format as the codecs name it.
  var codec: hf_file_format {
    switch format {
    case .svg: HF_SVG
    case .pdf: HF_PDF
    }
  }

  /// Returns the error of a message that a codec wrote.
  func error(_ message: [CChar]) -> RenderingError {
    .library(
      name: name, reason: String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}
