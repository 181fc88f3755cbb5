/// A row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The standard arrangements of labels and image.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The control at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The control that editing shows.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    finishCell()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = (coder as? any NibDecoding)?.cellStyle ?? .default
    super.init(coder: coder)
    reuseIdentifier = (coder as? any NibDecoding)?.reuseIdentifier
    finishCell()
    finishDecoding(from: coder, as: UITableViewCell.self)
  }

  private func finishCell() {
    clipsToBounds = true
    isOpaque = false
    preservesSuperviewLayoutMargins = true
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  let style: CellStyle
  public internal(set) var reuseIdentifier: String?

  /// The view to add subviews to.
  public let contentView = UIView()

  // MARK: Standard content

  private lazy var titleView = made(pointSize: 17, style == .value2 ? tintColor : .label)
  private lazy var detailView: UILabel? =
    switch style {
    case .default: nil
    case .value1: made(pointSize: 17, .secondaryLabel)
    case .value2: made(pointSize: 15, .label)
    case .subtitle: made(pointSize: 12, .label)
    }
  private lazy var pictureView: UIImageView = {
    let view = CellImageView()
    view.cell = self
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    return view
  }()
  private(set) var usesStandardContent = false

  private func made(pointSize: CGFloat, _ color: UIColor) -> UILabel {
    let label = CellLabel()
    label.cell = self
    label.font = .systemFont(ofSize: style == .value2 ? 15 : pointSize)
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  open var textLabel: UILabel? {
    usesStandardContent = true
    return titleView
  }
  open var detailTextLabel: UILabel? {
    usesStandardContent = true
    return detailView
  }
  open var imageView: UIImageView? {
    usesStandardContent = true
    return pictureView
  }
  /// The parts that exist, without making any.
  var standardParts: (title: UILabel, detail: UILabel?, picture: UIImageView)? {
    usesStandardContent ? (titleView, detailView, pictureView) : nil
  }

  // MARK: Configurations

  private var configuredView: (UIView & UIContentView)?

  /// The content in one value; its view takes the whole content view.
  open var contentConfiguration: UIContentConfiguration? {
    didSet { configurationDidChange() }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsDisplay() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  private func configurationDidChange() {
    configuredView = contentView.show(contentConfiguration, replacing: configuredView)
    contentDidChange()
  }
  var contentOfConfiguration: UIView? { configuredView }

  // MARK: Look

  open var accessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  open var editingAccessoryType: AccessoryType = .none
  open var editingAccessoryView: UIView?
  open var selectionStyle: SelectionStyle = .default
  open var separatorInset = UIEdgeInsets.zero {
    didSet { hasOwnSeparatorInset = true }
  }
  private(set) var hasOwnSeparatorInset = false
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var backgroundView: UIView? {
    didSet { groundDidChange(from: oldValue) }
  }
  open var selectedBackgroundView: UIView?
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }
  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var isEditing = false {
    didSet { if oldValue != isEditing { stateDidChange() } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var editingStyle: EditingStyle { ownEditingStyle }
  /// The style that the table's delegate gave.
  var ownEditingStyle: EditingStyle = .none
  open var showingDeleteConfirmation: Bool { false }
  open var focusStyle: FocusStyle = .default
  open var userInteractionEnabledWhileDragging = true
  // Told by tables that are swiped or dragged in; nobody does.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}

  /// What the table draws on the row: separators and corners.
  var tableLook = TableRowLook() {
    didSet {
      guard oldValue != tableLook else { return }
      setNeedsDisplay()
      // The row's own background follows the corners of its group.
      if oldValue.cornerRadius != tableLook.cornerRadius || oldValue.corners != tableLook.corners {
        layer.cornerRadius = tableLook.corners.isEmpty ? 0 : tableLook.cornerRadius
        layer.maskedCorners = tableLook.corners
      }
    }
  }
  weak var table: UITableView?
  /// The segue that begins when the row is selected.
  package weak var segueTemplate: StoryboardSegueTemplate?
  /// The segue that begins at the row's accessory.
  package weak var accessorySegueTemplate: StoryboardSegueTemplate?

  /// Does what a tap on the row does; false where the table does not let it be selected.
  open override func accessibilityActivate() -> Bool { table?.activate(self) ?? false }

  /// Does what a tap on the row's detail button does.
  package func activateAccessory() { table?.activateAccessory(of: self) }

  let accessoryMark = CellAccessory()
  let separatorLines = CellSeparators()

  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Called when something changed that the row's height depends on.
  func contentDidChange() {
    setNeedsLayout()
    table?.contentDidChange(of: self)
  }

  private func groundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backgroundView, at: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  open override func draw(_ rect: CGRect) { drawGround() }
}

/// A cell's label: its row measures anew when text or font change.
private final class CellLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentDidChange()
  }
}

/// A cell's image view: its row measures anew when the image changes.
private final class CellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentDidChange()
  }
}
