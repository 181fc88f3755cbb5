public import Foundation
internal import UIFoundation
internal import UIGraphics

/// A row of a list in a collection view.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.map { $0.makeView() }
      for view in accessoryViews { addSubview(view) }
      setNeedsLayout()
    }
  }
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { setNeedsLayout() } }
  }
  open var indentationWidth: CGFloat = 10 {
    didSet { if oldValue != indentationWidth { setNeedsLayout() } }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  package final var swipeActions: UIView?
  private let separators = CellSeparators()
  private var appearance = RowAppearance()
  private var accessoryViews: [UIView] = []

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appearance = layoutAttributes.rowAppearance ?? RowAppearance()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The distance of list content's text from the leading edge, in points; nil for other content.
  private var textStart: CGFloat? { (configuredView as? UIListContentView).map { leadingWidth + $0.textStart } }

  /// Returns the insets of a separator inside the safe area. With list content, the separator starts at the text.
  private func separatorInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let (start, content) = (textStart ?? insets.left, appearance.contentInsets)
    return isRightToLeft
      ? UIEdgeInsets(top: 0, left: insets.right, bottom: 0, right: start + content.right)
      : UIEdgeInsets(top: 0, left: start + content.left, bottom: 0, right: insets.right)
  }

  /// The accessories of the current mode at one side, with their views.
  private func shownAccessories(atLeadingEdge isLeading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
    zip(accessories, accessoryViews).filter { $0.0.isLeading == isLeading && $0.0.isShown(isEditing: isEditing) }
      .map { ($0.0, $0.1) }
  }

  /// The width of the trailing accessories and of the spacing before each of them, in points.
  private var accessoryWidth: CGFloat {
    shownAccessories(atLeadingEdge: false).reduce(0) {
      $0 + $1.accessory.width(of: $1.view) + TableMetrics.accessorySpacing
    }
  }

  /// The distance by which content moves for the leading accessories, in points.
  private var leadingWidth: CGFloat {
    shownAccessories(atLeadingEdge: true).reduce(0) { $0 + $1.accessory.width(of: $1.view) }
  }

  private var hasTrailingAccessories: Bool { !shownAccessories(atLeadingEdge: false).isEmpty }

  private func updateMargins() {
    let vertical = rowMetrics.verticalMargin
    let margins = NSDirectionalEdgeInsets(
      top: vertical, leading: rowSideMargin + CGFloat(indentationLevel) * indentationWidth,
      bottom: vertical,
      trailing: hasTrailingAccessories ? TableMetrics.accessorySpacing : rowSideMargin
    )
    guard contentView.directionalLayoutMargins != margins else { return }
    contentView.directionalLayoutMargins = margins
    configuredView?.setNeedsLayout()
  }

  private func contentWidth(in width: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
    let available = max(0, width - insets.horizontal - leadingWidth)
    return hasTrailingAccessories
      ? max(0, available - accessoryWidth - rowSideMargin + TableMetrics.accessorySpacing) : available
  }

  override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateMargins()
    let inner = attributes.duplicate()
    inner.size.width = contentWidth(in: attributes.size.width, attributes.rowAppearance?.contentInsets ?? .zero)
    let height = super.fittingSize(for: inner).height
    return CGSize(width: attributes.size.width, height: max(height, rowMetrics.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateMargins()
    let insets = appearance.contentInsets
    let width = contentWidth(in: bounds.width, insets)
    contentView.frame = CGRect(
      x: isRightToLeft
        ? bounds.maxX - insets.right - leadingWidth - width : bounds.minX + insets.left + leadingWidth, y: bounds.minY,
      width: width, height: bounds.height)
    for view in accessoryViews { view.isHidden = true }
    placeLeadingAccessories()
    var used = rowSideMargin + (isRightToLeft ? insets.left : insets.right)
    for (accessory, view) in shownAccessories(atLeadingEdge: false).reversed() {
      view.isHidden = false
      let height = min(bounds.height, max(TableMetrics.accessoryHeight * accessoryScale, view.accessorySize.height))
      let width = accessory.width(of: view)
      let x = isRightToLeft ? bounds.minX + used : bounds.maxX - used - width
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      used += width + TableMetrics.accessorySpacing
    }
    if separators.superview == nil { addSubview(separators) }
    bringSubviewToFront(separators)
    separators.frame = bounds
    separators.appearance = appearance
    separators.appearance.separator = appearance.separator.map(separatorInsets)
    placeSwipeActions()
  }

  /// Places the accessories before the content. The first one is in the middle of its width and the margin.
  private func placeLeadingAccessories() {
    let insets = appearance.contentInsets
    var used = isRightToLeft ? insets.right : insets.left
    for (index, (accessory, view)) in shownAccessories(atLeadingEdge: true).enumerated() {
      view.isHidden = false
      (view as? CellEditControl)?.isRowSelected = isSelected
      let width = accessory.width(of: view) + (index == 0 ? rowSideMargin : 0)
      let x = isRightToLeft ? bounds.maxX - used - width : bounds.minX + used
      view.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      used += width
    }
  }

  override func drawContent() {
    if backgroundConfiguration != nil { return super.drawContent() }
    appearance.draw(isSelected || isHighlighted ? .systemGray4 : appearance.background, behind: self)
  }
}
