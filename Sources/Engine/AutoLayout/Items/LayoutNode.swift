import UIFoundation

/// The engine's state for one view or guide: its constraints, priorities and place in the solver.
@MainActor
package final class LayoutNode {
  /// The rectangle that a node represents.
  package enum Role: Sendable {
    /// The rectangle of the item itself.
    case item
    /// The owning scroll view's content area: origin zero, size solved from constraints.
    case scrollContent
    /// The owning scroll view's frame, in the coordinates of its bounds.
    case scrollFrame
    /// The owning scroll view's safe area: edges in the content area, center and size in the frame.
    case scrollSafeArea
  }

  /// A reference to this node by an active constraint.
  struct Reference {
    // Not retained: the holding view retains an active constraint, and deactivation removes the reference.
    unowned(unsafe) let constraint: NSLayoutConstraint
    /// The index among the constraint's references.
    let index: Int
  }

  /// The view or guide, set at its initialization; nil once it is deallocated.
  // Neither strong, because the item owns the node, nor weak, because the item clears it in its `deinit`.
  @exclusivity(unchecked) package unowned(unsafe) var item: (any LayoutItem)?

  /// The rectangle of the node.
  package let role: Role

  /// Indicates whether the solved size can be negative, as that of a guide whose edges have fixed insets.
  package var canHaveNegativeSize = false

  /// The content size, in points; negative on an axis without one.
  @exclusivity(unchecked) package internal(set) var intrinsicSize = CGSize(width: -1, height: -1)

  /// The alignment insets, in points.
  var alignmentRectInsets = UIEdgeInsets.zero

  /// The content hugging priority by axis.
  @exclusivity(unchecked) var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)

  /// The compression resistance priority by axis.
  @exclusivity(unchecked) var compressionResistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )

  /// The tie-breaking rank. Among equal priorities, the highest rank yields first.
  @exclusivity(unchecked) var contentRank = (horizontal: 0, vertical: 0)

  /// Indicates whether the content is text that wraps. Its width yields before that of other content.
  @exclusivity(unchecked) var isWrappingText = false

  /// The view's margins in the engine's constraints, in points; nil before a constraint to them.
  ///
  /// Margins that depend on the frame can differ from these after the frame was solved.
  package var solvedMargins: UIEdgeInsets?

  /// The insets of a safe area from the owning scroll view's frame, in points. Zero in other roles.
  package var insetsFromFrame = UIEdgeInsets.zero {
    didSet { if oldValue != insetsFromFrame { item?.layoutParent?.layoutNode.didChange(.margins) } }
  }

  /// The constraints that apply while this item is laid out; not among its view's `constraints`.
  ///
  /// The guides of the framework have such constraints, and change the constants when the insets change.
  @exclusivity(unchecked) package var systemConstraints: [NSLayoutConstraint] = [] {
    didSet { systemConstraintsDidChange(from: oldValue) }
  }

  /// The held constraints, in order; nil for those removed since the last compaction.
  @exclusivity(unchecked) var held: [NSLayoutConstraint?] = []
  @exclusivity(unchecked) var heldCount = 0

  /// The references by active constraints, in no particular order.
  @exclusivity(unchecked) var references: [Reference] = []

  /// The slot in the engine that lays out this node; −1 if none does.
  @exclusivity(unchecked) var slot: Int32 = -1
  /// The link to that engine. Not weak, because every read of a frame compares it, and weak references are slower.
  @exclusivity(unchecked) var slotLink: LayoutEngine.Link?

  /// The engine that lays this node out.
  var slotEngine: LayoutEngine? {
    get { slotLink?.engine }
    set { slotLink = newValue?.link }
  }

  /// The changes since the engine last processed this node.
  @exclusivity(unchecked) var pendingChanges: Changes = []

  /// The engine of the tree, on the topmost view's node.
  @exclusivity(unchecked) var ownEngine: LayoutEngine?

  /// Indicates whether constraints may depend on the item's baselines.
  @exclusivity(unchecked) var providesBaselines = false

  /// Creates the node of an item. The item must store the node.
  package init(role: Role = .item) {
    self.role = role
  }

  /// Deactivates the item's constraints and clears `item`. Called in the item's `deinit`.
  package nonisolated func itemWasDeallocated() {
    // UIKit requires deallocation on the main thread, but a runtime check must not enforce it.
    MainActor.unchecked {
      item = nil
      // The engine is released first, so that the constraints need not be removed one by one.
      ownEngine = nil
      for constraint in held { constraint?.holderWasDeallocated() }
      held = []
      systemConstraints = []
    }
  }

  /// The item as a view; nil for a guide or a deallocated item.
  var container: (any LayoutContainer)? { item?.asContainer }
}

/// Change notifications from a view or guide to the engine.
extension LayoutNode {
  /// The properties of an item that constraints may depend on.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let margins = Changes(rawValue: 1 << 0)
    package static let alignmentRectInsets = Changes(rawValue: 1 << 1)
    package static let baselines = Changes(rawValue: 1 << 2)
    package static let direction = Changes(rawValue: 1 << 3)
    package static let autoresizing = Changes(rawValue: 1 << 4)
    package static let boundsOrigin = Changes(rawValue: 1 << 5)
    static let intrinsicSize = Changes(rawValue: 1 << 6)
    static let systemConstraints = Changes(rawValue: 1 << 7)
  }

  /// Notifies the engine of changed properties; cheap if no constraint uses them.
  package func didChange(_ changes: Changes) {
    if let engine = slotEngine {
      engine.enqueue(changes, of: self)
    } else if changes.contains(.direction), heldCount > 0 {
      currentEngine?.enqueueDirection(of: self)
    } else if changes.contains(.autoresizing) {
      currentEngine?.enqueueArrival(of: self)
    }
  }

  /// Sets the content size; negative (UIKit's `noIntrinsicMetric`) or not finite means none on an axis.
  package func setIntrinsicSize(_ size: CGSize) {
    guard size != intrinsicSize else { return }
    intrinsicSize = size
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  /// Sets whether the content is text that wraps.
  package func setIsWrappingText(_ isWrapping: Bool) {
    guard isWrapping != isWrappingText else { return }
    isWrappingText = isWrapping
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  package func setAlignmentRectInsets(_ insets: UIEdgeInsets) {
    guard insets != alignmentRectInsets else { return }
    alignmentRectInsets = insets
    slotEngine?.enqueue(.alignmentRectInsets, of: self)
  }

  package func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  package func compressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? compressionResistance.horizontal : compressionResistance.vertical
  }

  /// Sets the tie-breaking rank on an axis. Among equal priorities, the highest rank yields first.
  ///
  /// Stack views that fill their axis assign ranks in the order of their views, so that ties have one solution. Ranks
  /// only decide between solutions with equal or almost equal sums of violations.
  package func setContentRank(_ rank: Int, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal:
      guard contentRank.horizontal != rank else { return }
      contentRank.horizontal = rank
    case .vertical:
      guard contentRank.vertical != rank else { return }
      contentRank.vertical = rank
    }
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  package func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != hugging(for: axis) else { return }
    switch axis {
    case .horizontal: hugging.horizontal = priority
    case .vertical: hugging.vertical = priority
    }
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  package func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard priority != compressionResistance(for: axis) else { return }
    switch axis {
    case .horizontal: compressionResistance.horizontal = priority
    case .vertical: compressionResistance.vertical = priority
    }
    slotEngine?.enqueue(.intrinsicSize, of: self)
  }

  /// Notifies the engine that baselines may have moved; cheap if no constraint uses them.
  package func baselinesMayHaveMoved() {
    if providesBaselines { didChange(.baselines) }
  }

  func systemConstraintsDidChange(from old: [NSLayoutConstraint]) {
    for constraint in old { constraint.loweredIn?.remove(constraint) }
    for constraint in systemConstraints { constraint.origin = .system }
    slotEngine?.enqueue(.systemConstraints, of: self)
  }
}

/// The constraints that a view holds.
extension LayoutNode {
  /// The constraints that a view holds, in the order of addition; UIKit's `constraints`.
  package var heldConstraints: [NSLayoutConstraint] {
    // A loop instead of `compactMap`, because tests may call this getter off the main thread. A closure would be
    // isolated to the main actor, and its check would end the process.
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(heldCount)
    for case let constraint? in held { all.append(constraint) }
    return all
  }

  /// Adds a constraint, as UIKit's `addConstraint` does; adding it twice has no effect.
  ///
  /// A constraint that references an item outside this view's subtree is rejected with UIKit's message.
  package func hold(_ constraint: NSLayoutConstraint) {
    constraint.install(on: self)
  }

  /// Removes a constraint if it is held here, as UIKit's `removeConstraint` does.
  package func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.uninstall()
  }

  func appendHeld(_ constraint: NSLayoutConstraint) {
    constraint.heldIndex = held.count
    held.append(constraint)
    heldCount += 1
  }

  func removeHeld(at index: Int) {
    held[index] = nil
    heldCount -= 1
    if held.count > 16, heldCount * 2 < held.count { compactHeld() }
  }

  private func compactHeld() {
    held = held.filter { $0 != nil }
    for (index, constraint) in held.enumerated() { constraint?.heldIndex = index }
  }

  func addReference(from constraint: NSLayoutConstraint, at index: Int) {
    constraint.referenceIndices[index] = Int32(references.count)
    references.append(Reference(constraint: constraint, index: index))
  }

  func removeReference(at index: Int) {
    let last = references.removeLast()
    guard index < references.count else { return }
    references[index] = last
    last.constraint.referenceIndices[last.index] = Int32(index)
  }
}

/// The position of a node in the tree of views.
extension LayoutNode {
  /// Indicates whether the engine computes this item's frame. Otherwise autoresizing does.
  package var isLaidOut: Bool { slotLink?.isAlive ?? false }

  /// The engine of the tree, created at the first access.
  package var engine: LayoutEngine {
    let top = topmost
    if let engine = top.ownEngine { return engine }
    let engine = LayoutEngine(root: top)
    top.ownEngine = engine
    return engine
  }

  /// The engine of the tree, if there is one.
  package var currentEngine: LayoutEngine? { slotEngine ?? topmost.ownEngine }

  private var topmost: LayoutNode {
    var top = self
    while let parent = top.item?.layoutParent { top = parent.layoutNode }
    return top
  }

  /// Updates the engines after a view or guide and its subtree were added to a parent.
  package func didMoveToParent() {
    ownEngine?.dissolve()
    ownEngine = nil
    guard let engine = currentEngine else { return }
    engine.enqueueArrival(of: self)
  }

  /// Removes the subtree from the engine and deactivates constraints held outside that reference it.
  ///
  /// Called while the item still has its parent.
  package func willLeaveParent() {
    let engine = currentEngine
    dropOutsideReferences(below: self)
    if let engine { forget(in: engine) }
  }

  private func dropOutsideReferences(below top: LayoutNode) {
    for reference in references.reversed() {
      guard let holder = reference.constraint.holder, !holder.isInside(top) else { continue }
      reference.constraint.uninstall()
    }
    container?.forEachLayoutChild { $0.layoutNode.dropOutsideReferences(below: top) }
  }

  /// Returns whether this is the given node or a descendant; a guide is a descendant of its view.
  func isInside(_ top: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === top { return true }
      node = current.item?.layoutParent?.layoutNode
    }
    return false
  }

  private func forget(in engine: LayoutEngine) {
    for case let constraint? in held where constraint.loweredIn === engine { engine.remove(constraint) }
    container?.forEachLayoutChild { $0.layoutNode.forget(in: engine) }
    if slotEngine === engine { engine.recordDeparture(of: self) }
  }
}
