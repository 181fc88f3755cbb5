internal import Foundation
internal import UIFoundation

/// The maximum number of rounds in which measured sizes move elements.
private let collectionRoundLimit = 16

/// The scroll view of an orthogonally scrolling section.
final class SectionScroller: UIScrollView {
  let section: Int

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    // Neighbors of the first page are visible at the edges.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }
}

extension UICollectionView {
  func layoutDidInvalidate() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Applies the parts of an invalidation that do not concern elements.
  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { itemCounts = nil }
    layoutDidInvalidate()
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    if context.contentSizeAdjustment != .zero {
      contentSize.width += context.contentSizeAdjustment.width
      contentSize.height += context.contentSizeAdjustment.height
    }
  }

  /// Reports a change of the bounds to the layout, which sees the old bounds meanwhile.
  func reportBoundsChange() {
    let now = super.bounds
    guard let old = knownBounds, old != now else {
      knownBounds = now
      return
    }
    knownBounds = now
    boundsBeforeChange = old
    let context =
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: now)
      ? collectionViewLayout.invalidationContext(forBoundsChange: now) : nil
    boundsBeforeChange = nil
    if let context { collectionViewLayout.invalidateLayout(with: context) }
  }

  /// Lays out the visible part until no element changes its size.
  func layOutElements() {
    reportBoundsChange()
    guard bounds.width > 0, bounds.height > 0 else { return }
    for _ in 0..<collectionRoundLimit {
      prepareLayout()
      placeScrollers()
      if !makeVisibleElements() { break }
      isPrepared = false
    }
    backgroundView?.frame = bounds
  }

  func prepareLayout() {
    if preparedSize != bounds.size {
      if preparedSize.width != bounds.width { collectionViewLayout.forgetSizes() }
      isPrepared = false
    }
    guard !isPrepared else { return }
    isPrepared = true
    preparedSize = bounds.size
    _ = countedItems
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    contentSize = CGSize(width: pixelGrid.ceil(size.width), height: pixelGrid.ceil(size.height))
  }

  /// The part of the content whose elements are created, in points.
  private var visibleRect: CGRect {
    showsWholeContent ? CGRect(origin: .zero, size: contentSize).union(bounds) : bounds
  }

  private func placeScrollers() {
    let wanted = collectionViewLayout.scrollingSections
    for scroller in sectionScrollers where !wanted.contains(where: { $0.section == scroller.section }) {
      scroller.removeFromSuperview()
    }
    sectionScrollers = wanted.map { section, frame, size in
      let known = sectionScrollers.first { $0.section == section }
      let scroller = known ?? SectionScroller(section: section)
      if scroller.superview !== self { insertSubview(scroller, at: 0) }
      if scroller.frame != frame { scroller.frame = frame }
      scroller.contentSize = size
      if known == nil, effectiveUserInterfaceLayoutDirection == .rightToLeft {
        scroller.contentOffset.x = max(0, size.width - frame.width)
      }
      return scroller
    }
  }

  /// Creates, measures and places the visible elements; returns whether a size changed.
  private func makeVisibleElements() -> Bool {
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []).filter(isVisible)
    // Accessed by key only; the order is that of the attributes.
    var old: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in shown { old[key] = view }
    let wanted = Set(attributes.map(\.key))
    for (key, view) in shown where !wanted.contains(key) {
      retire(view, kind: key.kind)
      if let kind = key.kind {
        collectionDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
      } else if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      }
    }
    shown = []
    var changed = false
    for element in attributes {
      let known = old[element.key]
      guard let view = known ?? makeView(for: element) else { continue }
      shown.append((element.key, view))
      if place(view, element, isNew: known == nil) { changed = true }
    }
    return changed
  }

  /// Indicates whether an element is visible; in an orthogonal section only the visible pages are.
  private func isVisible(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isHidden else { return false }
    guard let section = attributes.scrollingSection, !showsWholeContent,
      let scroller = sectionScrollers.first(where: { $0.section == section })
    else { return true }
    // The scroller does not clip, so elements beside it are visible within this view's bounds.
    let left = bounds.minX - scroller.frame.minX
    let span = CGRect(
      x: scroller.contentOffset.x + left, y: scroller.bounds.minY, width: bounds.width, height: scroller.bounds.height)
    return attributes.frame.reaches(into: span)
  }

  private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    guard let kind = attributes.representedElementKind else {
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
      cell?.isSelected = selected.contains(path)
      cell?.setNeedsUpdateConfiguration()
      if let cell { collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
      return cell
    }
    if attributes.representedElementCategory == .decorationView {
      return collectionViewLayout.makeDecoration(ofKind: kind)
    }
    let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    view?.supplementaryKind = kind
    (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    if let view {
      collectionDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    return view
  }

  /// Places a view; returns whether its content has another size than the layout assumed.
  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool
  ) -> Bool {
    let scroller = attributes.scrollingSection.flatMap { section in
      sectionScrollers.first { $0.section == section }
    }
    let parent: UIView = scroller ?? self
    if view.superview !== parent { parent.addSubview(view) }
    view.apply(attributes)
    let isResized = view.bounds.size != attributes.frame.size
    if view.transform3D == attributes.transform3D, attributes.transform3D == CATransform3DIdentity {
      if view.frame != attributes.frame { view.frame = attributes.frame }
    } else {
      view.transform3D = CATransform3DIdentity
      view.frame = attributes.frame
      view.transform3D = attributes.transform3D
    }
    view.alpha = attributes.alpha
    view.layer.zPosition = CGFloat(attributes.zIndex)
    let flexible = attributes.flexibleAxes
    guard
      flexible.width || flexible.height || (collectionViewLayout.measuresEveryElement && (isNew || isResized))
    else { return false }
    // A copy, since views can modify the attributes.
    let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  func retire(_ view: UICollectionReusableView, kind: String?) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    if let cell = view as? UICollectionViewCell, kind == nil {
      cellPool.give(cell, identifier)
    } else if let kind {
      supplementaryPool.give(view, Self.poolName(kind, identifier))
    }
  }

  static func poolName(_ kind: String, _ identifier: String) -> String { kind + "\u{0}" + identifier }
}
