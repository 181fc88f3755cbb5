public import Foundation
public import UIFoundation

/// The base class of layouts, which compute the attributes of a collection view's elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
  }

  open internal(set) weak var collectionView: UICollectionView?

  /// The elements of a built-in layout; empty in clients' layouts.
  final var placed = PlacedElements()

  /// Computes the layout before its attributes are read.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed[ElementKey(path: indexPath, kind: nil)]
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed[ElementKey(path: indexPath, kind: elementKind)] }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Stores a preferred size and returns whether it requires a new layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let flexible = originalAttributes.flexibleAxes
    guard flexible.width || flexible.height else { return false }
    guard sizes[originalAttributes.key] != preferredAttributes.size else { return false }
    sizes[originalAttributes.key] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidate(originalAttributes)
    return context
  }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
  }

  /// Invalidates the layout; measured sizes are kept unless the context invalidates everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { sizes = [:] }
    collectionView?.layoutDidInvalidate(context)
  }

  open func invalidateLayout() { invalidateEverything(withCounts: false) }

  /// Invalidates the layout after a change of the data, with new counts.
  func invalidateForNewData() { invalidateEverything(withCounts: true) }

  private func invalidateEverything(withCounts: Bool) {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = withCounts
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

  // The methods for updates, transitions and items are called in UIKit's order; those for bounds changes, supplementary
  // views and decorations are never called. The attributes are the start or end of animations; nil, the default that
  // Apple documents, means the attributes in the layout.
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
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Direction

  /// The reading direction that the layout's code assumes.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Indicates whether the collection view mirrors the layout in right-to-left languages.
  ///
  /// It has no effect: the built-in layouts always mirror their elements, and clients' layouts are not mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  private let decorations = ReusePool<UICollectionReusableView>()
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(viewClass, for: elementKind) { $0.init(frame: .zero) }
  }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib, for: elementKind)
  }
  /// Creates a decoration view; nil for a kind without registration, or if its nib contains no such view.
  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? { decorations.make(kind) }

  // MARK: Preferred sizes

  /// The preferred size of each measured element, in points. Accessed by key only, never iterated.
  private var sizes: [ElementKey: CGSize] = [:]

  /// Returns the preferred size of an element, in points; nil if it has not been measured.
  func measuredSize(_ key: ElementKey) -> CGSize? { sizes[key] }

  func discardMeasuredSizes() { sizes = [:] }

  /// Indicates whether every new or resized view is measured, even without flexible axes.
  ///
  /// Clients' layouts rely on it.
  var measuresEveryElement: Bool { true }

  /// The orthogonal sections, each with its scroll view's frame and content size.
  var scrollingSections: [(section: Int, frame: CGRect, contentSize: CGSize)] { [] }

  /// Indicates whether the layout mirrors its elements for right-to-left languages.
  var isRightToLeft: Bool { collectionView?.isRightToLeft == true }
}
