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
