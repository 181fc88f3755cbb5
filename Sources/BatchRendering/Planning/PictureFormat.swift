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

  /// Creates the format of a name or file extension. JPEG has two extensions.
  package init?(word: String) {
    self.init(rawValue: word == "jpeg" ? "jpg" : word)
  }

  /// The names of all formats for messages.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns the problem with a quality that none of the formats supports; nil if there is none.
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

  /// Returns the encoded picture. Formats without pixels ignore the scale and use points.
  func encode(
    _ list: DisplayList, dark: DisplayList? = nil, _ options: PictureOptions, with renderer: Renderer
  ) throws(RenderingError) -> Data {
    switch self {
    case .png: try renderer.png(list)
    case .jpg: try renderer.jpeg(list, quality: options.quality.jpegLevel)
    case .webp: try renderer.webp(list, quality: options.quality ?? .lossy(Self.webpQuality))
    case .svg: try renderer.svg(list, dark: dark, options: options.svg)
    case .pdf: try renderer.pdf([list])
    case .json: Data(list.json.utf8)
    case .txt: Data(list.description.utf8)
    case .rgba: try renderer.rgba(list).rgba
    }
  }

  // At these qualities 17 pt text shows no ringing at 2x. Both are close to their encoders' defaults.
  fileprivate static let jpegQuality = 85
  private static let webpQuality = 80
}

extension PictureQuality? {
  /// The quality for JPEG, 0 to 100. JPEG has no lossless mode and uses the highest quality instead.
  fileprivate var jpegLevel: Int {
    switch self {
    case nil: PictureFormat.jpegQuality
    case .lossy(let level)?: level
    case .lossless?: 100
    }
  }
}
