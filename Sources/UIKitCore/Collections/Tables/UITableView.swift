/// Shows rows in sections, from top to bottom; makes only those that can be seen.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections stand apart.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// What scrolling brings a row to.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go; nothing moves here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// From where separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// Stands for a height that the content decides.
  public nonisolated static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    finishTable()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    finishTable()
  }

  private func finishTable() {
    alwaysBounceVertical = true
    showsHorizontalScrollIndicator = false
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    directionalLayoutMargins.leading = 16
    directionalLayoutMargins.trailing = 16
  }

  public let style: Style

  open weak var dataSource: UITableViewDataSource? {
    didSet { reloadData() }
  }
  /// The delegate as a table's; the same object as `delegate`.
  var tableDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }

  // MARK: Heights, in points

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != rowHeight { heightsDidChange() } }
  }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { heightsDidChange() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { heightsDidChange() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { heightsDidChange() } }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Above each header of a plain table; automatic is 22.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { heightsDidChange() } }
  }
  open var fillerRowHeight: CGFloat = 0

  // MARK: Look

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var tableHeaderView: UIView? {
    didSet { outerViewDidChange(from: oldValue) }
  }
  open var tableFooterView: UIView? {
    didSet { outerViewDidChange(from: oldValue) }
  }
  open var backgroundView: UIView? {
    didSet { putBehindAll(backgroundView, replacing: oldValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var sectionIndexColor: UIColor?
  open var dragInteractionEnabled = true

  /// The margin of rows' content at the ends, in points.
  var sideMargin: CGFloat { rowSideMargin }

  private func outerViewDidChange(from old: UIView?) {
    if old !== tableHeaderView, old !== tableFooterView { old?.removeFromSuperview() }
    for view in [tableHeaderView, tableFooterView].compactMap({ $0 }) where view.superview !== self {
      addSubview(view)
    }
    heightsDidChange()
  }

  /// A data source that nobody else keeps, as that of rows which a document holds.
  package var keptDataSource: (any UITableViewDataSource)? {
    didSet { dataSource = keptDataSource }
  }

  // MARK: Whole content

  /// Whether every row is made, for a picture of the whole content.
  package var showsWholeContent = false {
    didSet { setNeedsLayout() }
  }

  // MARK: State

  var geometry = TableGeometry()
  var isGeometryCurrent = false
  /// The width that heights were measured for, in points.
  var measuredWidth: CGFloat = -1
  var shownCells: [(path: IndexPath, cell: UITableViewCell)] = []
  var shownHeaders: [(section: Int, isFooter: Bool, view: UIView)] = []
  var cellPool = ReusePool<UITableViewCell>()
  var headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// Cells whose content changed after they were measured.
  var changedCells: [UITableViewCell] = []
  /// Whether rows are being made or measured, when changes of their content are not news.
  var isMeasuring = false
  var selected: [IndexPath] = []

  func heightsDidChange() {
    isGeometryCurrent = false
    setNeedsLayout()
  }

  /// Notes that a row may ask for another height.
  func contentDidChange(of cell: UITableViewCell) {
    guard !isMeasuring else { return }
    changedCells.append(cell)
    setNeedsLayout()
  }

  open func reloadData() {
    for (_, cell) in shownCells { retire(cell) }
    for (_, _, view) in shownHeaders { retire(view) }
    shownCells = []
    shownHeaders = []
    changedCells = []
    heightsDidChange()
  }

  // MARK: Registration

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return cellPool.register(identifier, nil) }
    cellPool.register(identifier) { UITableViewCell.make(type, identifier: identifier) }
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return cellPool.register(identifier, nil) }
    cellPool.register(identifier) {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else { return headerPool.register(identifier, nil) }
    headerPool.register(identifier) { UITableViewHeaderFooterView.make(type, identifier: identifier) }
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return headerPool.register(identifier, nil) }
    headerPool.register(identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
    }
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let cell = cellPool.take(identifier)
    cell?.reuseIdentifier = identifier
    cell?.prepareForReuse()
    return cell
  }

  /// A cell of the class registered for the identifier; a plain one, and a line in the log, where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutDiagnostics.log(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let view = headerPool.take(identifier)
    view?.reuseIdentifier = identifier
    view?.prepareForReuse()
    return view
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    if bounds.width != measuredWidth { heightsDidChange() }
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    heightsDidChange()
  }
}

extension UITableViewCell {
  /// Whether a line separates rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }
}
