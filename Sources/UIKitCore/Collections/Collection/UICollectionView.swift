/// Shows items where a layout puts them; makes only those that can be seen.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The kinds of views.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// What scrolling brings an item to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    finishCollection()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    finishCollection()
  }

  private func finishCollection() {
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
    collectionViewLayout = layout
  }
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { reloadData() }
  }
  var collectionDelegate: UICollectionViewDelegate? { delegate as? UICollectionViewDelegate }
  /// A data source that nobody else keeps, as that of items which a document holds.
  package var keptDataSource: (any UICollectionViewDataSource)? {
    didSet { dataSource = keptDataSource }
  }
  open var backgroundView: UIView? {
    didSet { putBehindAll(backgroundView, replacing: oldValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var isEditing = false
  /// When cells that change are measured anew; they always are.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Whole content

  /// Whether every item is made, for a picture of the whole content.
  package var showsWholeContent = false {
    didSet { setNeedsLayout() }
  }

  // MARK: State

  /// The views that show, in the order of their attributes.
  var shown: [(key: ElementKey, view: UICollectionReusableView)] = []
  /// The scroll views of sections that scroll across.
  var sectionScrollers: [SectionScroller] = []
  var cellPool = ReusePool<UICollectionViewCell>()
  /// The pools of supplementary views, by kind and identifier.
  var supplementaryPool = ReusePool<UICollectionReusableView>()
  var itemCounts: [Int]?
  var isPrepared = false
  var preparedSize = CGSize(width: -1, height: -1)
  var selected: [IndexPath] = []

  func layoutDidInvalidate() {
    isPrepared = false
    setNeedsLayout()
  }

  open func reloadData() {
    for (key, view) in shown { retire(view, kind: key.kind) }
    shown = []
    itemCounts = nil
    collectionViewLayout.forgetSizes()
    layoutDidInvalidate()
  }

  // MARK: Registration

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return cellPool.register(identifier, nil) }
    cellPool.register(identifier) { type.makeRegistered() as? UICollectionViewCell }
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return cellPool.register(identifier, nil) }
    cellPool.register(identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionViewCell }.first
    }
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let name = Self.poolName(kind, identifier)
    guard let nib else { return supplementaryPool.register(name, nil) }
    supplementaryPool.register(name) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let name = Self.poolName(elementKind, identifier)
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return supplementaryPool.register(name, nil)
    }
    supplementaryPool.register(name) { type.makeRegistered() as? UICollectionReusableView }
  }

  static func poolName(_ kind: String, _ identifier: String) -> String { kind + "\u{0}" + identifier }

  /// A cell of the registered class; a plain one, and a line in the log, where none is.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = cellPool.take(identifier) else {
      LayoutDiagnostics.log(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    cell.reuseIdentifier = identifier
    cell.prepareForReuse()
    return cell
  }

  /// A view of the registered class; a plain one, and a line in the log, where none is.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryPool.take(Self.poolName(elementKind, identifier)) else {
      LayoutDiagnostics.log(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionReusableView(frame: .zero)
    }
    view.reuseIdentifier = identifier
    view.prepareForReuse()
    return view
  }

  // MARK: Layout

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
}
