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
    var environment = Self.environment(of: variant)
    var built: ViewTree?
    // Fonts of text styles follow the text size that is current when they are made.
    try environment.traits.performing {
      built = try ViewBuilder.build(scene, of: document, data: document.data(row, locale: variant.locale))
    }
    guard let tree = built else { throw DocumentErrors([]) }
    self.document = document
    self.scene = scene
    self.variant = variant
    self.tree = tree
    if variant.size.width == nil || variant.size.height == nil {
      let size = Presentation.fittingSize(
        of: tree.root, width: variant.size.width, height: variant.size.height, in: environment)
      environment = Presentation.Environment(size: size, traits: environment.traits)
    }
    presentation = Presentation(of: tree.root, in: environment)
    for (scrollView, page) in tree.pages { scrollView.show(page: page) }
    tree.root.layoutIfNeeded()
  }

  /// In points.
  package var size: CGSize { tree.root.bounds.size }

  /// What is suspicious in the document.
  package var warnings: [DocumentDiagnostic] { tree.warnings }

  /// The drawing, ready to be painted on any thread.
  package var displayList: DisplayList { presentation.displayList }

  private static func environment(of variant: Variant) -> Presentation.Environment {
    let traits = UITraitCollection {
      $0.displayScale = variant.scale
      $0.layoutDirection = variant.direction == .rightToLeft ? .rightToLeft : .leftToRight
      $0.userInterfaceStyle = variant.appearance
      $0.preferredContentSizeCategory = variant.contentSize
    }
    if let device = variant.device {
      return Presentation.Environment(device: device, orientation: variant.orientation ?? .portrait, traits: traits)
    }
    // A side that fits its content starts from nothing.
    let size = CGSize(width: variant.size.width ?? 0, height: variant.size.height ?? 0)
    return Presentation.Environment(size: size, traits: traits)
  }
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

extension UITraitCollection {
  /// Runs a body that may throw with these traits as the current ones.
  fileprivate func performing(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    performAsCurrent {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
