/// Decides where the views of a collection view stand.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open internal(set) weak var collectionView: UICollectionView?

  /// Computes places anew, before any is asked for.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  open func invalidateLayout() {
    sizes = [:]
    collectionView?.layoutDidInvalidate()
  }

  private var decorations: [String: AnyClass] = [:]
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }
  func decorationClass(ofKind kind: String) -> UIView.Type? { decorations[kind] as? UIView.Type }

  // MARK: Sizes that contents asked for

  /// Looked up by element only; the order never shows.
  private var sizes: [ElementKey: CGSize] = [:]

  /// The size that an element's content asked for when it was made, in points.
  func measuredSize(_ key: ElementKey) -> CGSize? { sizes[key] }

  /// Notes the size that an element's content asks for; tells whether it is news.
  func take(_ size: CGSize, for key: ElementKey) -> Bool {
    guard sizes[key] != size else { return false }
    sizes[key] = size
    return true
  }

  func forgetSizes() { sizes = [:] }

  /// The sections that scroll across, each with its scroll view's frame and content size.
  var scrollingSections: [(section: Int, frame: CGRect, contentSize: CGSize)] { [] }

  /// Whether the layout puts its elements right to left itself, mirrored in the content.
  var isFlipped: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
