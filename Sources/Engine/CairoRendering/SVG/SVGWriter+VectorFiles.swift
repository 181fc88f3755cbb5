internal import CImageCodecs
import UIFoundation
import UIGraphics

extension SVGWriter {
  func draw(_ item: VectorItem) throws(RenderingError) {
    let (size, target) = (item.file.size, item.destination)
    guard target.isFinite, size.width > 0, size.height > 0 else { return }
    let id = try define(item.file)
    add(
      "<svg \(Self.frame(target)) \(Self.viewBox(CGRect(origin: .zero, size: size))) "
        + "preserveAspectRatio=\"none\"><use href=\"#\(id)\"/></svg>")
  }

  // A file is converted once, to outlines, gradients and images. What a library draws only as pixels becomes an image
  // that contains the file, which browsers draw with neither scripts nor other files.
  private func define(_ file: VectorFile) throws(RenderingError) -> String {
    if let existing = vectorFiles[file] { return existing }
    let converted = try converted(file)
    let hasPixels = converted.contains("<image") && file.data.range(of: Data("<image".utf8)) == nil
    let id: String
    if file.format == .svg, hasPixels {
      id = defineImage(size: file.size, type: "svg+xml", file.data)
    } else {
      id = define("vector") { id in
        "<svg id=\"\(id)\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"\(file.size.width.shortDigits)\" "
          + "height=\"\(file.size.height.shortDigits)\" \(Self.viewBox(CGRect(origin: .zero, size: file.size)))>"
          + Self.renamed(Self.content(of: converted), prefix: id) + "</svg>"
      }
    }
    vectorFiles[file] = id
    return id
  }

  private func converted(_ file: VectorFile) throws(RenderingError) -> String {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    var message = [CChar](repeating: 0, count: 160)
    let isConverted = file.data.withUnsafeBytes {
      hf_vector_to_svg(file.codec, $0.baseAddress, $0.count, &bytes, &count, &message)
    }
    guard isConverted, let bytes else { throw file.error(message) }
    defer { free(bytes) }
    try context.spendVectorTime()
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Returns the elements inside the root element.
  private static func content(of svg: String) -> Substring {
    guard let root = svg.range(of: "<svg"), let start = svg[root.upperBound...].firstIndex(of: ">"),
      let end = svg.range(of: "</svg>", options: .backwards), start < end.lowerBound
    else { return "" }
    return svg[svg.index(after: start)..<end.lowerBound]
  }

  /// Returns elements whose ids are numbered in their order, because Cairo's numbers vary between runs.
  ///
  /// Cairo writes ids in double quotes, and no text that could contain such attributes.
  static func renamed(_ elements: Substring, prefix: String) -> String {
    let marks = [(" id=\"", "\""), ("href=\"#", "\""), ("url(#", ")")].map { (Array($0.utf8), Array($1.utf8)[0]) }
    let bytes = Array(elements.utf8)
    var ids: [ArraySlice<UInt8>: String] = [:]
    var result: [UInt8] = []
    var (copied, at) = (0, 0)
    while at < bytes.count {
      let first = bytes[at]
      guard let (mark, after) = marks.first(where: { $0.0[0] == first && bytes[at...].starts(with: $0.0) }),
        let end = bytes[(at + mark.count)...].firstIndex(of: after)
      else {
        at += 1
        continue
      }
      let id = bytes[(at + mark.count)..<end]
      let name = ids[id] ?? "\(prefix)-\(ids.count + 1)"
      ids[id] = name
      result += bytes[copied..<(at + mark.count)] + Array(name.utf8)
      (copied, at) = (end, end)
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }
}
