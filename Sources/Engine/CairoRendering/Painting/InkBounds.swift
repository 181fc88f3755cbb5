import UIFoundation
import UIGraphics

extension DisplayList {
  /// Returns a rectangle in pixels that contains a group's drawing. `first` is the index of its first item.
  func inkBounds(from first: Int, transform: CGAffineTransform, baseScale: CGFloat) -> CGRect {
    var traversal = DisplayListTraversal(transform: transform)
    var ink = CGRect.null
    for item in items[min(first, items.count)...] {
      if case .endGroup = item, traversal.groups.isEmpty { break }
      guard traversal.advance(past: item) else { continue }
      var area = traversal.visiblePart(of: item.inkBounds)
      guard !area.isNull else { continue }
      for group in traversal.groups {
        guard let shadow = group.shadow else { continue }
        let reach = shadow.reach(scale: baseScale)
        area = area.union(
          area.offsetBy(dx: shadow.offset.width * baseScale, dy: shadow.offset.height * baseScale)
            .insetBy(dx: -reach, dy: -reach))
      }
      ink = ink.union(area)
    }
    return ink
  }
}

extension ShadowStyle {
  /// Returns the standard deviation of the blur, in pixels.
  func deviation(scale: CGFloat) -> CGFloat { deviation * scale }

  /// Returns the distance from the layer's ink within which the blur is visible, in pixels.
  func reach(scale: CGFloat) -> CGFloat { (reach * scale).rounded(.up) + 2 }
}
