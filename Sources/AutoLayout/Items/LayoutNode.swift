import UIFoundation

/// The engine's side of one view or guide: what it holds, wants and was given.
@MainActor
package final class LayoutNode {
  /// Whose rectangle a node stands for.
  package enum Role: Sendable {
    /// The item's own.
    case item
    /// The owning scroll view's content area: origin zero, size solved from constraints.
    case scrollContent
    /// The owning scroll view's frame, seen from inside.
    case scrollFrame
    /// The owning scroll view's safe area: edges in the content area, centre and size in the frame.
    case scrollSafeArea
  }

  /// One mention of this node by an active constraint.
  struct Reference {
    // Not retained: the holding view retains an active constraint, and deactivating takes the mention away.
    unowned(unsafe) let constraint: NSLayoutConstraint
    /// Which of the constraint's mentions this is.
    let mention: Int
  }

  /// The view or guide, which sets it once it is made; nil once it is freed.
  // Not retained, for the item owns the node, nor weak: the item says when it goes.
  @exclusivity(unchecked) package unowned(unsafe) var item: (any LayoutItem)?

  /// Whose rectangle this is.
  package let role: Role

  /// The size the content asks for, in points; negative on an axis without one.
  @exclusivity(unchecked) package internal(set) var intrinsicSize = CGSize(width: -1, height: -1)

  /// The alignment insets as last told, in points.
  var alignmentRectInsets = UIEdgeInsets.zero

  /// How strongly the item refuses to grow beyond its content, by axis.
  @exclusivity(unchecked) var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)

  /// How strongly the item refuses to shrink below its content, by axis.
  @exclusivity(unchecked) var compressionResistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )

  /// The place among equals whose content sizes compete: the higher it is, the sooner this item gives.
  @exclusivity(unchecked) var contentRank = (horizontal: 0, vertical: 0)

  /// The insets of a safe area from the owning scroll view's frame, in points; zero in other roles.
  package var insetsFromFrame = UIEdgeInsets.zero {
    didSet { if oldValue != insetsFromFrame { item?.layoutParent?.layoutNode.didChange(.margins) } }
  }

  /// Constraints that hold whenever this item is laid out; not among its view's `constraints`.
  ///
  /// A margins or safe-area guide puts its own here; change their constants when the insets change.
  @exclusivity(unchecked) package var systemConstraints: [NSLayoutConstraint] = [] {
    didSet { systemConstraintsDidChange(from: oldValue) }
  }

  /// What a view holds, in order; nil where one was released since the last compaction.
  @exclusivity(unchecked) var held: [NSLayoutConstraint?] = []
  @exclusivity(unchecked) var heldCount = 0

  /// Mentions by active constraints, in no particular order.
  @exclusivity(unchecked) var references: [Reference] = []

  /// This node's place in the engine that lays it out; −1 outside.
  @exclusivity(unchecked) var slot: Int32 = -1
  /// Leads to that engine; its own, and not a weak reference, since every frame read back compares it.
  @exclusivity(unchecked) var slotLink: LayoutEngine.Link?

  /// The engine that lays this node out.
  var slotEngine: LayoutEngine? {
    get { slotLink?.engine }
    set { slotLink = newValue?.link }
  }

  /// What changed since that engine last looked.
  @exclusivity(unchecked) var pendingChanges: Changes = []

  /// The engine of the tree, on the topmost view's node.
  @exclusivity(unchecked) var ownEngine: LayoutEngine?

  /// Whether constraints may have taken in where the item's baselines lie.
  @exclusivity(unchecked) var lendsBaselines = false

  /// A node for an item that is being made, which stores it.
  package init(role: Role = .item) {
    self.role = role
  }

  /// Call when the item is freed: its constraints go, and who still has the node finds no item.
  package nonisolated func itemDied() {
    // The item's memory goes on the main thread by UIKit's contract, which a runtime check must not enforce.
    MainActor.assumeUnchecked {
      item = nil
      // First, for with the engine all that it was told goes at once.
      ownEngine = nil
      for constraint in held { constraint?.holderDied() }
      held = []
      systemConstraints = []
    }
  }

  /// The item as a view; nil for a guide or once it is freed.
  var container: (any LayoutContainer)? { item?.asContainer }
}
