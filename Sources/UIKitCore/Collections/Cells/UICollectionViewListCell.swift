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
  private var textStart: CGFloat? { (configuredView as? UIListContentView)?.textStart }

  /// Returns the insets of a separator inside the safe area. With list content, the separator starts at the text.
  private func separatorInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let (start, content) = (textStart ?? insets.left, appearance.contentInsets)
    return isRightToLeft
      ? UIEdgeInsets(top: 0, left: insets.right, bottom: 0, right: start + content.right)
      : UIEdgeInsets(top: 0, left: start + content.left, bottom: 0, right: insets.right)
  }

  /// The width of the accessories and of the spacing before each of them, in points.
  private var accessoryWidth: CGFloat { accessories.reduce(0) { $0 + $1.width + TableMetrics.accessorySpacing } }

  private func updateMargins() {
    let margins = NSDirectionalEdgeInsets(
      top: TableMetrics.verticalMargin, leading: rowSideMargin + CGFloat(indentationLevel) * indentationWidth,
      bottom: TableMetrics.verticalMargin, trailing: accessories.isEmpty ? rowSideMargin : TableMetrics.accessorySpacing
    )
    guard contentView.directionalLayoutMargins != margins else { return }
    contentView.directionalLayoutMargins = margins
    configuredView?.setNeedsLayout()
  }

  private func contentWidth(in width: CGFloat, _ insets: UIEdgeInsets) -> CGFloat {
    let available = max(0, width - insets.horizontal)
    return accessories.isEmpty
      ? available : max(0, available - accessoryWidth - rowSideMargin + TableMetrics.accessorySpacing)
  }

  override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateMargins()
    let inner = attributes.duplicate()
    inner.size.width = contentWidth(in: attributes.size.width, attributes.rowAppearance?.contentInsets ?? .zero)
    let height = super.fittingSize(for: inner).height
    return CGSize(width: attributes.size.width, height: max(height, TableMetrics.rowHeight))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateMargins()
    let insets = appearance.contentInsets
    let width = contentWidth(in: bounds.width, insets)
    contentView.frame = CGRect(
      x: isRightToLeft ? bounds.maxX - insets.right - width : bounds.minX + insets.left, y: bounds.minY, width: width,
      height: bounds.height)
    var used = rowSideMargin + (isRightToLeft ? insets.left : insets.right)
    for (accessory, view) in zip(accessories, accessoryViews).reversed() {
      let height = min(bounds.height, max(TableMetrics.accessoryHeight, view.accessorySize.height))
      let x = isRightToLeft ? bounds.minX + used : bounds.maxX - used - accessory.width
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: accessory.width, height: height)
      used += accessory.width + TableMetrics.accessorySpacing
    }
    if separators.superview == nil { addSubview(separators) }
    bringSubviewToFront(separators)
    separators.frame = bounds
    separators.appearance = appearance
    separators.appearance.separator = appearance.separator.map(separatorInsets)
  }

  override func drawContent() {
    if backgroundConfiguration != nil { return super.drawContent() }
    appearance.draw(isSelected || isHighlighted ? .systemGray4 : appearance.background, behind: self)
  }
}

/// An accessory at the trailing edge of a list row.
public struct UICellAccessory {
  private enum Kind {
    case mark(UITableViewCell.AccessoryType)
    case label(String)
    case custom(UIView)
  }

  private let kind: Kind

  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .mark(.disclosureIndicator)) }
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .mark(.checkmark)) }
  public static func detail() -> UICellAccessory { UICellAccessory(kind: .mark(.detailButton)) }
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
  /// Creates an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .custom(configuration.customView))
  }

  /// A custom view. Its placement has no effect.
  public struct CustomViewConfiguration {
    /// The edge of a custom view. It has no effect: every accessory is drawn at the trailing edge.
    public enum Placement: Sendable {
      case leading
      case trailing
    }

    let customView: UIView

    public init(customView: UIView, placement: Placement) {
      self.customView = customView
    }
  }

  @MainActor var width: CGFloat {
    switch kind {
    case .mark(.disclosureIndicator): TableMetrics.disclosureWidth
    case .mark: TableMetrics.checkmarkWidth
    case .label, .custom: makeView().accessorySize.width
    }
  }

  @MainActor func makeView() -> UIView {
    switch kind {
    case .mark(let type):
      let view = CellAccessory()
      view.type = type
      return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.bounds.size = label.intrinsicContentSize
      return label
    case .custom(let view): return view
    }
  }
}
