import UIKitCore

/// The area between a view's edges and a system guide, in the root view's coordinate space.
///
/// The name of the guide is on a line from side to side, and the width of each side of the band is a dimension.
struct FigureBand: Equatable {
  /// The common name of the guide.
  let name: String
  private(set) var outer: CGRect
  let inner: CGRect

  /// Creates the band of a view's guide; nil for an empty area or guide, or a guide without a band.
  @MainActor
  init?(_ name: String, of view: UIView, _ space: FigureSpace) {
    outer = space.frame(of: view)
    self.name = name
    switch name {
    case "safe area": inner = outer.inset(by: view.safeAreaInsets)
    case "margins": inner = outer.inset(by: view.layoutMargins)
    case "readable width":
      guard let rect = space.rect(of: view.readableContentGuide, seenFrom: nil) else { return nil }
      inner = rect
    default: return nil
    }
    guard inner.isFinite, outer.isFinite, inner != outer, inner.width > 0, inner.height > 0 else { return nil }
  }

  /// Returns the band without the part covered by another band, such as margins without the safe area.
  func beginning(within other: FigureBand) -> FigureBand {
    guard other != self, other.outer == outer, other.inner.contains(inner), other.inner != inner else { return self }
    var band = self
    band.outer = other.inner
    return band
  }

  /// The label of the area inside of the band: the name of the guide in UIKit.
  var title: String {
    switch name {
    case "margins": "layout margins guide"
    case "readable width": "readable content guide"
    default: name
    }
  }

  /// The guides that have bands, by their common names, and the names of the areas beside them.
  static let areas: KeyValuePairs<String, String> = [
    "safe area": "outside of the safe area", "margins": "layout margins",
    "readable width": "beside the readable content guide",
  ]

  /// A length as a dimension, and the extent across it.
  typealias Span = (form: ConstraintMark.Form, extent: ClosedRange<CGFloat>, width: CGFloat)

  /// The guide from its left to its right side.
  var span: Span {
    let form = ConstraintMark.Form.dimension(
      axis: .horizontal, from: inner.minX, to: inner.maxX, across: inner.midY)
    return (form, inner.minY...inner.maxY, inner.width)
  }

  /// The sides that are at least half a point wide, from the view's edge to the guide.
  var insets: [Span] {
    [
      inset(.vertical, from: outer.minY, to: inner.minY), inset(.vertical, from: outer.maxY, to: inner.maxY),
      inset(.horizontal, from: outer.minX, to: inner.minX), inset(.horizontal, from: outer.maxX, to: inner.maxX),
    ].filter { $0.width >= 0.5 }
  }

  private func inset(_ axis: NSLayoutConstraint.Axis, from: CGFloat, to: CGFloat) -> Span {
    let extent = axis == .vertical ? outer.minX...outer.maxX : outer.minY...outer.maxY
    let across = (extent.lowerBound + extent.upperBound) / 2
    return (.dimension(axis: axis, from: from, to: to, across: across), extent, abs(to - from))
  }

  /// Returns the names of the guides and margins that a constraint references, with their views.
  @MainActor
  static func references(of constraint: NSLayoutConstraint) -> [(name: String, view: UIView)] {
    [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
      .compactMap { item, attribute in
        if let guide = item as? UILayoutGuide { return guide.owningView.map { (guide.figureName, $0) } }
        guard attribute.isMargin, let view = item as? UIView else { return nil }
        return ("margins", view)
      }
  }
}

extension UILayoutGuide {
  /// The name in a figure: the common name of a system guide, or else the identifier.
  var figureName: String {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": "safe area"
    case "UIViewLayoutMarginsGuide": "margins"
    case "UIViewReadableContentGuide": "readable width"
    case "UIKeyboardLayoutGuide": "keyboard"
    case "UIScrollView-contentLayoutGuide": "content"
    case "UIScrollView-frameLayoutGuide": "frame"
    case "": "guide"
    default: identifier
    }
  }
}
