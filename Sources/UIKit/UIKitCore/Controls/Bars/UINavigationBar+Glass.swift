internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The items of a navigation bar in the design of glass.
extension UINavigationBar {
  /// Places the chevron in a circle of glass, without a title.
  func layOutGlassBackButton(in row: CGRect) {
    backButton.setImage(backIndicatorImage ?? glassChevron, for: .normal)
    backButton.setTitle(nil, for: .normal)
    backButton.tintColor = .label
    let x = isRightToLeft ? row.maxX - sideMargin - row.height : row.minX + sideMargin
    backButton.frame = CGRect(x: x, y: row.minY, width: row.height, height: row.height)
    platters.show(backButton.frame, tint: nil, in: self)
  }

  private var glassChevron: UIImage {
    let mark: ControlMark = isRightToLeft ? .chevronRight : .chevronLeft
    let size = CGSize(width: 20, height: 20)
    let box = CGRect(center: CGPoint(x: 10, y: 10), size: CGSize(width: 18, height: 17))
    return mark.image(size: size, in: box, lineWidth: 2.2)
  }

  /// Places items on glass from a side inward. Returns their total width with the margin and the gaps, in points.
  func placeOnGlass(
    _ items: [UIBarButtonItem], from margin: CGFloat, atTrailing: Bool, in row: CGRect
  ) -> CGFloat {
    let isRight = atTrailing != isRightToLeft
    var used = margin
    for group in BarItemGroup.groups(of: items) {
      guard let first = group.items.first, !first.isSpace else {
        let width = group.items.first?.width ?? 0
        used += group.items.first?.isFlexible == true ? 0 : max(width, Self.minimumSpace)
        continue
      }
      let start = used
      for item in group.items {
        let view = item.makeView()
        item.colorForGlass(view)
        let size = item.glassSize(of: view, height: row.height)
        let x = isRight ? row.maxX - used - size.width : row.minX + used
        view.frame = pixelGrid.round(CGRect(origin: CGPoint(x: x, y: row.midY - size.height / 2), size: size))
        if view.superview !== self { addSubview(view) }
        itemViews.append(view)
        used += size.width
      }
      let (width, x) = (used - start, isRight ? row.maxX - used : row.minX + start)
      let frame = pixelGrid.round(CGRect(x: x, y: row.minY, width: width, height: row.height))
      first.showGlass(frame, in: self, platters)
      used += GlassBarMetrics.spacing
    }
    return used
  }
}
