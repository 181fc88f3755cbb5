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

/// The names of items in sentences.
extension LayoutItem {
  /// The class of an item without an identifier; nil for others.
  package var unnamedClass: String? {
    // The address differs on each run.
    layoutName.range(of: ":0x").map { String(layoutName[..<$0.lowerBound]) }
  }

  /// Returns the name of an item in a sentence, as seen from another item of the same sentence.
  ///
  /// An item without an identifier is named by its relation to others, such as `its superview`, `the UIView around title`
  /// or `the second UIView in page`, and a system guide with its view.
  package func nameInSentence(seenFrom other: (any LayoutItem)? = nil) -> String {
    if let guide = LayoutNaming.systemGuides[layoutName] {
      return layoutParent.map { "\(guide) of \($0.nameInSentence(seenFrom: other))" } ?? guide
    }
    guard let kind = unnamedClass else { return layoutName }
    if let parent = other?.layoutParent, parent === self { return "its superview" }
    return "the \(description(of: kind, depth: 0))"
  }

  /// Returns the description of an item without an identifier, without an article.
  private func description(of kind: String, depth: Int) -> String {
    guard let parent = layoutParent, !isOutermost else { return "outermost superview" }
    if let inner = namedChild { return "\(kind) around \(inner)" }
    guard depth < LayoutNaming.maximumDepth else { return kind }
    let outer =
      parent.unnamedClass.map {
        parent.isOutermost ? "the superview" : "the \(parent.description(of: $0, depth: depth + 1))"
      } ?? parent.layoutName
    return "\(ordinal(of: kind, in: parent))\(kind) in \(outer)"
  }

  /// Indicates whether the item is the outermost view of its layout.
  private var isOutermost: Bool { layoutParent == nil || layoutNode.currentEngine?.root === layoutNode }

  /// The name of the first view inside that has an identifier.
  private var namedChild: String? {
    var name: String?
    asContainer?.forEachLayoutChild { child in
      if name == nil, child.asContainer != nil, child.unnamedClass == nil { name = child.layoutName }
    }
    return name
  }

  /// Returns `second ` for the second of several unnamed items of a class; empty for a single one.
  private func ordinal(of kind: String, in parent: any LayoutContainer) -> String {
    var (count, own) = (0, 0)
    parent.forEachLayoutChild { child in
      guard child.unnamedClass == kind else { return }
      count += 1
      if child === self { own = count }
    }
    guard count > 1 else { return "" }
    let words = LayoutNaming.ordinals
    if words.indices.contains(own - 1) { return "\(words[own - 1]) " }
    let isTeen = (11...13).contains(own % 100)
    return "\(own)\(isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][own % 10] ?? "th") "
  }
}

private enum LayoutNaming {
  /// The number of superviews without identifiers by which an item is named.
  static let maximumDepth = 2
  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
  ]
  static let systemGuides = [
    "UIViewSafeAreaLayoutGuide": "the safe area", "UIViewLayoutMarginsGuide": "the margins",
    "UIViewReadableContentGuide": "the readable part", "UIScrollView-contentLayoutGuide": "the content",
    "UIScrollView-frameLayoutGuide": "the frame",
  ]
}
