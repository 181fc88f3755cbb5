import BatchRendering
import LayoutDocuments
import UIKitCore

/// The description of a picture for the page: its variant, its views and its problems.
@MainActor
struct PreviewDescription {
  let shown: LaidOutScene
  let document: String
  let scene: String?
  let scenes: [PictureMaker.SceneName]
  let variant: Variant
  /// Indicates whether the variant's device determines the size, instead of an Interface Builder file.
  let namesDevice: Bool
  /// The extent of the picture in the coordinates of the root view, in points.
  let bounds: CGRect
  /// Indicates whether findings are omitted because another picture follows immediately.
  let isQuick: Bool
  let milliseconds: (layout: Double, painting: Double)

  /// The description as one JSON object without a line break.
  var line: String {
    let findings = isQuick ? nil : FindingsReport(shown, of: ReportSubject(input: document, scene: scene, variant: ""))
    return JSONText.object([
      "document": .text(document), "scene": scene.map { .text($0) } ?? .null,
      "scenes": .list(
        scenes.map { .object(["id": $0.id.map { .text($0) } ?? .null, "title": .text($0.title)]) }),
      "variant": variantDescription, "bounds": Self.numbers(bounds), "views": .list(views),
      "findings": findings.map { .list($0.values) },
      "warnings": .list(shown.warnings.lines.map { .text($0) }),
      "milliseconds": .object([
        "layout": .number(Self.rounded(milliseconds.layout)), "painting": .number(Self.rounded(milliseconds.painting)),
      ]),
    ])
  }

  private var variantDescription: DataValue {
    let size = shown.root.bounds.size
    return .object([
      "device": variant.device.flatMap { namesDevice ? .text($0.name) : nil } ?? .null,
      "orientation": variant.orientation.map { .text($0.rawValue) } ?? .null,
      "direction": .text(shown.root.effectiveUserInterfaceLayoutDirection.word),
      "appearance": .text(shown.appearance.word), "contentSize": .text(variant.contentSize.word),
      "design": .text(variant.design.word),
      "locale": variant.locale.map { .text($0) } ?? .null, "scale": .number(Double(variant.scale)),
      "width": .number(Double(size.width)), "height": .number(Double(size.height)),
    ])
  }

  /// The views in document order, with their frames in the picture and their nesting depths.
  private var views: [DataValue] {
    var depths: [ObjectIdentifier: Int] = [:]
    return shown.views.enumerated().map { index, element in
      let view = element.view
      var (depth, parent) = (0, view.superview)
      while let above = parent {
        if let ancestorDepth = depths[ObjectIdentifier(above)] {
          depth = ancestorDepth + 1
          break
        }
        parent = above.superview
      }
      depths[ObjectIdentifier(view)] = depth
      var fields: [String: DataValue] = [
        "class": .text(element.className), "depth": .number(Double(depth)),
        "frame": Self.numbers(view.convert(view.bounds, toPictureOf: shown.root)),
      ]
      if let id = element.id { fields["id"] = .text(id) }
      if view.isHidden || view.alpha <= 0 { fields["isHidden"] = .bool(true) }
      if let place = shown.place(ofViewAt: index, in: document) { fields["place"] = .text(place) }
      return .object(fields)
    }
  }

  static func numbers(_ rect: CGRect) -> DataValue {
    .list([rect.minX, rect.minY, rect.width, rect.height].map { .number(rounded(Double($0))) })
  }

  /// Rounds to thousandths, which removes the floating-point noise of coordinate conversions.
  static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }
}
