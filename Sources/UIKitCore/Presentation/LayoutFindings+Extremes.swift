import UIFoundation

// Results that nobody can have meant.
extension LayoutFindings {
  /// Adds a finding where the tree has visible texts and the drawing none.
  mutating func findBlankness(_ root: UIView, _ list: DisplayList) {
    guard !Self.hasText(list) else { return }
    guard let label = Self.firstText(root) else { return findEmptiness(root, list) }
    let frame = label.convert(label.bounds, to: root)
    let name = label.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? label.className
    let place = "\(frame.minX.shortText), \(frame.minY.shortText)"
    all.append(
      LayoutFinding(
        kind: .blank, view: name,
        summary: "the picture shows no text, though the document has some: \(name) is at \(place) with the size "
          + "\(frame.width.shortText)×\(frame.height.shortText)",
        details: [
          "Look for views without a size, or outside of \(root.bounds.width.shortText)×"
            + "\(root.bounds.height.shortText) points."
        ]))
  }

  /// Adds a finding where all that is drawn has one colour, and a view shows what only a program gives it.
  private mutating func findEmptiness(_ root: UIView, _ list: DisplayList) {
    var color: RGBA?
    guard Self.hasOneColor(list, &color), let (view, reason) = Self.firstEmptyView(root) else { return }
    let name = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? view.className
    all.append(
      LayoutFinding(
        kind: .blank, view: name, summary: "the picture shows nothing but one colour: \(name) \(reason)",
        details: ["What a program adds at run time is not part of the document."]))
  }

  /// Returns a Boolean value that indicates whether a drawing consists of fills of one colour, which is the given one
  /// where there is one.
  private static func hasOneColor(_ list: DisplayList, _ color: inout RGBA?) -> Bool {
    for item in list.items {
      switch item {
      case .fill(let fill):
        if let color, color != fill.color { return false }
        color = fill.color
      case .drawing(let drawing): guard hasOneColor(drawing.list, &color) else { return false }
      case .stroke, .gradient, .image, .glyphs: return false
      default: break
      }
    }
    return true
  }

  /// Returns the first visible view that rows, an image or a text would fill, with what it lacks.
  private static func firstEmptyView(_ view: UIView) -> (view: UIView, reason: String)? {
    if view.isHidden || view.alpha <= 0 { return nil }
    switch view {
    case let table as UITableView where table.visibleCells.isEmpty: return (table, "has no rows")
    case let collection as UICollectionView where collection.visibleCells.isEmpty: return (collection, "has no items")
    // Where nothing but fills is drawn, none of these has anything to show.
    case is UIImageView: return (view, "has no image")
    case is UIButton: return (view, "has neither a title nor an image")
    case is UILabel, is UITextField, is UITextView: return (view, "has no text")
    default: break
    }
    for subview in view.subviews {
      if let found = firstEmptyView(subview) { return found }
    }
    return nil
  }

  private static func firstText(_ view: UIView) -> UILabel? {
    if view.isHidden || view.alpha <= 0 { return nil }
    if let label = view as? UILabel, label.text?.contains(where: { !$0.isWhitespace }) == true { return label }
    for subview in view.subviews {
      if let label = firstText(subview) { return label }
    }
    return nil
  }

  private static func hasText(_ list: DisplayList) -> Bool {
    list.items.contains { item in
      switch item {
      case .glyphs: true
      case .drawing(let drawing): hasText(drawing.list)
      default: false
      }
    }
  }

  /// Points beyond which no screen, and no picture that is ever looked at, reaches.
  private static let farthest: CGFloat = 16_384

  /// Adds a finding for the first view whose origin lies far outside of its superview.
  mutating func findRunaway(_ view: UIView) {
    guard !view.isHidden else { return }
    for subview in view.subviews where !(view is UIScrollView) {
      let origin = subview.frame.origin
      guard abs(origin.x) > Self.farthest || abs(origin.y) > Self.farthest else { continue }
      let name = subview.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? subview.className
      all.append(
        LayoutFinding(
          kind: .runaway, view: name,
          summary: "the layout runs away: \(name) is at \(origin.x.shortText), \(origin.y.shortText)", details: []))
      return
    }
    let count = all.count
    for subview in view.subviews where all.count == count { findRunaway(subview) }
  }
}
