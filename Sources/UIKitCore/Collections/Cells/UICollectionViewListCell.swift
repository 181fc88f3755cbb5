public import Foundation
internal import UIFoundation
internal import UIGraphics

/// A row of a list in a collection view.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews { view.removeFromSuperview() }
      accessoryViews = accessories.map { $0.makeView() }
      for view in accessoryViews { addSubview(view) }
      setNeedsLayout()
    }
  }
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  private let mark = CellAccessory()
  private let lines = CellSeparators()
  private var look = TableRowLook()
  private var accessoryViews: [UIView] = []

  private var sideMargin: CGFloat { rowSideMargin }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    look = Self.placed(layoutAttributes.rowLook ?? TableRowLook(), textStart: textStart, isFlipped: isFlipped)
    lines.look = look
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distance of list content's text from the leading edge, in points; nil for other content.
  private var textStart: CGFloat? {
    guard let list = configuredView as? UIListContentView else { return nil }
    updateMargins()
    return list.textStart
  }

  /// Returns a look whose separator starts at the text, inside the safe area.
  private static func placed(_ look: TableRowLook, textStart: CGFloat?, isFlipped: Bool) -> TableRowLook {
    guard let ends = look.separator else { return look }
    let (start, edges) = (textStart ?? ends.left, look.contentEdges)
    var look = look
    look.separator =
      isFlipped
      ? UIEdgeInsets(top: 0, left: ends.right, bottom: 0, right: start + edges.right)
      : UIEdgeInsets(top: 0, left: start + edges.left, bottom: 0, right: ends.right)
    return look
  }

  /// The width that accessories take at the trailing edge, in points.
  private var accessoryWidth: CGFloat { accessories.reduce(0) { $0 + $1.width + 8 } }

  private func updateMargins() {
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: sideMargin + CGFloat(indentationLevel) * indentationWidth, bottom: 11,
      trailing: accessories.isEmpty ? sideMargin : 8)
  }

  private func contentWidth(in width: CGFloat, _ edges: UIEdgeInsets) -> CGFloat {
    let room = max(0, width - edges.horizontal)
    return accessories.isEmpty ? room : max(0, room - accessoryWidth - sideMargin + 8)
  }

  override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateMargins()
    let inner = attributes.duplicate()
    inner.size.width = contentWidth(in: attributes.size.width, attributes.rowLook?.contentEdges ?? .zero)
    let height = super.fittingSize(for: inner).height
    return CGSize(width: attributes.size.width, height: max(height, TableMetrics.rowHeight))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateMargins()
    let edges = look.contentEdges
    let width = contentWidth(in: bounds.width, edges)
    contentView.frame = CGRect(
      x: isFlipped ? bounds.maxX - edges.right - width : bounds.minX + edges.left, y: bounds.minY, width: width,
      height: bounds.height)
    var used = sideMargin + (isFlipped ? edges.left : edges.right)
    for (accessory, view) in zip(accessories, accessoryViews).reversed() {
      let height = min(bounds.height, max(22, view.fittingSizeBeside.height))
      let x = isFlipped ? bounds.minX + used : bounds.maxX - used - accessory.width
      view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: accessory.width, height: height)
      used += accessory.width + 8
    }
    if lines.superview == nil { addSubview(lines) }
    bringSubviewToFront(lines)
    lines.frame = bounds
  }

  open override func draw(_ rect: CGRect) {
    if backgroundConfiguration != nil { return super.draw(rect) }
    guard let color = isSelected || isHighlighted ? UIColor.systemGray4 : look.background else { return }
    color.setFill()
    UIBezierPath(
      roundedRect: bounds, byRoundingCorners: look.corners.rectCorners,
      cornerRadii: CGSize(width: look.cornerRadius, height: look.cornerRadius)
    ).fill()
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

  /// A custom view with its placement.
  public struct CustomViewConfiguration {
    /// The placement of a custom view; always drawn at the trailing edge.
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
    case .label, .custom: makeView().fittingSizeBeside.width
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
