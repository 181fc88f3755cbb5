internal import Foundation
internal import UIFoundation

/// A builder that breaks a flow layout's items into lines and places them.
///
/// “Along” is the direction of the lines; “across” is the scroll direction, perpendicular to them.
@MainActor
struct FlowLines {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: UICollectionViewDelegateFlowLayout?
  private let isVertical: Bool
  /// The length of a line including the section's insets, in points.
  private let lineLength: CGFloat
  /// The start of the next line, measured in the scroll direction, in points.
  private(set) var position: CGFloat = 0

  init(layout: UICollectionViewFlowLayout, view: UICollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    isVertical = layout.scrollDirection == .vertical
    let insets = view.adjustedContentInset
    lineLength = isVertical ? view.bounds.width - insets.horizontal : view.bounds.height - insets.vertical
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: max(0, lineLength), height: position) : CGSize(width: position, height: max(0, lineLength))
  }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func rect(along start: CGFloat, across top: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(x: isVertical ? start : top, y: isVertical ? top : start, width: size.width, height: size.height)
  }

  /// Adds the header, the items and the footer of a section.
  mutating func add(section: Int, into placed: inout PlacedElements) {
    addHeaderOrFooter(section, kind: UICollectionView.elementKindSectionHeader, into: &placed)
    let count = view.numberOfItems(inSection: section)
    if count > 0 { addItems(section, count, into: &placed) }
    addHeaderOrFooter(section, kind: UICollectionView.elementKindSectionFooter, into: &placed)
  }

  private mutating func addHeaderOrFooter(_ section: Int, kind: String, into placed: inout PlacedElements) {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var size = isHeader ? layout.headerReferenceSize : layout.footerReferenceSize
    if let delegate {
      size =
        isHeader
        ? delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        : delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
    guard across(size) > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let extent =
      isVertical ? CGSize(width: lineLength, height: size.height) : CGSize(width: size.width, height: lineLength)
    attributes.frame = rect(along: 0, across: position, extent)
    placed.add(attributes)
    position += across(size)
  }

  private mutating func addItems(_ section: Int, _ count: Int, into placed: inout PlacedElements) {
    let inset =
      (delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset)
      + referenceInsets
    let lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let start = isVertical ? inset.left : inset.top
    let available = lineLength - (isVertical ? inset.horizontal : inset.vertical)
    position += isVertical ? inset.top : inset.left
    let extent = LineExtent(start: start, available: available, minimumSpacing: itemSpacing)
    let items = (0..<count).map { attributes(of: IndexPath(item: $0, section: section)) }
    let isUniform = items.allSatisfy { $0.size == items[0].size }
    var line: [UICollectionViewLayoutAttributes] = []
    var used: CGFloat = 0
    for attributes in items {
      let length = along(attributes.size)
      if !line.isEmpty, used + itemSpacing + length > available + LineExtent.tolerance {
        place(line, at: extent.justified(line.map { along($0.size) }))
        position += lineSpacing
        line = []
        used = 0
      }
      used += (line.isEmpty ? 0 : itemSpacing) + length
      line.append(attributes)
      placed.add(attributes)
    }
    place(line, at: extent.ofLastLine(line.map { along($0.size) }, isUniform: isUniform))
    position += isVertical ? inset.bottom : inset.right
  }

  /// The insets along the lines that `sectionInsetReference` adds to a section's insets, in points.
  private var referenceInsets: UIEdgeInsets {
    let area: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: area = view.safeAreaInsets
    case .fromLayoutMargins: area = view.layoutMargins
    }
    let content = view.adjustedContentInset
    return isVertical
      ? UIEdgeInsets(
        top: 0, left: max(0, area.left - content.left), bottom: 0, right: max(0, area.right - content.right))
      : UIEdgeInsets(
        top: max(0, area.top - content.top), left: 0, bottom: max(0, area.bottom - content.bottom), right: 0)
  }

  private func attributes(of path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let estimate = layout.estimatedItemSize
    if estimate != .zero {
      let isAutomatic = estimate == UICollectionViewFlowLayout.automaticSize
      let assumed = isAutomatic ? layout.itemSize : estimate
      attributes.size = layout.measuredSize(attributes.key) ?? assumed
      attributes.flexibleAxes = (true, true)
    } else {
      attributes.size = delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    }
    attributes.size = CGSize(width: max(0, attributes.size.width), height: max(0, attributes.size.height))
    return attributes
  }

  /// Places the items of a line, the first at a position and the others at a spacing, in points.
  private mutating func place(_ line: [UICollectionViewLayoutAttributes], at placement: LineExtent.Placement) {
    let height = line.map { across($0.size) }.max() ?? 0
    var x = placement.start
    let grid = view.pixelGrid
    for attributes in line {
      let top = position + (height - across(attributes.size)) / 2
      let frame = rect(along: x, across: top, attributes.size)
      attributes.frame = CGRect(
        x: grid.round(frame.minX), y: grid.round(frame.minY), width: frame.width, height: frame.height)
      x += along(attributes.size) + placement.spacing
    }
    position += height
  }
}

/// The space of the lines of a section, which determines the positions of their items. Lengths are in points.
private struct LineExtent {
  let start, available, minimumSpacing: CGFloat

  /// The tolerance for rounding errors, in points: lengths are often results of divisions.
  static let tolerance: CGFloat = 0.001

  typealias Placement = (start: CGFloat, spacing: CGFloat)

  /// Returns the placement of a full line: justified, or centered if it has only one item.
  func justified(_ lengths: [CGFloat]) -> Placement {
    let free = available - lengths.reduce(0, +)
    guard lengths.count > 1 else { return (start + max(0, free / 2), minimumSpacing) }
    return (start, max(minimumSpacing, free / CGFloat(lengths.count - 1)))
  }

  /// Returns the placement of the last line.
  ///
  /// If all items of the section have the same size, they are in the columns of a full line. Otherwise, they begin at
  /// the start, except that a single item is centered as in other lines if there is no space for another of its length.
  /// Sources: PSTCollectionView ("UICollectionView is smart and lays out items like they would have been placed on a
  /// full row"), rdar 20825965 for items of different sizes, and cells recorded by Interface Builder, one per line.
  func ofLastLine(_ lengths: [CGFloat], isUniform: Bool) -> Placement {
    guard let last = lengths.last, lengths.count == 1 || isUniform, last + minimumSpacing > 0 else {
      return (start, minimumSpacing)
    }
    let columns = ((available + minimumSpacing + Self.tolerance) / (last + minimumSpacing)).rounded(.down)
    guard isUniform || columns <= 1 else { return (start, minimumSpacing) }
    guard columns > 1 else { return justified([last]) }
    return (start, max(minimumSpacing, (available - columns * last) / (columns - 1)))
  }
}
