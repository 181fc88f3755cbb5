import CairoRendering
import UIKitCore

/// What a picture is written as.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case svg
  case pdf

  /// The bytes of a picture's file; SVG and PDF are drawn at any scale, one unit a point.
  func encode(_ list: DisplayList, with renderer: Renderer) throws(RenderingError) -> Data {
    switch self {
    case .png: try renderer.png(list)
    case .svg: try renderer.svg(list)
    case .pdf: try renderer.pdf([list])
    }
  }
}
