import LayoutFigures
import UIKitCore

/// The views of a scene, connected and ready for layout.
@MainActor
package struct ViewTree {
  /// A view that the document names or describes.
  package struct Element {
    /// The id in the document, if it has one.
    package let id: String?
    package let className: String
    package let view: UIView
    /// The position of its description.
    package let position: DocumentPosition
  }

  /// A callout for the view with the given id. A number replaces an empty text.
  package struct Callout: Hashable {
    package let id: String
    package let text: String
  }

  package let root: UIView
  /// The controller of the root if the scene is a screen.
  package let controller: UIViewController?
  /// The root and its descendants in document order, parents first. Parts without an id are omitted.
  package let elements: [Element]
  /// The initial page of each scroll view with the key `page`, counted in reading order from 0.
  package let pages: [(scrollView: UIScrollView, page: Int)]
  /// The actions that present screens and menus, which follow the first layout.
  let presentations: [@MainActor () -> Void]
  /// The callouts in document order.
  package let callouts: [Callout]
  /// The description of the figure; nil if the document has none.
  package let figure: FigureDescription?
  /// The marks of the figure in document order.
  package let marks: [FigureMark]
  package let warnings: [DocumentDiagnostic]
  /// The connections to the data row; nil if the views cannot show another row.
  var bindings: RowBindings?
}
