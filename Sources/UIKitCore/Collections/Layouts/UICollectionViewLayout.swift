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
  /// The class of the attributes that subclasses make.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that invalidation is described with.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    freshContext()
  }

  /// Indicates whether a size that the content asks for is news to the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let flexible = originalAttributes.flexibleAxes
    guard flexible.width || flexible.height else { return false }
    return take(preferredAttributes.size, for: originalAttributes.key)
      && preferredAttributes.size != originalAttributes.size
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext()
    context.note(originalAttributes)
    return context
  }

  private func freshContext() -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
  }

  /// Makes the layout be prepared anew, as far as the context says; without items in it, for all.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { sizes = [:] }
    collectionView?.layoutDidInvalidate(context)
  }

  open func invalidateLayout() {
    let context = freshContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates for new data, when sections and items are counted anew.
  func invalidateForNewData() {
    let context = freshContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  // MARK: Offsets

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  // Called around changes of the data, in UIKit's order. The attributes are where animations would begin or end; nil
  // says where the element is, as Apple documents the defaults.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { freshContext() }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { freshContext() }

  // MARK: Direction

  /// The direction that the layout's code is written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Indicates whether the collection view mirrors the layout in right-to-left languages.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  private var decorations: [String: AnyClass] = [:]
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
    decorationNibs[elementKind] = nil
  }
  private var decorationNibs: [String: UINib] = [:]
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorations[elementKind] = nil
  }
  /// Creates a decoration view of a registered kind.
  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
    if let nib = decorationNibs[kind] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
    return decorationClass(ofKind: kind)?.init(frame: .zero)
  }
  private func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorations[kind] as? UICollectionReusableView.Type
  }

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

  /// Indicates whether new views of every element are asked for their size, as layouts of clients expect.
  var measuresEveryElement: Bool { true }

  /// The sections that scroll across, each with its scroll view's frame and content size.
  var scrollingSections: [(section: Int, frame: CGRect, contentSize: CGSize)] { [] }

  /// Whether the layout puts its elements right to left itself, mirrored in the content.
  var isFlipped: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
