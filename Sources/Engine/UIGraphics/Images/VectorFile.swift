internal import CImageCodecs
import UIFoundation

/// An SVG file or the first page of a PDF file, which a library draws at any scale.
///
/// The library is loaded when the first file of its format is read.
package final class VectorFile: Hashable, Sendable {
  /// The format of a vector file.
  package enum Format: UInt8, Sendable {
    case svg = 1
    case pdf = 2
  }

  package let format: Format
  /// The size, in points: the pixels of CSS or the crop box of the page.
  package let size: CGSize
  package let data: Data
  /// The name of the file, for errors.
  package let name: String
  /// The name and version of the library that draws the file.
  package let library: String
  /// The XXH3-128 hash of the data.
  package let digest: Digest

  /// Reads the size of a vector file; nil for data of other formats.
  package init?(_ data: Data, name: String) throws(ImageError) {
    let found = data.withUnsafeBytes { hf_file_format_of($0.baseAddress, $0.count) }
    switch found {
    case HF_SVG: format = .svg
    case HF_PDF: format = .pdf
    default: return nil
    }
    var size = (0.0, 0.0)
    var library = [CChar](repeating: 0, count: 40)
    var message = [CChar](repeating: 0, count: 160)
    let isRead = data.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &size) { pointer in
        pointer.withMemoryRebound(to: Double.self, capacity: 2) {
          hf_vector_measure(found, bytes.baseAddress, bytes.count, $0, &library, &message)
        }
      }
    }
    guard isRead else { throw .undecodable(name: name, reason: Self.text(message)) }
    self.size = CGSize(width: size.0, height: size.1)
    self.data = data
    self.name = name
    self.library = Self.text(library)
    digest = data.withUnsafeBytes { Digest($0) }
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package static func == (left: VectorFile, right: VectorFile) -> Bool {
    left === right || (left.digest == right.digest && left.format == right.format)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension UIImage {
  /// Creates a picture of a vector file in its own size. It stays a vector drawing in PDF and SVG.
  package convenience init(_ file: VectorFile) {
    let bounds = CGRect(origin: .zero, size: file.size)
    self.init(DisplayList(bounds: bounds, items: [.vector(VectorItem(file: file, destination: bounds))]))
  }

  /// Returns the picture of a file's data. The name is used in errors.
  ///
  /// Throws for data that cannot be decoded, and for pixels that are too large to be drawn.
  package static func decode(_ data: Data, name: String, scale: CGFloat = 1) throws(ImageError) -> UIImage {
    if let file = try VectorFile(data, name: name) { return UIImage(file) }
    let (image, orientation) = try CGImage.decodeDrawable(data, name: name)
    return UIImage(cgImage: image, scale: scale, orientation: orientation)
  }
}
