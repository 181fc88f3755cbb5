import UIKitCore

// Checks for layouts and drawings that cannot be intended.
extension LayoutFindings {
  /// Adds a finding if the drawing lacks the tree's texts or its views, or has a single color.
  mutating func findBlankPicture(
    _ root: UIView, _ list: DisplayList, hasText: Bool, _ expectsContent: Bool, _ reportsUnpainted: Bool
  ) {
    guard !hasText, let label = Self.firstText(root) else {
      let count = all.count
      findUnseenViews(root)
      if all.count == count { findUniformColor(root, list, expectsContent, reportsUnpainted) }
      return
    }
    let frame = label.convert(label.bounds, to: root)
    let name = label.identifierOrClassName
    all.append(
      LayoutFinding(
        kind: .blank, view: name,
        summary: "the picture shows no text, though the document has some: \(name) is \(Self.text(frame))",
        details: [
          "Look for views without a size, or outside of \(root.bounds.width.shortText)×"
            + "\(root.bounds.height.shortText) points."
        ], item: ObjectIdentifier(label)))
  }

  /// Adds a finding if no view with content is visible inside the picture.
  private mutating func findUnseenViews(_ root: UIView) {
    var unseen: UIView?
    guard !Self.showsAny(below: root, in: root, unseen: &unseen), let view = unseen else { return }
    let frame = view.convert(view.bounds, to: root)
    let (name, _) = Self.name(of: view)
    var cause = ""
    if let engine = root.layoutNode.currentEngine,
      case let freeParts = engine.freeParts(of: view.layoutNode), !freeParts.isEmpty
    {
      let remedy = AmbiguityRemedy(
        view, freeParts: freeParts, in: engine, ambiguous: AmbiguousItems(in: engine)
      ).text
      cause = "; nothing determines its \(Self.list(freeParts.compactMap { Self.partWords[$0] })): \(remedy)"
    }
    all.append(
      LayoutFinding(
        kind: .blank, view: name,
        summary: "the picture shows none of the document's views: \(name) is \(Self.text(frame))\(cause)",
        details: [], item: ObjectIdentifier(view)))
  }

  private static func text(_ frame: CGRect) -> String {
    "at \(frame.minX.shortText), \(frame.minY.shortText) with the size "
      + "\(frame.width.shortText)×\(frame.height.shortText)"
  }

  /// Returns whether a view with content is visible. Records the first such view that is not.
  private static func showsAny(below view: UIView, in root: UIView, unseen: inout UIView?) -> Bool {
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      if subview.drawsContent {
        let visible = subview.convert(subview.bounds, to: root).intersection(root.bounds)
        if visible.width > 0, visible.height > 0 { return true }
        if unseen == nil { unseen = subview }
      }
      if showsAny(below: subview, in: root, unseen: &unseen) { return true }
    }
    return false
  }

  /// Adds a finding with the reason if the drawing has a single color.
  ///
  /// Views without content are a reason only where content is expected, or if nothing is painted and this is reported.
  private mutating func findUniformColor(
    _ root: UIView, _ list: DisplayList, _ expectsContent: Bool, _ reportsUnpainted: Bool
  ) {
    let color: RGBA?
    let expectsViews: Bool
    switch list.uniformity {
    case .empty: (color, expectsViews) = (nil, expectsContent || reportsUnpainted)
    case .uniform(let uniform): (color, expectsViews) = (uniform, expectsContent)
    case .varied: return
    }
    guard
      let (view, reason) = Self.firstEmptyView(root) ?? Self.firstUnreadableText(root, on: color)
        ?? (expectsViews ? Self.firstPlainView(root) : nil)
    else { return }
    let name = view.identifierOrClassName
    all.append(
      LayoutFinding(
        kind: .blank, view: name, summary: "the picture has a single color: \(name) \(reason)",
        details: ["Content that a program adds at run time is not in the document."], item: ObjectIdentifier(view)))
  }

  /// Returns the first visible view without its rows, image or text, and the reason in words.
  private static func firstEmptyView(_ view: UIView) -> (view: UIView, reason: String)? {
    if view.isHidden || view.alpha <= 0 { return nil }
    switch view {
    case let table as UITableView where table.visibleCells.isEmpty: return (table, "has no rows")
    case let collection as UICollectionView where collection.visibleCells.isEmpty: return (collection, "has no items")
    case let image as UIImageView where image.image == nil: return (image, "has no image")
    case let button as UIButton where button.currentTitle == nil && button.currentImage == nil:
      return (button, "has neither a title nor an image")
    case let label as UILabel where label.text?.allSatisfy(\.isWhitespace) != false: return (label, "has no text")
    case let field as UITextField where !field.hasText: return (field, "has no text")
    case let text as UITextView where !text.hasText: return (text, "has no text")
    default: break
    }
    for subview in view.subviews {
      if let found = firstEmptyView(subview) { return found }
    }
    return nil
  }

  /// Returns the first label with text in a picture of a single color, and why the text cannot be seen.
  private static func firstUnreadableText(_ root: UIView, on color: RGBA?) -> (view: UIView, reason: String)? {
    guard let label = firstText(root) else { return nil }
    let own = label.textColor.resolvedColor(with: label.traitCollection).cgColor.rgba
    if own.alpha <= 0 { return (label, "has text in a clear color") }
    let isLike = color.map { $0.isShownLike(own) } ?? false
    return (label, isLike ? "has text in the color of its background" : "is covered or clipped by other views")
  }

  /// Returns a root's first visible subview, or else its first hidden subview, and the reason in words.
  private static func firstPlainView(_ root: UIView) -> (view: UIView, reason: String)? {
    if let view = root.subviews.first(where: { !$0.isHidden && $0.alpha > 0 }) {
      let isOnly = root.subviews.count == 1 && view.subviews.isEmpty
      return (view, isOnly ? "draws no content" : "and the other views draw no content")
    }
    return root.subviews.first.map { ($0, "is hidden, and no other view is visible") }
  }

  private static func firstText(_ view: UIView) -> UILabel? {
    if view.isHidden || view.alpha <= 0 { return nil }
    if let label = view as? UILabel, label.text?.contains(where: { !$0.isWhitespace }) == true { return label }
    for subview in view.subviews {
      if let label = firstText(subview) { return label }
    }
    return nil
  }

  /// The maximum distance from a superview, in points. It is larger than any screen.
  private static let maximumDistance: CGFloat = 16_384

  /// Adds a finding for the first view whose insets and position depend on each other.
  mutating func findInsetLoop(_ view: UIView) {
    if view.hadInsetLoop {
      all.append(
        LayoutFinding(
          kind: .runaway, view: view.identifierOrClassName, summary: view.insetLoopDescription, details: [],
          item: ObjectIdentifier(view)))
      return
    }
    let count = all.count
    for subview in view.subviews where all.count == count { findInsetLoop(subview) }
  }

  /// Adds a finding for the first view that is far outside its superview, except in scroll views.
  mutating func findDistantView(_ view: UIView) {
    guard !view.isHidden else { return }
    for subview in view.subviews where !(view is UIScrollView) {
      let (frame, bounds) = (subview.frame, view.bounds)
      let distances = [
        bounds.minX - frame.maxX, frame.minX - bounds.maxX, bounds.minY - frame.maxY, frame.minY - bounds.maxY,
      ]
      guard distances.contains(where: { $0 > Self.maximumDistance }) else { continue }
      let origin = frame.origin
      let name = subview.identifierOrClassName
      all.append(
        LayoutFinding(
          kind: .runaway, view: name,
          summary: "\(name) is far outside of its superview, at \(origin.x.shortText), \(origin.y.shortText)",
          details: [], item: ObjectIdentifier(subview)))
      return
    }
    let count = all.count
    for subview in view.subviews where all.count == count { findDistantView(subview) }
  }
}

extension UIView {
  /// Indicates whether the view itself draws something, according to its class and properties.
  fileprivate var drawsContent: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false || backgroundColor != nil
    case let imageView as UIImageView: imageView.image != nil || backgroundColor != nil
    default: self is UIControl || backgroundColor.map { $0.cgColor.alpha > 0 } ?? false || layer.borderWidth > 0
    }
  }
}
