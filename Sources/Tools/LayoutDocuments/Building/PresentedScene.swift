import UIKitCore

/// A scene in one of its variants: built, laid out, scrolled to its `page`, with everything presented.
@MainActor
package struct PresentedScene {
  package let document: LayoutDocument
  package let scene: SceneDescription
  package let variant: Variant
  package private(set) var tree: ViewTree
  private var window: OffscreenWindow

  /// Creates the views of a scene and lays them out. Throws ``DocumentErrors``.
  ///
  /// The values of `row`, from a data file, override the data of the document.
  package init(
    _ scene: SceneDescription, of document: LayoutDocument, as variant: Variant, row: DataValue? = nil
  ) throws {
    var built: ViewTree?
    var variant = try scene.localized(variant, document, row: row)
    if document.pseudolocalizations.contains(.rtl) { variant.direction = .rightToLeft }
    window = try OffscreenWindow(
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
    showPages()
    if !tree.presentations.isEmpty {
      // The outermost are presented first, so that each screen is added to one with its final size.
      window.performAsCurrent { for present in tree.presentations.reversed() { present() } }
      // Presented screens have their sizes, and can have pages, only now.
      if !tree.pages.isEmpty || scene.keyboardHeight > 0 {
        tree.root.layoutIfNeeded()
        showPages()
      }
    }
    // The keyboard is in front of everything.
    if scene.keyboardHeight > 0 { window.showKeyboard(ofHeight: scene.keyboardHeight) }
  }

  /// The files that were read for the values of the data row, such as a photo.
  package var rowFiles: FileInputs { tree.bindings?.files ?? FileInputs() }

  /// Returns whether the views have the structure and the constraints of new views of a row.
  package func hasStructure(of row: DataValue) -> Bool { tree.bindings?.hasStructure(of: row) ?? false }

  /// Shows another data row of the same structure in the same views, and lays them out. Returns whether that was
  /// possible.
  ///
  /// The result is the same as that of new views. Otherwise the scene can no longer be used.
  package mutating func show(_ row: DataValue) -> Bool {
    // As in new views, symbols are read with the traits of the screen.
    var read: [@MainActor () -> Void]?
    window.performAsCurrent { read = tree.bindings?.setters(for: row) }
    guard let setters = read else { return false }
    let root = tree.root
    if variant.size.fitsContent {
      window = OffscreenWindow(as: variant) {
        for set in setters { set() }
        return (root, nil)
      }
    } else {
      // The screen is the same. Outside of animations, setting a property starts none.
      window.performAsCurrent { for set in setters { set() } }
    }
    return true
  }

  /// Indicates whether the views may be able to show another data row.
  ///
  /// The first layout of a root whose size is not on whole pixels rounds it, and later ones do not.
  package var canShowRows: Bool { tree.bindings != nil && window.root.bounds.size == window.environment.size }

  private func showPages() {
    for (scrollView, page) in tree.pages { scrollView.show(page: page) }
    tree.root.layoutIfNeeded()
  }

  /// The screen of a device with the scene's size; nil if no device has this size.
  package var screen: DeviceChrome.Screen? { DeviceChrome.Screen(window) }

  package var warnings: [DocumentDiagnostic] { tree.warnings }

  /// The recorded drawing. It can be painted on any thread.
  package var displayList: DisplayList { window.displayList }
}

extension UIScrollView {
  /// Scrolls to a page. Pages are counted in reading order from 0, and clamped to the last page.
  fileprivate func show(page: Int) {
    guard bounds.width > 0 else { return }
    let count = max(1, Int((contentSize.width / bounds.width).rounded()))
    let index = min(page, count - 1)
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contentOffset = CGPoint(x: bounds.width * CGFloat(isFlipped ? count - 1 - index : index), y: contentOffset.y)
  }
}
