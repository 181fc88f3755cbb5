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
  }

  /// Something of an item that lowered constraints have used and that has changed.
  package enum Change: Sendable {
    case margins, alignmentRectInsets, baselines, direction, autoresizing, boundsOrigin
  }

  /// The view or guide; nil once it is freed.
  package private(set) weak var item: (any LayoutItem)?

  /// Whose rectangle this is.
  package let role: Role

  /// The size the content asks for, in points; −1 on an axis without one.
  package private(set) var intrinsicSize = CGSize(width: -1, height: -1)

  /// Constraints that hold whenever this item is laid out; not among its view's `constraints`.
  ///
  /// A margins or safe-area guide puts its own here; change their constants when the insets change.
  package var systemConstraints: [NSLayoutConstraint] = []

  /// A node for an item that is being made; the item stores it.
  package init(_ item: any LayoutItem, role: Role = .item) {
    self.item = item
    self.role = role
  }

  /// Takes a new content size; an engine that has this node solves with it the next time.
  package func setIntrinsicSize(_ size: CGSize) {
    intrinsicSize = size
  }

  /// How strongly the item refuses to grow beyond its content on an axis.
  package func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// How strongly the item refuses to shrink below its content on an axis.
  package func compressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  /// Sets how strongly the item refuses to grow beyond its content on an axis.
  package func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  /// Sets how strongly the item refuses to shrink below its content on an axis.
  package func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  /// The constraints a view holds, in the order in which they came; UIKit's `constraints`.
  package var heldConstraints: [NSLayoutConstraint] { [] }

  /// Holds a constraint here, as UIKit's `addConstraint` does; holding it twice adds one.
  package func hold(_ constraint: NSLayoutConstraint) {}

  /// Lets go of a constraint if it is held here, as UIKit's `removeConstraint` does.
  package func release(_ constraint: NSLayoutConstraint) {}

  /// Tells the engine that something it may have used has another value now.
  package func didChange(_ change: Change) {}

  /// Call before a view or guide leaves its parent: drops constraints from outside that refer into it.
  package func willLeaveParent() {}

  /// Call after a view or guide, with all below it, came under a parent.
  package func didMoveToParent() {}

  /// Whether layout gives this item its frame; false means that plain autoresizing does.
  package var isLaidOut: Bool { false }

  /// The engine of the tree, made at the first call; call it on the topmost view's node.
  package var engine: LayoutEngine { LayoutEngine(root: self) }

  /// The engine that lays out the tree this node is in, if there is one already.
  package var currentEngine: LayoutEngine? { nil }
}
