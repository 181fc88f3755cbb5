import CairoRendering
import UIKitCore

/// The file format of a picture. The raw value is the file extension.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png
  case jpg
  case webp
  case svg
  case pdf
  /// The display list as one JSON object.
  case json
  /// The display list as text, one item per line.
  case txt
  /// Raw pixels of one byte each for red, green, blue and alpha, not premultiplied, from the top row.
  case rgba

  /// Creates the format with the given name or file extension. JPEG has two extensions.
  package init?(word: String) {
    self.init(rawValue: word == "jpeg" ? "jpg" : word)
  }

  /// The names of all formats for messages.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns the error message for a quality that none of the formats supports; nil if one does.
  package static func problem(of quality: PictureQuality?, for formats: [PictureFormat]) -> String? {
    switch quality {
    case nil: nil
    case .lossy?: formats.contains { $0 == .jpg || $0 == .webp } ? nil : "is for JPEG and WebP"
    case .lossless?: formats.contains(.webp) ? nil : "lossless is for WebP"
    }
  }

  /// The maximum width or height of the format, in pixels.
  package var largestSide: Int {
    switch self {
    case .jpg: 65_535
    case .webp: 16_383
    case .png, .rgba, .svg, .pdf, .json, .txt: Int(Int32.max)
    }
  }

  /// Indicates whether the format has pixels, so that the scale applies.
  var hasPixels: Bool {
    switch self {
    case .png, .jpg, .webp, .rgba: true
    case .svg, .pdf, .json, .txt: false
    }
  }

  /// Calls a closure with the bytes of the encoded picture, which are valid during the call.
  ///
  /// Formats without pixels ignore the scale and use points.
  func withEncoded<Result>(
    _ list: DisplayList, dark: DisplayList? = nil, furtherPages: [DisplayList] = [],
    printMargins: PrintMargins? = nil, _ options: PictureOptions, with renderer: Renderer,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(RenderingError) -> Result {
    let data: Data
    switch self {
    case .png: return try renderer.withPNG(list) { body($0) }
    case .jpg: data = try renderer.jpeg(list, quality: options.quality.jpegLevel)
    case .webp: data = try renderer.webp(list, quality: options.quality ?? .lossy(Self.webpQuality))
    case .svg: data = try renderer.svg(list, dark: dark, options: options.svg)
    case .pdf: data = try renderer.pdf([list] + furtherPages, printMargins: printMargins)
    case .json: data = Data(list.json.utf8)
    case .txt: data = Data(list.description.utf8)
    case .rgba: data = try renderer.rgba(list).rgba
    }
    return data.withUnsafeBytes(body)
  }

  // At these qualities, text of 17 points shows no ringing at 2x. Both are close to the encoders' defaults.
  fileprivate static let jpegQuality = 85
  private static let webpQuality = 80
}

extension PictureQuality? {
  /// The quality for JPEG, 0 to 100. For lossless quality, it is the highest, since JPEG has no lossless mode.
  fileprivate var jpegLevel: Int {
    switch self {
    case nil: PictureFormat.jpegQuality
    case .lossy(let level)?: level
    case .lossless?: 100
    }
  }
}
