import UIFoundation

/// What the engine sees of a view or a layout guide: something with a rectangle.
@preconcurrency @MainActor
package protocol LayoutItem: AnyObject {
  /// Where the engine keeps what it knows of this item; made once with the item and never replaced.
  ///
  /// The item sets itself as the node's `item` when it is made, and calls `itemDied` in its `deinit`.
  var layoutNode: LayoutNode { get }

  /// The view whose bounds this item's position is relative to: a view's superview, a guide's owning view.
  var layoutParent: (any LayoutContainer)? { get }

  /// What diagnostics call this item: its identifier, else its class and address.
  var layoutName: String { get }

  /// The item as a view; nil for a guide.
  var asContainer: (any LayoutContainer)? { get }
}

extension LayoutItem {
  package var asContainer: (any LayoutContainer)? { nil }
}

extension LayoutContainer {
  package func layoutTextReach(_ which: LayoutBaseline.Which) -> CGFloat? { nil }

  // A witness instead of a cast: the engine asks for every frame it reads.
  package var asContainer: (any LayoutContainer)? { self }
}

/// What the engine sees of a view: a box that holds constraints, other views and guides.
@preconcurrency @MainActor
package protocol LayoutContainer: LayoutItem {
  /// The direction in which leading and trailing of constraints held here are read.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// Distances from the frame inwards to the rectangle that constraints act on, in points.
  var alignmentRectInsets: UIEdgeInsets { get }

  /// Distances from the bounds inwards to the margins, left and right resolved, in points.
  var layoutMargins: UIEdgeInsets { get }

  /// Where the first or the last baseline lies.
  func layoutBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline

  /// How far a line of the view's text reaches above its first or below its last baseline, in points; nil without text.
  func layoutTextReach(_ which: LayoutBaseline.Which) -> CGFloat?

  /// The frame and mask that stand in for constraints; nil where the view has turned that off.
  var autoresizing: Autoresizing? { get }

  /// Whether edges and margins, used with a descendant, mean a content area instead of the frame.
  var hasScrollableContent: Bool { get }

  /// The upper left corner of the visible bounds, in points; a scroll view's content offset, else zero.
  var layoutBoundsOrigin: CGPoint { get }

  /// Calls the body for each child view, then for each guide, in order.
  func forEachLayoutChild(_ body: (any LayoutItem) -> Void)
}

/// Where a baseline of a view lies.
package enum LayoutBaseline {
  /// One of the two baselines that constraints may name.
  package enum Which { case first, last }

  /// Points below the alignment rectangle's top (first) or above its bottom (last).
  case offset(CGFloat)

  /// Points below the alignment rectangle's vertical centre.
  case centered(CGFloat)

  /// The same baseline of a view inside this one.
  case forwarded(any LayoutContainer)
}

/// A frame that flexes with its container, as required constraints will say it.
package struct Autoresizing: Equatable {
  /// The parts of an axis that give when the container grows; raw values are UIKit's.
  package struct Mask: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    package static let flexibleLeftMargin = Mask(rawValue: 1 << 0)
    package static let flexibleWidth = Mask(rawValue: 1 << 1)
    package static let flexibleRightMargin = Mask(rawValue: 1 << 2)
    package static let flexibleTopMargin = Mask(rawValue: 1 << 3)
    package static let flexibleHeight = Mask(rawValue: 1 << 4)
    package static let flexibleBottomMargin = Mask(rawValue: 1 << 5)
  }

  /// The frame last set by hand, in the container's coordinates, in points.
  package var frame: CGRect

  /// The size the container had when that frame was set; nil for a root, whose frame is an input.
  package var containerSize: CGSize?

  /// Which parts flex.
  package var mask: Mask

  /// A frame with what was around it when it was set.
  package init(frame: CGRect, containerSize: CGSize?, mask: Mask) {
    self.frame = frame
    self.containerSize = containerSize
    self.mask = mask
  }
}
