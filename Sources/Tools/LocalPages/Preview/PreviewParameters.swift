import BatchRendering
import LayoutFigures
import UIKitCore

/// The parameters of the page: a scene in one variant, with overlays.
struct PreviewParameters: Hashable {
  /// The path of the document, relative to the project's folder.
  var document: String
  /// The scene's name or object id; nil for the first one.
  var scene: String?
  var axes: VariantAxes
  var overlays: Set<LayoutFigure.Annotation>

  /// Creates the parameters of a request. Throws ``RenderError`` for an invalid value.
  init(_ query: [String: String]) throws {
    func nonempty(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
    document = nonempty("document") ?? ""
    scene = nonempty("scene")
    do {
      axes = try VariantAxes { axis in
        switch axis {
        case .size:
          guard nonempty("width") != nil || nonempty("height") != nil else { return [] }
          return ["\(nonempty("width") ?? "fit")x\(nonempty("height") ?? "fit")"]
        default: return [nonempty(axis.rawValue)].compactMap { $0 }
        }
      }
    } catch {
      throw RenderError.reported(["\(error.axis.rawValue): error: \(error.description)"])
    }
    var options = PictureOptions()
    if let words = nonempty("overlays") {
      try options.set(.annotate, PictureOption.annotate.kind.value(of: words), named: "overlays")
    }
    overlays = options.annotations
  }
}
