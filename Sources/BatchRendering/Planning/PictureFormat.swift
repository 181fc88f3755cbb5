import CairoRendering
import UIKitCore

/// The file format of a picture; the raw value is the ending of its name.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png
  case jpg
  case webp
  case svg
  case pdf
  /// The drawing step by step, as one JSON object.
  case json
  /// The drawing step by step, one line each.
  case txt
  /// Red, green, blue and alpha of each pixel, a byte each, not multiplied by alpha, rows from the top.
  case rgba

  /// Reads a format's name or the ending of a file's name; JPEG has two.
  package init?(word: String) {
    self.init(rawValue: word == "jpeg" ? "jpg" : word)
  }

  /// The names, for messages.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns why a quality does not suit any of some formats, or nil.
  package static func problem(of quality: PictureQuality?, for formats: [PictureFormat]) -> String? {
    switch quality {
    case nil: nil
    case .lossy?: formats.contains { $0 == .jpg || $0 == .webp } ? nil : "is for JPEG and WebP"
    case .lossless?: formats.contains(.webp) ? nil : "lossless is for WebP"
    }
  }

  /// The most pixels that a file of the format has each way.
  package var largestSide: Int {
    switch self {
    case .jpg: 65_535
    case .webp: 16_383
    case .png, .rgba, .svg, .pdf, .json, .txt: Int(Int32.max)
    }
  }

  /// Whether the scale matters.
  var hasPixels: Bool {
    switch self {
    case .png, .jpg, .webp, .rgba: true
    case .svg, .pdf, .json, .txt: false
    }
  }

  /// The bytes of a picture's file; formats without pixels are drawn at any scale, one unit a point.
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

  // Text of 17 points shows no rings at 2x from here on; both are near what their own tools take.
  fileprivate static let jpegQuality = 85
  private static let webpQuality = 80
}

extension PictureQuality? {
  /// JPEG keeps no picture whole; where WebP beside it does, JPEG is as good as it can be.
  fileprivate var jpegLevel: Int {
    switch self {
    case nil: PictureFormat.jpegQuality
    case .lossy(let level)?: level
    case .lossless?: 100
    }
  }
}
