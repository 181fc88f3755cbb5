public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    preservesSuperviewLayoutMargins = true
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open internal(set) var reuseIdentifier: String?
  /// The superview of the content.
  open private(set) var contentView = UIView()

  private lazy var titleView: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }()
  private(set) var usesStandardContent = false

  open var textLabel: UILabel? {
    usesStandardContent = true
    return titleView
  }
  open var detailTextLabel: UILabel? { nil }

  private var configuredView: (UIView & UIContentView)?
  open var contentConfiguration: UIContentConfiguration? {
    didSet { configuredView = contentView.show(contentConfiguration, replacing: configuredView) }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isGrouped ? .groupedHeader() : .plainHeader()
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsDisplay() }
  }
  open var backgroundView: UIView? {
    didSet { insertBehindAll(backgroundView, replacing: oldValue) }
  }
  open func prepareForReuse() {}

  // MARK: Standard appearance

  /// Indicates whether a title has the font and color of grouped tables.
  var isGrouped = false
  var isFooter = false
  /// The insets of the text, in points.
  var standardInsets = UIEdgeInsets.zero {
    didSet {
      contentView.directionalLayoutMargins.leading = standardInsets.left
      contentView.directionalLayoutMargins.trailing = standardInsets.right
    }
  }

  /// The insets of the content where the view extends beyond the safe area, in points.
  var contentInsets = UIEdgeInsets.zero {
    didSet { if oldValue != contentInsets { setNeedsLayout() } }
  }

  /// Displays a title from the data source. The metrics are those of the table.
  func show(title: String, _ metrics: RowMetrics) {
    textLabel?.text = isGrouped && !isFooter && metrics.capitalizesHeaders ? title.uppercased() : title
    textLabel?.font = .preferredFont(forTextStyle: isGrouped ? .footnote : .headline)
    textLabel?.adjustsFontForContentSizeCategory = true
    textLabel?.textColor = isGrouped ? .secondaryLabel : .label
  }

  /// Returns the height that fits the content at the given width, in points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let width = max(0, width - contentInsets.horizontal)
    if let list = configuredView as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    if usesStandardContent {
      let textWidth = max(1, width - standardInsets.horizontal)
      let textHeight = titleView.sizeThatFits(CGSize(width: textWidth, height: 0)).height
      return pixelGrid.ceil(textHeight + standardInsets.vertical)
    }
    let fitted = UITableViewCell.fittingHeight(of: contentView, width: width)
    return fitted > 0 ? fitted : UITableViewCell.fittingHeight(of: self, width: width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds.inset(by: contentInsets)
    guard usesStandardContent else { return }
    let area = contentView.bounds.inset(by: standardInsets)
    let height = titleView.sizeThatFits(CGSize(width: max(1, area.width), height: 0)).height
    titleView.frame = pixelGrid.round(CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height))
  }

  override func drawContent() { backgroundConfiguration?.draw(in: bounds, of: self) }
}
