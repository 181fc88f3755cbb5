import UIKitCore

/// The conversion of views, guides and attributes to the coordinate space of the root view.
@MainActor
struct FigureSpace {
  private let root: UIView
  /// The rectangles of views in an exploded view; nil for a figure of the layout.
  private let exploded: ExplodedView?

  init(_ root: UIView, exploded: ExplodedView? = nil) {
    (self.root, self.exploded) = (root, exploded)
  }

  func frame(of view: UIView) -> CGRect {
    exploded.map { $0.frame(of: view) } ?? view.convert(view.bounds, toPictureOf: root)
  }

  /// Returns the rectangle that constraints act on; nil for an item outside the root.
  ///
  /// A scroll view is represented by its content if the constraint's other item is inside the scroll view. Also
  /// returns nil if a transform has no finite result.
  func rect(of item: AnyObject, seenFrom other: AnyObject?) -> CGRect? {
    place(of: item, seenFrom: other).flatMap { rect in
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) ? rect : nil
    }
  }

  private func place(of item: AnyObject, seenFrom other: AnyObject?) -> CGRect? {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.owningView, owner === root || owner.isDescendant(of: root) else { return nil }
      return owner.convert(guide.layoutFrame, toPictureOf: root)
    }
    guard let view = item as? UIView, view === root || view.isDescendant(of: root) else { return nil }
    if let scroll = view as? UIScrollView, let inner = Self.view(of: other), inner !== scroll,
      inner.isDescendant(of: scroll)
    {
      return scroll.convert(CGRect(origin: .zero, size: scroll.contentSize), toPictureOf: root)
    }
    guard view !== root, let parent = view.superview else {
      return view.convert(view.alignmentRect(forFrame: view.bounds), toPictureOf: root)
    }
    return parent.convert(view.alignmentRect(forFrame: view.frame), toPictureOf: root)
  }

  /// Returns the view, or the owner of the guide.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// Returns the coordinate of an attribute along its axis; nil for sizes and items outside the root.
  func coordinate(
    of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, seenFrom other: AnyObject?,
    isReversed: Bool
  ) -> CGFloat? {
    guard let geometry = attribute.geometry, geometry.part != .extent, let rect = rect(of: item, seenFrom: other) else {
      return nil
    }
    let part = geometry.part(isReversed: isReversed)
    let edge = part.value(in: rect, geometry.axis)
    guard let view = item as? UIView else { return edge }
    switch geometry.reference {
    case .edge: return edge
    case .margin: return edge + part.offset(by: view.layoutMargins, geometry.axis)
    case .baseline:
      let both = Self.baselines(of: view, in: rect)
      return geometry.baseline == .first ? both.first : both.last
    }
  }

  /// Returns the baselines of the drawn text of a view with the given frame.
  ///
  /// A label draws its text vertically centered, while its anchors assume text at its top and bottom edges.
  static func drawnBaselines(of view: UIView, in rect: CGRect) -> (first: CGFloat, last: CGFloat) {
    let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
    guard let label, !label.isHidden, let drawn = label.drawnBaselines, label.bounds.height > 0 else {
      return baselines(of: view, in: rect)
    }
    let labelFrame = label === view ? label.bounds : label.convert(label.bounds, to: view)
    let top = rect.minY + (label === view ? 0 : labelFrame.minY - view.bounds.minY)
    return (top + drawn.first - label.bounds.minY, top + drawn.last - label.bounds.minY)
  }

  /// Returns the baselines of a view with the given alignment rectangle, or its edges if it has no text.
  static func baselines(of view: UIView, in rect: CGRect) -> (first: CGFloat, last: CGFloat) {
    func baseline(_ which: LayoutBaseline.Which) -> CGFloat {
      let baseline = view.layoutBaseline(which)
      if let (part, offset) = baseline.place { return part.value(in: rect, .vertical) + offset }
      guard case .forwarded(let other) = baseline, let inner = other as? UIView, inner !== view,
        let parent = inner.superview
      else { return rect.minY }
      let own = view.alignmentRect(forFrame: view.bounds)
      let moved = parent.convert(inner.alignmentRect(forFrame: inner.frame), to: view)
        .offsetBy(dx: rect.minX - own.minX, dy: rect.minY - own.minY)
      let both = baselines(of: inner, in: moved)
      return which == .first ? both.first : both.last
    }
    return (baseline(.first), baseline(.last))
  }
}
