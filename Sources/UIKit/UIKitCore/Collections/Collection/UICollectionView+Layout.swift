internal import Foundation
internal import UIFoundation

/// The scroll view of an orthogonally scrolling section.
final class OrthogonalScrollView: UIScrollView {
  let section: Int

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    // The pages before and after the current one are visible at the edges.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }
}

extension UICollectionView {
  func layoutDidInvalidate() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Applies an invalidation to the counts, the content offset and the content size.
  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { itemCounts = nil }
    layoutDidInvalidate()
    if context.contentOffsetAdjustment != .zero {
      let (offset, change) = (contentOffset, context.contentOffsetAdjustment)
      adjustContentOffset(to: CGPoint(x: offset.x + change.x, y: offset.y + change.y))
    }
    if context.contentSizeAdjustment != .zero {
      contentSize.width += context.contentSizeAdjustment.width
      contentSize.height += context.contentSizeAdjustment.height
    }
  }

  /// Reports a change of the bounds to the layout.
  ///
  /// Until the layout has returned its invalidation context, `bounds` returns the old bounds.
  func reportBoundsChange() {
    let now = super.bounds
    guard let old = lastReportedBounds, old != now else {
      lastReportedBounds = now
      return
    }
    lastReportedBounds = now
    boundsBeforeChange = old
    let context =
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: now)
      ? collectionViewLayout.invalidationContext(forBoundsChange: now) : nil
    boundsBeforeChange = nil
    if let context { collectionViewLayout.invalidateLayout(with: context) }
  }

  /// Repeats the layout of the visible part as long as elements change their size, up to a limit.
  func layOutElements() {
    reportBoundsChange()
    guard bounds.width > 0, bounds.height > 0 else { return }
    repeatLayout {
      prepareLayout()
      placeScrollers()
      guard updateVisibleElements() else { return false }
      isPrepared = false
      return true
    }
    backgroundView?.frame = bounds
  }

  func prepareLayout() {
    if preparedSize != bounds.size {
      if preparedSize.width != bounds.width { collectionViewLayout.discardMeasuredSizes() }
      isPrepared = false
    }
    guard !isPrepared else { return }
    isPrepared = true
    preparedSize = bounds.size
    _ = sectionItemCounts
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    contentSize = CGSize(width: pixelGrid.ceil(size.width), height: pixelGrid.ceil(size.height))
  }

  /// The part of the content whose elements are created, in points.
  private var visibleRect: CGRect {
    showsWholeContent ? CGRect(origin: .zero, size: contentSize).union(bounds) : bounds
  }

  /// Returns the scroll view that contains the view of an element; nil outside of orthogonal sections.
  func scroller(for attributes: UICollectionViewLayoutAttributes) -> OrthogonalScrollView? {
    attributes.scrollingSection.flatMap { section in sectionScrollers.first { $0.section == section } }
  }

  private func placeScrollers() {
    let sections = collectionViewLayout.scrollingSections
    for scroller in sectionScrollers where !sections.contains(where: { $0.section == scroller.section }) {
      scroller.removeFromSuperview()
    }
    sectionScrollers = sections.map { section, frame, size in
      let existing = sectionScrollers.first { $0.section == section }
      let scroller = existing ?? OrthogonalScrollView(section: section)
      if scroller.superview !== self { insertSubview(scroller, at: 0) }
      if scroller.frame != frame { scroller.frame = frame }
      scroller.contentSize = size
      if existing == nil, isRightToLeft {
        scroller.contentOffset.x = max(0, size.width - frame.width)
      }
      return scroller
    }
  }

  /// Creates, measures and places the visible elements. Returns whether a size changed.
  private func updateVisibleElements() -> Bool {
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []).filter(isVisible)
    // The old views are accessed by key only. The order of the views is the order of their attributes.
    var old: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in shown { old[key] = view }
    let visibleKeys = Set(attributes.map(\.key))
    for (key, view) in shown where !visibleKeys.contains(key) {
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
      let existing = old[element.key]
      guard let view = existing ?? makeView(for: element) else { continue }
      shown.append((element.key, view))
      if place(view, element, isNew: existing == nil) { changed = true }
    }
    return changed
  }

  /// Returns whether an element is visible. In an orthogonal section, this depends on its scroll view.
  private func isVisible(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard !attributes.isHidden else { return false }
    guard !showsWholeContent, let scroller = scroller(for: attributes) else { return true }
    // The scroll view does not clip, so its elements are visible in the full width of this view.
    let left = bounds.minX - scroller.frame.minX
    let visible = CGRect(
      x: scroller.contentOffset.x + left, y: scroller.bounds.minY, width: bounds.width, height: scroller.bounds.height)
    return attributes.frame.overlaps(visible)
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
    (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    if let view {
      collectionDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    return view
  }

  /// Places a view. Returns whether the size of its content requires a change of the layout.
  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool
  ) -> Bool {
    let parent: UIView = scroller(for: attributes) ?? self
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
    // Views receive a copy, since they can modify the attributes.
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

  /// Removes a view, and makes it reusable if it has an identifier. The kind is nil for a cell.
  func retire(_ view: UICollectionReusableView, kind: String?) {
    view.removeFromSuperview()
    if let kind {
      supplementaryPool(kind).add(view)
    } else if let cell = view as? UICollectionViewCell {
      cellPool.add(cell)
    }
  }
}
