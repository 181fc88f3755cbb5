import Foundation
import LayoutDocuments
import UIKitCore

/// A laid-out document that provides its views by id.
@MainActor
struct ShownDocument {
  let presented: PresentedScene

  init(_ presented: PresentedScene) { self.presented = presented }

  /// Lays out the first variant of the first scene, or of the scene with the given name.
  init(_ text: String, scene name: String? = nil, row: DataValue? = nil, folder: String = "/nowhere") throws {
    let source = DocumentSource(name: "test.yaml", text: text, folder: URL(fileURLWithPath: folder))
    let document = try LayoutDocument(source)
    guard let scene = document.scenes.first(where: { name == nil || $0.name == name }),
      let variant = scene.axes.variants.first
    else { throw DocumentErrors([]) }
    presented = try PresentedScene(scene, of: document, as: variant, row: row)
  }

  /// Returns the errors of a document, or its warnings if it can be shown.
  static func errors(of text: String, row: DataValue? = nil, folder: String = "/nowhere") -> [String] {
    do {
      let shown = try ShownDocument(text, row: row, folder: folder)
      return shown.presented.warnings.map(\.description)
    } catch let errors as DocumentErrors {
      return errors.diagnostics.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  /// Returns the view with the given id.
  func view(_ id: String) -> UIView? {
    presented.tree.elements.first { $0.id == id }?.view
  }

  /// Returns a view's frame `[x, y, width, height]` in points, in the root's coordinates.
  func frame(_ id: String) -> [CGFloat]? {
    guard let view = view(id) else { return nil }
    let frame = view.convert(view.bounds, to: presented.tree.root)
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  var ids: [String] { presented.tree.elements.compactMap(\.id) }
}
