internal import AutoLayout
public import Foundation
internal import UIGraphics

/// A view of items with frames from a layout. Only visible items have views.
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    backgroundColor = .systemBackground
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard oldValue !== collectionViewLayout else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    UIView.complete(completion, after: animated ? PendingCompletions.systemDuration : 0)
  }
  /// Completes the transition immediately, as nothing is animated.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    PendingCompletions.add(after: 0) { completion?(true, true) }
    return transition
  }
  open func finishInteractiveTransition() {}
  open func cancelInteractiveTransition() {}
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { reloadData() }
  }
  @_nonoverride open weak var delegate: UICollectionViewDelegate? {
    didSet { delegateDidChange { super.delegate = delegate } }
  }
  override func scrollDelegateDidChange(to scrollDelegate: UIScrollViewDelegate?) {
    delegateDidChange { delegate = scrollDelegate as? UICollectionViewDelegate }
  }
  /// The delegate that is called, even if a subclass overrides the `delegate` property.
  var collectionDelegate: UICollectionViewDelegate? { effectiveDelegate as? UICollectionViewDelegate }
  /// A data source that the view retains, for example for the items of a document.
  package var retainedDataSource: (any UICollectionViewDataSource)? {
    didSet { dataSource = retainedDataSource }
  }
  open var backgroundView: UIView? {
    didSet { insertBehindAll(backgroundView, replacing: oldValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsFocus = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  // Prefetching, dragging and dropping are not supported.
  open var isPrefetchingEnabled = true
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  open weak var dragDelegate: UICollectionViewDragDelegate?
  open weak var dropDelegate: UICollectionViewDropDelegate?
  open var dragInteractionEnabled = true
  open var reorderingCadence: ReorderingCadence = .immediate
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var hasUncommittedUpdates: Bool { batchDepth > 0 }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var isEditing = false {
    didSet {
      for case (_, let cell as UICollectionViewCell) in shown where oldValue != isEditing {
        cell.setNeedsUpdateConfiguration()
      }
    }
  }
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Whole content

  /// Indicates whether items outside of the bounds also have views, for a picture of the whole content.
  package var showsWholeContent = false {
    didSet { setNeedsLayout() }
  }

  // MARK: State

  /// The visible views, in the order of their attributes.
  var shown: [(key: ElementKey, view: UICollectionReusableView)] = []
  var sectionScrollers: [OrthogonalScrollView] = []
  let cellPool = ReusePool<UICollectionViewCell>()
  /// The pools of supplementary views, by kind. They are accessed by key only, never iterated.
  private var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]

  /// Returns the pool of the supplementary views of a kind, created on first access.
  func supplementaryPool(_ kind: String) -> ReusePool<UICollectionReusableView> {
    if let pool = supplementaryPools[kind] { return pool }
    let pool = ReusePool<UICollectionReusableView>()
    supplementaryPools[kind] = pool
    return pool
  }
  /// The cached number of items in each section.
  var itemCounts: [Int]?
  var isPrepared = false
  var preparedSize = CGSize(width: -1, height: -1)
  var selected: [IndexPath] = []
  /// The bounds last reported to the layout.
  var lastReportedBounds: CGRect?
  /// The old bounds while the layout is notified of the new bounds.
  var boundsBeforeChange: CGRect?
  /// The changes of the current update.
  var updateItems: [UICollectionViewUpdateItem] = []
  /// The nesting depth of batch updates.
  var batchDepth = 0

  open func reloadData() { discardContent() }

  /// Removes the views and requests the data again, without the override of `reloadData()` in a subclass.
  func discardContent() {
    for (key, view) in shown { retire(view, kind: key.kind) }
    shown = []
    itemCounts = nil
    collectionViewLayout.discardMeasuredSizes()
    collectionViewLayout.invalidateForNewData()
  }

  // MARK: Registration

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier) { $0.init(frame: .zero) }
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(nib, for: identifier)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryPool(kind).register(nib, for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryPool(elementKind).register(viewClass, for: identifier) { $0.init(frame: .zero) }
  }

  private func logMissingRegistration(_ kind: String, _ identifier: String) {
    LayoutDiagnostics.log(
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }

  /// Returns a reusable or new cell.
  ///
  /// If the identifier is not registered, or its nib contains no cell, logs an error and returns a plain cell.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = cellPool.dequeue(identifier) { return cell }
    logMissingRegistration("UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns a reusable or new view.
  ///
  /// If the identifier is not registered, or its nib contains no view, logs an error and returns a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryPool(elementKind).dequeue(identifier) { return view }
    logMissingRegistration(elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  // MARK: Layout

  open override var bounds: CGRect {
    get { boundsBeforeChange ?? super.bounds }
    set { super.bounds = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    collectionViewLayout.invalidateLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutDidInvalidate()
  }

  // MARK: Content

  open var numberOfSections: Int { sectionItemCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = sectionItemCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the item's cell; nil if the cell is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key == ElementKey(path: indexPath, kind: nil) }?.view as? UICollectionViewCell
  }

  /// Returns the index paths of the visible views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.filter { $0.key.kind == elementKind }.map(\.key.path)
  }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.view === supplementaryView && $0.key.kind != nil }?.key.path
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown.first { $0.key == ElementKey(path: indexPath, kind: elementKind) }?.view
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.map(\.view)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.view === cell }?.key.path
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.last { $0.key.kind == nil && $0.view.convert($0.view.bounds, to: self).contains(point) }?.key.path
  }

  open var visibleCells: [UICollectionViewCell] { shown.compactMap { $0.view as? UICollectionViewCell } }

  open var indexPathsForVisibleItems: [IndexPath] { shown.filter { $0.key.kind == nil }.map(\.key.path) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsCurrentMultipleSelection || indexPath == nil {
      for path in selected { cellForItem(at: path)?.isSelected = false }
      selected = []
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Scrolling

  /// Scrolls until the item is at a position, as closely as the content allows.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    repeatScrolling(animated: animated) { [weak self] in
      guard let self else { return nil }
      guard let attributes = layoutAttributesForItem(at: indexPath) else { return nil }
      let scroller: UIScrollView = scroller(for: attributes) ?? self
      return (scroller, Self.offset(of: scroller, bringing: attributes.frame, to: scrollPosition))
    }
  }

  // MARK: Changes

  // The data source is queried again. The layout is notified in UIKit's order, and nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchDepth += 1
    updates?()
    batchDepth -= 1
    commitUpdates()
    UIView.complete(completion, after: PendingCompletions.systemDuration)
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) })
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) })
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) })
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { UICollectionViewUpdateItem(.none, before: $0, after: $0) })
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }
  open func insertSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.insert, after: .section($0)) })
  }
  open func deleteSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.delete, before: .section($0)) })
  }
  open func reloadSections(_ sections: IndexSet) {
    update(sections.map { UICollectionViewUpdateItem(.reload, before: .section($0), after: .section($0)) })
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([UICollectionViewUpdateItem(.move, before: .section(section), after: .section(newSection))])
  }

  // Dragging is not supported: no movement begins.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
}
