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
    let inset = delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let start = isVertical ? inset.left : inset.top
    let available = lineLength - (isVertical ? inset.horizontal : inset.vertical)
    position += isVertical ? inset.top : inset.left
    var line: [UICollectionViewLayoutAttributes] = []
    var used: CGFloat = 0
    for item in 0..<count {
      let attributes = attributes(of: IndexPath(item: item, section: section))
      let length = along(attributes.size)
      // The tolerance absorbs rounding errors: widths are often results of divisions.
      if !line.isEmpty, used + itemSpacing + length > available + 0.001 {
        place(line, from: start, available, itemSpacing, isLast: false)
        position += lineSpacing
        line = []
        used = 0
      }
      used += (line.isEmpty ? 0 : itemSpacing) + length
      line.append(attributes)
      placed.add(attributes)
    }
    place(line, from: start, available, itemSpacing, isLast: true)
    position += isVertical ? inset.bottom : inset.right
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

  /// Places the items of a line.
  ///
  /// Lines are justified, or centered if they have only one item. The last line begins at the start.
  private mutating func place(
    _ line: [UICollectionViewLayoutAttributes], from start: CGFloat, _ available: CGFloat, _ minimumSpacing: CGFloat,
    isLast: Bool
  ) {
    let height = line.map { across($0.size) }.max() ?? 0
    let totalLength = line.reduce(0) { $0 + along($1.size) }
    var spacing = minimumSpacing
    var x = start
    if line.count == 1, !isLast || totalLength > available {
      x = start + max(0, (available - totalLength) / 2)
    } else if !isLast, line.count > 1 {
      spacing = max(minimumSpacing, (available - totalLength) / CGFloat(line.count - 1))
    }
    let grid = view.pixelGrid
    for attributes in line {
      let top = position + (height - across(attributes.size)) / 2
      let frame = rect(along: x, across: top, attributes.size)
      attributes.frame = CGRect(
        x: grid.round(frame.minX), y: grid.round(frame.minY), width: frame.width, height: frame.height)
      x += along(attributes.size) + spacing
    }
    position += height
  }
}
