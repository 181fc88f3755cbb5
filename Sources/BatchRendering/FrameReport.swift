import Foundation
import LayoutDocuments
import UIKitCore

/// Where the views of a laid-out scene lie, as one line of JSON.
@MainActor
package struct FrameReport {
  private struct Line: Encodable {
    var input: String
    var scene: String?
    var variant: String
    var views: [View]

    enum CodingKeys: CodingKey {
      case input, scene, variant, views
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(input, forKey: .input)
      // A document of one scene says so with null, so that every line has the same keys.
      try container.encode(scene, forKey: .scene)
      try container.encode(variant, forKey: .variant)
      try container.encode(views, forKey: .views)
    }
  }

  private struct View: Encodable {
    var id: String?
    var className: String
    var frame: [Double]
    var frameInParent: [Double]

    enum CodingKeys: String, CodingKey {
      case id
      case className = "class"
      case frame, frameInParent
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(className, forKey: .className)
      try container.encode(frame, forKey: .frame)
      try container.encode(frameInParent, forKey: .frameInParent)
    }
  }

  private let content: Line

  /// Measures the views of a scene in its root's coordinates and in their parents', in points.
  package init(_ presented: PresentedScene) {
    let root = presented.tree.root
    content = Line(
      input: presented.document.source.name, scene: presented.scene.name, variant: presented.variant.name,
      views: presented.tree.elements.map { element in
        View(
          id: element.id, className: element.className,
          frame: Self.numbers(element.view.convert(element.view.bounds, to: root)),
          frameInParent: Self.numbers(element.view === root ? root.bounds : element.view.frame))
      })
  }

  /// Takes frames that were measured elsewhere.
  package init(_ frames: [ViewFrame], input: String, scene: String?, variant: String) {
    content = Line(
      input: input, scene: scene, variant: variant,
      views: frames.map { view in
        View(
          id: view.id.isEmpty ? nil : view.id, className: view.className, frame: Self.numbers(view.frame),
          frameInParent: Self.numbers(view.frameInParent))
      })
  }

  /// The report without a line break.
  package func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(content), as: UTF8.self)
  }

  /// Conversions of coordinates leave noise in the last bits; a billionth of a point is far below any pixel.
  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1e9).rounded() / 1e9 + 0 }
  }
}
