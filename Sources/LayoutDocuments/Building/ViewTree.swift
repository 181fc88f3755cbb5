import UIKitCore

/// What a scene shows, made and connected, ready to be laid out.
@MainActor
package struct ViewTree {
  /// A view that the document names or describes.
  package struct Element {
    /// The id in the document, if it has one.
    package let id: String?
    /// The name of its class in the document.
    package let className: String
    package let view: UIView
    /// Where the document describes it.
    package let position: DocumentPosition
  }

  package let root: UIView
  /// The controller of the root, where the scene is a screen rather than a view.
  package let controller: UIViewController?
  /// The root and what lies in it, parents before their children, in the order of the document.
  package let elements: [Element]
  /// Which page, counted in reading order from 0, each paging scroll view is to show once it is laid out.
  package let pages: [(scrollView: UIScrollView, page: Int)]
  /// What is suspicious in the document without preventing its rendering.
  package let warnings: [DocumentDiagnostic]
}
