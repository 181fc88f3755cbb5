import CairoRendering
import UIKitCore

/// What a picture is written as.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png
  case svg
  case pdf
  /// The drawing step by step, as one JSON object.
  case json
  /// The drawing step by step, one line each.
  case txt
  /// Red, green, blue and alpha of each pixel, a byte each, not multiplied by alpha, rows from the top.
  case rgba

  /// Whether the scale matters.
  var hasPixels: Bool { self == .png || self == .rgba }

  /// The bytes of a picture's file; formats without pixels are drawn at any scale, one unit a point.
  func encode(
    _ list: DisplayList, dark: DisplayList? = nil, _ svg: SVGOptions = SVGOptions(), with renderer: Renderer
  ) throws(RenderingError) -> Data {
    switch self {
    case .png: try renderer.png(list)
    case .svg: try renderer.svg(list, dark: dark, options: svg)
    case .pdf: try renderer.pdf([list])
    case .json: Data(list.json.utf8)
    case .txt: Data(list.description.utf8)
    case .rgba: try renderer.rgba(list).rgba
    }
  }
}
