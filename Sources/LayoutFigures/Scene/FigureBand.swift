import UIKitCore

/// The area between a view's edges and a system guide, in the root view's coordinate space.
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

  /// The thickest side of the band. It has the most space for the name.
  var strip: CGRect {
    let strips = [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: outer.minY, width: inner.minX - outer.minX, height: outer.height),
      CGRect(x: inner.maxX, y: outer.minY, width: outer.maxX - inner.maxX, height: outer.height),
    ]
    return strips.reduce(CGRect.zero) { min($1.width, $1.height) > min($0.width, $0.height) ? $1 : $0 }
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

extension NSLayoutConstraint.Attribute {
  /// Indicates whether the attribute is relative to a view's margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
