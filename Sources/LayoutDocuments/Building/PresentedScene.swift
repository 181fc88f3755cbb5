import UIKitCore

/// A scene shown as one of its variants: built, laid out, scrolled to its pages.
@MainActor
package struct PresentedScene {
  package let document: LayoutDocument
  package let scene: SceneDescription
  package let variant: Variant
  package let tree: ViewTree
  private let presentation: Presentation

  /// Builds and lays out; throws ``DocumentErrors``. A row's values hide those of the document.
  package init(
    _ scene: SceneDescription, of document: LayoutDocument, as variant: Variant, row: DataValue? = nil
  ) throws {
    var built: ViewTree?
    var variant = variant
    if document.pseudolocalizations.contains(.rtl) { variant.direction = .rightToLeft }
    presentation = try Presentation(
      as: variant,
      ofScreen: {
        let tree = try ViewBuilder.build(
          scene, of: document, data: document.data(row, locale: variant.locale), row: row)
        built = tree
        return (tree.root, tree.controller)
      })
    guard let tree = built else { throw DocumentErrors([]) }
    self.document = document
    self.scene = scene
    self.variant = variant
    self.tree = tree
    for (scrollView, page) in tree.pages { scrollView.show(page: page) }
    tree.root.layoutIfNeeded()
  }

  /// In points.
  package var size: CGSize { tree.root.bounds.size }

  /// The device's screen that the scene stands on; nil where its size is no device's.
  package var screen: DeviceChrome.Screen? { DeviceChrome.Screen(presentation) }

  /// What is suspicious in the document.
  package var warnings: [DocumentDiagnostic] { tree.warnings }

  /// The drawing, ready to be painted on any thread.
  package var displayList: DisplayList { presentation.displayList }
}

extension UIScrollView {
  /// Scrolls to a page counted in reading order from 0; beyond the last one it stays on that.
  fileprivate func show(page: Int) {
    guard bounds.width > 0 else { return }
    let count = max(1, Int((contentSize.width / bounds.width).rounded()))
    let place = min(page, count - 1)
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentOffset = CGPoint(x: bounds.width * CGFloat(isFlipped ? count - 1 - place : place), y: contentOffset.y)
  }
}
