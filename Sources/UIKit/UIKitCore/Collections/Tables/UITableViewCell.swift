public import Foundation
internal import TextLayout
public import UIFoundation
internal import UIGraphics

/// A row of a table view.
open class UITableViewCell: UIView {
  /// The standard arrangement of labels and image.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The background of a selected row.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The control at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The control in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = (coder as? any NibDecoding)?.cellStyle ?? .default
    reuseIdentifier = (coder as? any NibDecoding)?.reuseIdentifier
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    clipsToBounds = true
    isOpaque = false
    preservesSuperviewLayoutMargins = true
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  let style: CellStyle
  open internal(set) var reuseIdentifier: String?

  /// The superview of the cell's content.
  open private(set) var contentView = UIView()

  // MARK: Standard content

  private lazy var titleView =
    style == .value2 ? makeLabel(.subheadline, tintColor) : makeLabel(.body, .label)
  private lazy var detailView: UILabel? =
    switch style {
    case .default: nil
    case .value1: makeLabel(.body, .secondaryLabel)
    case .value2: makeLabel(.subheadline, .label)
    case .subtitle: makeLabel(.caption1, .label)
    }
  private lazy var pictureView: UIImageView = {
    let view = CellImageView()
    view.cell = self
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    contentView.addSubview(view)
    return view
  }()
  private(set) var usesStandardContent = false

  /// Returns a label that follows the text size, as in UIKit since iOS 8 (openradar 22008452).
  private func makeLabel(_ textStyle: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = CellLabel()
    label.cell = self
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
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
  /// The standard views; nil if none was accessed.
  var standardParts: (title: UILabel, detail: UILabel?, picture: UIImageView)? {
    usesStandardContent ? (titleView, detailView, pictureView) : nil
  }

  // MARK: Configurations

  private(set) var configuredView: (UIView & UIContentView)?

  open override var canBecomeFocused: Bool { true }

  /// The configuration of the content. Its view fills the content view.
  open var contentConfiguration: UIContentConfiguration? {
    didSet {
      configuredView = contentView.show(contentConfiguration, replacing: configuredView)
      contentDidChange()
    }
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

  // MARK: Appearance

  open var accessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  open var editingAccessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  open var selectionStyle: SelectionStyle = .default {
    didSet { selectedBackgroundDidChange(from: selectedBackgroundView) }
  }
  /// The insets of the separator from the cell's edges, in points. The default are the table's; negative ones count as 0.
  ///
  /// Without insets of the table, the separator begins at the text: at 16 points on an iPhone, or 20 in wide rows.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? table?.separatorInset(of: self) ?? automaticSeparatorInset }
    set {
      guard customSeparatorInset != newValue else { return }
      customSeparatorInset = newValue
      contentDidChange()
    }
  }
  private(set) var customSeparatorInset: UIEdgeInsets?
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { contentDidChange() } }
  }
  open var indentationWidth: CGFloat = 10 {
    didSet { if oldValue != indentationWidth { contentDidChange() } }
  }
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(from: oldValue) }
  }
  /// The view behind the content of a selected or highlighted row, in place of a gray background.
  open var selectedBackgroundView: UIView? {
    didSet { selectedBackgroundDidChange(from: oldValue) }
  }
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }
  private func stateDidChange() {
    selectedBackgroundDidChange(from: selectedBackgroundView)
    setNeedsUpdateConfiguration()
    if isEditing { setNeedsLayout() }
    setNeedsDisplay()
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open var isEditing = false {
    didSet {
      guard oldValue != isEditing else { return }
      stateDidChange()
      contentDidChange()
    }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Indicates whether the row has a grip in editing mode, if its data source lets it be moved.
  open var showsReorderControl = false {
    didSet { if oldValue != showsReorderControl { contentDidChange() } }
  }
  open var shouldIndentWhileEditing = true {
    didSet { if oldValue != shouldIndentWhileEditing { contentDidChange() } }
  }
  open var editingStyle: EditingStyle { delegateEditingStyle }
  /// The editing style from the table's delegate.
  package var delegateEditingStyle: EditingStyle = .none {
    didSet { if oldValue != delegateEditingStyle { contentDidChange() } }
  }
  /// Indicates whether the table's delegate lets the row be indented in editing mode.
  var delegateAllowsIndentation = true {
    didSet { if oldValue != delegateAllowsIndentation { contentDidChange() } }
  }
  /// Indicates whether the table's data source lets the row be moved.
  var isMovable = true {
    didSet { if oldValue != isMovable { contentDidChange() } }
  }
  /// The controls at the leading and the trailing edge in editing mode, if they were shown.
  var editControls: [CellEditControl] = []
  package final var swipeActions: UIView?
  open var showingDeleteConfirmation: Bool { false }
  open var focusStyle: FocusStyle = .default
  open var userInteractionEnabledWhileDragging = true
  // Never called: swiping and dragging are not supported.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The background, separators and corners that depend on the row's position.
  var rowAppearance = RowAppearance() {
    didSet {
      guard oldValue != rowAppearance else { return }
      setNeedsLayout()
      setNeedsDisplay()
      // The layer draws the cell's background color, which is clipped to the corners of the group.
      if oldValue.cornerRadius != rowAppearance.cornerRadius || oldValue.corners != rowAppearance.corners {
        layer.cornerRadius = rowAppearance.corners.isEmpty ? 0 : rowAppearance.cornerRadius
        layer.maskedCorners = rowAppearance.corners
      }
    }
  }
  weak var table: UITableView?
  /// The segue that is performed when a tap selects the row.
  package weak var segueTemplate: StoryboardSegueTemplate?
  /// The segue that is performed when the row's accessory button is tapped.
  package weak var accessorySegueTemplate: StoryboardSegueTemplate?

  /// Selects or deselects the row as a tap does. Returns false if that is not allowed or not possible.
  open override func accessibilityActivate() -> Bool {
    accessibilityActivateBlock?() ?? table?.activate(self) ?? false
  }

  /// Performs the action of the row's accessory button.
  package func activateAccessory() { table?.activateAccessory(of: self) }

  let accessoryMark = CellAccessory()
  let separatorLines = CellSeparators()

  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  private var measuredTextSize: UIContentSizeCategory?

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    let textSize = traitCollection.preferredContentSizeCategory
    if let measuredTextSize, measuredTextSize != textSize { contentDidChange() }
    measuredTextSize = textSize
  }

  /// Called after a change that can alter the height of the row.
  func contentDidChange() {
    setNeedsLayout()
    table?.contentDidChange(of: self)
  }

  /// Indicates whether the background shows that the row is selected or highlighted.
  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  private func backgroundViewDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertBackground(backgroundView, at: 0) }
  }

  /// Inserts or removes the selected background, depending on whether the row shows a selection.
  private func selectedBackgroundDidChange(from old: UIView?) {
    guard let selectedBackgroundView, showsSelection else {
      old?.removeFromSuperview()
      return
    }
    if old !== selectedBackgroundView { old?.removeFromSuperview() }
    guard selectedBackgroundView.superview !== self else { return }
    insertBackground(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
  }

  private func insertBackground(_ background: UIView, at index: Int) {
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(background, at: index)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
    placeSwipeActions()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
  }

  override func drawContent() { drawRowBackground() }
}

/// The label of a cell. Changes of its text or font invalidate the row's height.
private final class CellLabel: UILabel {
  weak var cell: UITableViewCell?

  /// The maximum number of lines: by default 1, or 0 for no limit at accessibility sizes.
  override var numberOfLines: Int {
    get { assignedNumberOfLines ?? (traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1) }
    set {
      assignedNumberOfLines = newValue
      super.numberOfLines = newValue
    }
  }
  private var assignedNumberOfLines: Int?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentDidChange()
  }
}

/// The image view of a cell. Changes of its image invalidate the row's height.
private final class CellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.contentDidChange()
  }
}
