internal import AutoLayout
public import Foundation
public import UIFoundation
public import UIGraphics

/// A view of rows in sections from top to bottom. Only visible rows have cells.
open class UITableView: UIScrollView {
  /// The height value that selects the height of the content, for rows, headers and footers.
  public nonisolated static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? any NibDecoding)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    alwaysBounceVertical = true
    showsHorizontalScrollIndicator = false
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    directionalLayoutMargins.leading = 16
    directionalLayoutMargins.trailing = 16
  }

  open private(set) var style: Style

  open weak var dataSource: UITableViewDataSource? {
    didSet { reloadData() }
  }
  @_nonoverride open weak var delegate: UITableViewDelegate? {
    didSet { delegateDidChange { super.delegate = delegate } }
  }
  override func scrollDelegateDidChange(to scrollDelegate: UIScrollViewDelegate?) {
    delegateDidChange { delegate = scrollDelegate as? UITableViewDelegate }
  }
  /// The delegate that is called, even if a subclass overrides the `delegate` property.
  var tableDelegate: UITableViewDelegate? { effectiveDelegate as? UITableViewDelegate }
  // Prefetching, dragging and dropping are not supported.
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: UITableViewDragDelegate?
  open weak var dropDelegate: UITableViewDropDelegate?
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

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
  /// The padding above each header of a plain table, in points; automatic is 22.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderTopPadding { heightsDidChange() } }
  }
  open var fillerRowHeight: CGFloat = 0

  // MARK: Appearance

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { setNeedsLayout() }
  }
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? UIEdgeInsets(top: 0, left: rowSideMargin, bottom: 0, right: 0) }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var customSeparatorInset: UIEdgeInsets?
  /// The origin of `separatorInset`: the cell's edges or the automatic insets.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { setNeedsLayout() }
  }
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true {
    didSet { heightsDidChange() }
  }
  open var tableHeaderView: UIView? {
    didSet { tableHeaderOrFooterDidChange(from: oldValue) }
  }
  open var tableFooterView: UIView? {
    didSet { tableHeaderOrFooterDidChange(from: oldValue) }
  }
  open var backgroundView: UIView? {
    didSet { insertBehindAll(backgroundView, replacing: oldValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsFocus = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard isEditing, oldValue != allowsMultipleSelectionDuringEditing else { return }
      for (_, cell) in visibleRows { cell.contentDidChange() }
    }
  }
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var isEditing = false {
    didSet {
      for (path, cell) in visibleRows where oldValue != isEditing { updateEditing(cell, at: path) }
    }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  // These have no effect, since section indexes and separator effects are not drawn.
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var separatorEffect: UIVisualEffect?
  /// The setting for when cells are measured again. It has no effect.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  open var dragInteractionEnabled = true

  /// A data source that the table retains, for example for the rows of a document.
  package var retainedDataSource: (any UITableViewDataSource)? {
    didSet { dataSource = retainedDataSource }
  }

  // MARK: Whole content

  /// Indicates whether rows outside the bounds also have cells, for a picture of the whole content.
  package var showsWholeContent = false {
    didSet { setNeedsLayout() }
  }

  // MARK: State

  var canvasParts: [CanvasPart] = []
  var geometry = TableGeometry()
  var isGeometryCurrent = false
  /// The width of rows' content at the last measurement, in points.
  var measuredWidth: CGFloat = -1
  /// The visible cells, from top to bottom.
  var visibleRows: [(path: IndexPath, cell: UITableViewCell)] = []
  /// The headers and footers of sections.
  var sectionViews: [SectionView] = []
  /// The cell for which the delegate's indentation level is requested. Its level is the default.
  var cellBeingPrepared: UITableViewCell?
  let cellPool = ReusePool<UITableViewCell>()
  let headerPool = ReusePool<UITableViewHeaderFooterView>()
  /// The cells whose content changed after they were measured.
  var changedCells: [UITableViewCell] = []
  /// Indicates whether the table creates, measures or places cells and ignores changes to their content.
  var isMeasuring = false
  var selected: [IndexPath] = []
  /// The nesting depth of updates.
  var updateDepth = 0
  /// The pending changes of the data.
  var changes: IndexPathChanges?

  open func reloadData() { discardContent() }

  /// Removes the views and requests the data again, without the override of `reloadData()` in a subclass.
  func discardContent() {
    for (_, cell) in visibleRows { retire(cell) }
    for sectionView in sectionViews { retire(sectionView) }
    visibleRows = []
    sectionViews = []
    changedCells = []
    heightsDidChange()
  }

  // MARK: Registration

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier) { $0.init(style: .default, reuseIdentifier: identifier) }
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, for: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(aClass, for: identifier) { $0.init(reuseIdentifier: identifier) }
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(nib, for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(identifier)
  }

  /// Returns a reusable or new cell.
  ///
  /// If the identifier is not registered, or its nib contains no cell, logs an error and returns a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    LayoutDiagnostics.log(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerPool.dequeue(identifier)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    layOutCanvas()
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    if contentWidth != measuredWidth { heightsDidChange() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if contentWidth != measuredWidth { heightsDidChange() }
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    heightsDidChange()
  }

  // MARK: Content

  open var numberOfSections: Int {
    prepareGeometry()
    return geometry.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    prepareGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareGeometry()
    guard let span = geometry.rowSpan(indexPath.section, indexPath.row) else { return .zero }
    return rect(span)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.headerSpan(section).map { rect($0) } ?? .zero
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.footerSpan(section).map { rect($0) } ?? .zero
  }

  open func rect(forSection section: Int) -> CGRect {
    prepareGeometry()
    return geometry.sectionSpan(section).map { rect($0) } ?? .zero
  }

  /// Returns the row's cell if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutReloadedRows()
    return visibleRows.first { $0.path == indexPath }?.cell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { visibleRows.first { $0.cell === cell }?.path }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareGeometry()
    for section in geometry.sections(from: point.y, to: point.y.nextUp) {
      if let row = geometry.rows(of: section, from: point.y, to: point.y.nextUp).first {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  open var visibleCells: [UITableViewCell] {
    layOutReloadedRows()
    return visibleRows.map(\.cell)
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutReloadedRows()
    return visibleRows.map(\.path)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.first { $0.section == section && !$0.isFooter }?.view as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews.first { $0.section == section && $0.isFooter }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsCurrentMultipleSelection || indexPath == nil {
      for path in selected where path != indexPath { cellForRow(at: path)?.setSelected(false, animated: animated) }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Scrolling

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selected.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the row is at a position, as closely as the content allows.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    repeatScrolling(animated: animated) { [weak self] in
      guard let self else { return nil }
      layoutIfNeeded()
      return (self, CGPoint(x: contentOffset.x, y: offset(for: indexPath, scrollPosition)))
    }
  }

  // MARK: Changes

  // When the outermost updates end, the data source is queried again. Nothing is animated.
  open func beginUpdates() { updateDepth += 1 }
  open func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { commitUpdates() }
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    UIView.complete(completion, after: PendingCompletions.systemDuration)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.insert(indexPaths) } }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.remove(indexPaths) } }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change { $0.reload(indexPaths) } }
  open func reconfigureRows(at indexPaths: [IndexPath]) { change { _ in } }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insert(sections.map(IndexPath.section)) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.remove(sections.map(IndexPath.section)) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reload(sections.map(IndexPath.section)) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.move(.section(section), to: .section(newSection)) }
  }
  open func reloadSectionIndexTitles() {}
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
}
