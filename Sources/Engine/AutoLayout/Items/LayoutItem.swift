import UIFoundation

/// A view or layout guide that takes part in layout.
@preconcurrency @MainActor
package protocol LayoutItem: AnyObject {
  /// The engine's state for this item, created with the item and never replaced.
  ///
  /// The item sets itself as the node's `item` at initialization, and calls `itemWasDeallocated` in its `deinit`.
  var layoutNode: LayoutNode { get }

  /// The view whose bounds contain this item: the superview of a view, or the owning view of a guide.
  var layoutParent: (any LayoutContainer)? { get }

  /// The name of the item in diagnostics: its identifier, otherwise its class and address.
  var layoutName: String { get }

  /// The item as a view; nil for a guide.
  var asContainer: (any LayoutContainer)? { get }
}

extension LayoutItem {
  package var asContainer: (any LayoutContainer)? { nil }
}

extension LayoutContainer {
  package func layoutTextExtent(_ which: LayoutBaseline.Which) -> CGFloat? { nil }

  // A protocol witness instead of a cast, which would be slow: the engine uses it for every frame it reads.
  package var asContainer: (any LayoutContainer)? { self }
}

/// A view that takes part in layout, holds constraints, and contains other views and guides.
@preconcurrency @MainActor
package protocol LayoutContainer: LayoutItem {
  /// The reading direction by which leading and trailing are resolved in constraints that the view holds.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// Distances from the frame inward to the alignment rectangle, in points.
  var alignmentRectInsets: UIEdgeInsets { get }

  /// Distances from the bounds inward to the margins, with left and right resolved, in points.
  var layoutMargins: UIEdgeInsets { get }

  func layoutBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline

  /// Returns a line's extent above the first or below the last baseline, in points; nil without text.
  func layoutTextExtent(_ which: LayoutBaseline.Which) -> CGFloat?

  /// The frame and mask that are translated to constraints; nil if the view disabled that.
  var autoresizing: Autoresizing? { get }

  /// Indicates whether edges and margins in constraints with descendants refer to the content area.
  ///
  /// This is true of scroll views. Their sizes and centers refer to the frame.
  var hasScrollableContent: Bool { get }

  /// The top left corner of the bounds, in points: a scroll view's content offset, otherwise zero.
  var layoutBoundsOrigin: CGPoint { get }

  /// Calls the body for each child view, then for each guide, in order.
  func forEachLayoutChild(_ body: (any LayoutItem) -> Void)
}

/// The position of a baseline.
package enum LayoutBaseline {
  /// One of the two baselines that constraints may refer to.
  package enum Which { case first, last }

  /// Points below the alignment rectangle's top.
  case belowTop(CGFloat)

  /// Points above the alignment rectangle's bottom.
  case aboveBottom(CGFloat)

  /// Points below the alignment rectangle's vertical center.
  case centered(CGFloat)

  /// The same baseline of a view inside this one.
  case forwarded(any LayoutContainer)
}

/// A frame and autoresizing mask, translated to required constraints.
package struct Autoresizing: Equatable {
  /// The flexible parts of an axis; raw values are UIKit's.
  package struct Mask: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = Mask(rawValue: 1 << 0)
    package static let flexibleWidth = Mask(rawValue: 1 << 1)
    package static let flexibleRightMargin = Mask(rawValue: 1 << 2)
    package static let flexibleTopMargin = Mask(rawValue: 1 << 3)
    package static let flexibleHeight = Mask(rawValue: 1 << 4)
    package static let flexibleBottomMargin = Mask(rawValue: 1 << 5)
  }

  /// The current frame without the view's transform, in the container's coordinates, in points.
  package var frame: CGRect

  /// The container's current size; nil for a root, whose frame is an input.
  package var containerSize: CGSize?

  /// The flexible parts.
  package var mask: Mask

  /// Creates a frame with its mask and the current size of its container.
  package init(frame: CGRect, containerSize: CGSize?, mask: Mask) {
    self.frame = frame
    self.containerSize = containerSize
    self.mask = mask
  }
}
