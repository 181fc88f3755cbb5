internal import Foundation
internal import UIFoundation

/// A builder of the layout attributes of a section's items, headers, footers and decorations.
@MainActor
struct SectionBuilder {
  let index: Int
  let section: NSCollectionLayoutSection
  let layout: UICollectionViewLayout
  let environment: LayoutEnvironment
  /// The insets that `contentInsetsReference` adds to the section's insets, in points.
  let referenceInsets: NSDirectionalEdgeInsets
  /// The insets of headers and footers that replace the section's; nil if the section's apply.
  let supplementaryInsets: NSDirectionalEdgeInsets?
  let isVertical: Bool
  let grid: PixelGrid

  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  /// The pinned headers and footers, and whether each follows the items.
  private(set) var pinned: [(attributes: UICollectionViewLayoutAttributes, isAtEnd: Bool)] = []
  private(set) var scroller: (frame: CGRect, contentSize: CGSize)?
  /// The end of the section in the scroll direction, in points.
  private(set) var end: CGFloat = 0

  private var availableSize: CGSize { environment.contentSize }
  private var insets: NSDirectionalEdgeInsets {
    var insets = section.contentInsets
    insets.leading += referenceInsets.leading
    insets.trailing += referenceInsets.trailing
    return insets
  }
  /// The size of the groups' container, in points.
  private var container: CGSize {
    CGSize(
      width: max(0, availableSize.width - insets.leading - insets.trailing),
      height: max(0, availableSize.height - insets.top - insets.bottom))
  }

  /// Adds the elements of the section, starting at a position in the scroll direction, in points.
  mutating func build(at start: CGFloat, itemCount: Int) {
    var position = start
    for item in section.boundarySupplementaryItems where !item.alignment.isBelow {
      position += addBoundary(item, at: position)
    }
    let arranger = GroupArranger(
      section: index, layout: layout, environment: environment, itemCount: itemCount)
    if section.orthogonalScrollingBehavior != .none, isVertical {
      position = addScrollingGroups(arranger, at: position)
    } else {
      position = addGroups(arranger, at: position)
    }
    for item in section.boundarySupplementaryItems where item.alignment.isBelow {
      position += addBoundary(item, at: position)
    }
    end = position
    for item in section.decorationItems { addDecoration(item, from: start, to: end) }
  }

  private mutating func addGroups(_ arranger: GroupArranger, at start: CGFloat) -> CGFloat {
    var position = start + (isVertical ? insets.top : insets.leading)
    var next = 0
    while let group = arranger.arrange(section.group, in: container, from: next) {
      if next > 0 { position += section.interGroupSpacing }
      let origin =
        isVertical ? CGPoint(x: insets.leading, y: position) : CGPoint(x: position, y: insets.top)
      for placement in group.placements { add(placement, at: origin, itemCount: arranger.itemCount) }
      position += isVertical ? group.size.height : group.size.width
      next += group.count
    }
    return position + (isVertical ? insets.bottom : insets.trailing)
  }

  private mutating func addScrollingGroups(_ arranger: GroupArranger, at start: CGFloat) -> CGFloat {
    var (x, next, height, trailing) = (insets.leading, 0, CGFloat(0), insets.trailing)
    while let group = arranger.arrange(section.group, in: container, from: next) {
      if next > 0 { x += section.interGroupSpacing }
      if section.orthogonalScrollingBehavior == .groupPagingCentered {
        // The first and the last group can be in the center, too.
        let margin = (availableSize.width - group.size.width) / 2
        if next == 0 { x = max(x, margin) }
        trailing = max(insets.trailing, margin)
      }
      for placement in group.placements {
        add(placement, at: CGPoint(x: x, y: 0), itemCount: arranger.itemCount, scrolls: true)
      }
      x += group.size.width
      height = max(height, group.size.height)
      next += group.count
    }
    let top = start + insets.top
    scroller = (
      CGRect(x: 0, y: top, width: availableSize.width, height: height),
      CGSize(width: x + trailing, height: height)
    )
    return top + height + insets.bottom
  }

  private mutating func add(
    _ placement: GroupArrangement.Placement, at origin: CGPoint, itemCount: Int, scrolls: Bool = false
  ) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: placement.item, section: index))
    // Edges are rounded, not sizes, so that there is no gap between neighbors.
    attributes.frame = grid.round(placement.frame.offsetBy(dx: origin.x, dy: origin.y))
    attributes.flexibleAxes = placement.flexibleAxes
    attributes.zIndex = placement.zIndex
    attributes.scrollingSection = scrolls ? index : nil
    attributes.rowAppearance = section.list?.appearance(
      ofRow: placement.item, of: itemCount, margin: environment.rowSideMargin, safeArea: environment.rowSafeArea,
      RowMetrics.all[environment.traitCollection])
    placed.append(attributes)
    for view in placement.supplementaryItems { add(view, of: attributes) }
  }

  /// Adds a supplementary view of an item, above the item.
  private mutating func add(_ view: NSCollectionLayoutSupplementaryItem, of item: UICollectionViewLayoutAttributes) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: view.elementKind, with: item.indexPath)
    attributes.frame = grid.round(view.frame(at: item.frame))
    attributes.zIndex = item.zIndex + 1 + view.zIndex
    attributes.scrollingSection = item.scrollingSection
    placed.append(attributes)
  }

  /// Adds a header or footer. Returns the growth of the section, in points.
  private mutating func addBoundary(_ item: NSCollectionLayoutBoundarySupplementaryItem, at position: CGFloat)
    -> CGFloat
  {
    let isInset = section.supplementariesFollowContentInsets && supplementaryInsets == nil
    let sides = supplementaryInsets ?? (isInset ? insets : referenceInsets)
    let space = CGSize(
      width: max(0, availableSize.width - sides.leading - sides.trailing),
      height: isInset ? container.height : availableSize.height)
    let (attributes, growth) = BoundaryPlacer(layout: layout, isVertical: isVertical, grid: grid).place(
      item, at: IndexPath(item: 0, section: index), in: space, left: sides.leading, position: position)
    attributes.rowAppearance = section.list?.boundaryAppearance(environment.rowSafeArea)
    placed.append(attributes)
    if item.pinToVisibleBounds { pinned.append((attributes, item.alignment.isBelow)) }
    return growth
  }

  private mutating func addDecoration(_ item: NSCollectionLayoutDecorationItem, from start: CGFloat, to end: CGFloat) {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    let whole =
      isVertical
      ? CGRect(x: 0, y: start, width: availableSize.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: availableSize.height)
    attributes.frame = whole.inset(by: item.contentInsets.resolved(for: .leftToRight))
    attributes.zIndex = item.zIndex
    placed.append(attributes)
  }
}

/// A calculator of the frames of headers and footers.
@MainActor
struct BoundaryPlacer {
  let layout: UICollectionViewLayout
  let isVertical: Bool
  let grid: PixelGrid

  /// Returns the attributes of a header or footer, and the growth of what it belongs to, in points.
  ///
  /// The space begins at `left` and, in the scroll direction, at the position.
  func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at path: IndexPath, in space: CGSize, left: CGFloat,
    position: CGFloat
  ) -> (attributes: UICollectionViewLayoutAttributes, growth: CGFloat) {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    var size = item.layoutSize.size(in: space)
    attributes.flexibleAxes = item.layoutSize.flexibleAxes
    let own = item.contentInsets
    if let measured = layout.measuredSize(attributes.key) {
      if attributes.flexibleAxes.width { size.width = measured.width + own.leading + own.trailing }
      if attributes.flexibleAxes.height { size.height = measured.height + own.top + own.bottom }
    }
    let x: CGFloat =
      switch item.alignment {
      case .topLeading, .bottomLeading, .leading: left
      case .topTrailing, .bottomTrailing, .trailing: left + space.width - size.width
      default: left + (space.width - size.width) / 2
      }
    let origin = isVertical ? CGPoint(x: x, y: position) : CGPoint(x: position, y: 0)
    attributes.frame = grid.round(
      CGRect(origin: origin, size: size).inset(by: own.resolved(for: .leftToRight))
        .offsetBy(dx: item.offset.x, dy: item.offset.y))
    attributes.zIndex = item.zIndex
    guard item.extendsBoundary else { return (attributes, 0) }
    return (attributes, isVertical ? size.height : size.width)
  }
}
