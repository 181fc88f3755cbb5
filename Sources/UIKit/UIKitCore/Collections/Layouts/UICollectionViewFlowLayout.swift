public import Foundation
public import UIFoundation

/// A layout of items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated item size with which each item has the size of its content.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  // Sizes and spacings are in points. Lines are horizontal if the scroll direction is vertical.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The area from whose sides section insets are measured.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { invalidateLayout() }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidateLayout() }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidateLayout() }
  }

  private var contentSize = CGSize.zero
  private var sectionSpans: [(start: CGFloat, end: CGFloat)] = []

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func prepare() {
    super.prepare()
    placed = PlacedElements()
    sectionSpans = []
    contentSize = .zero
    guard let view = collectionView else { return }
    var flow = FlowLines(layout: self, view: view)
    for section in 0..<view.numberOfSections {
      let start = flow.position
      flow.add(section: section, into: &placed)
      sectionSpans.append((start, flow.position))
    }
    contentSize = flow.contentSize
    if isRightToLeft, scrollDirection == .vertical { placed.mirror(in: contentSize.width) }
    if isRightToLeft, scrollDirection == .horizontal {
      let width = max(contentSize.width, view.bounds.width)
      placed.mirror(in: width)
      sectionSpans = sectionSpans.map { (width - $0.end, width - $0.start) }
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = placed.overlapping(rect)
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let view = collectionView else {
      return found
    }
    let isVertical = scrollDirection == .vertical
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let (start, end) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    for (section, span) in sectionSpans.enumerated() where span.end > start && span.start < end {
      for (kind, isPinned) in [
        (UICollectionView.elementKindSectionHeader, sectionHeadersPinToVisibleBounds),
        (UICollectionView.elementKindSectionFooter, sectionFootersPinToVisibleBounds),
      ] where isPinned {
        guard let attributes = placed[ElementKey(path: IndexPath(item: 0, section: section), kind: kind)] else {
          continue
        }
        let isAtEnd = (kind == UICollectionView.elementKindSectionFooter) != (!isVertical && isRightToLeft)
        // Pinned headers are above the items, whose z index is 0 by default.
        found.pin(
          PinnedElement(attributes: attributes, section: span, isAtEnd: isAtEnd), in: visible, isVertical: isVertical,
          zIndex: 1024)
      }
    }
    return found
  }

  /// Returns the attributes of a header or footer. They have no size if the section has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let placed = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) { return placed }
    let isFooter = elementKind == UICollectionView.elementKindSectionFooter
    guard isFooter || elementKind == UICollectionView.elementKindSectionHeader, indexPath.count == 2,
      indexPath.item == 0, sectionSpans.indices.contains(indexPath.section)
    else { return nil }
    let span = sectionSpans[indexPath.section]
    let position = isFooter != (isRightToLeft && scrollDirection == .horizontal) ? span.end : span.start
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      origin: scrollDirection == .vertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0), size: .zero)
    return attributes
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
  override var measuresEveryElement: Bool { false }
}

/// The metrics of sections and items of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize  // optional: collectionViewLayout.flow?.itemSize ?? .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets  // optional: collectionViewLayout.flow?.sectionInset ?? .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat  // optional: collectionViewLayout.flow?.minimumLineSpacing ?? 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat  // optional: collectionViewLayout.flow?.minimumInteritemSpacing ?? 0
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize  // optional: collectionViewLayout.flow?.headerReferenceSize ?? .zero
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize  // optional: collectionViewLayout.flow?.footerReferenceSize ?? .zero
}

extension UICollectionViewLayout {
  /// The layout as a flow layout, for the defaults of the delegate's metrics; nil for other layouts.
  var flow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}
