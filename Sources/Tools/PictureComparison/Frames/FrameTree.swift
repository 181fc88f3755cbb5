import AutoLayout
import UIKitCore

/// The views of a laid-out tree and the guides in its constraints, with their frames.
@MainActor
package struct FrameTree {
  /// A view or guide with its frame in the root's picture, which begins at the root's top left corner.
  struct Node {
    let item: any LayoutItem
    let record: FrameRecord
  }

  let root: UIView
  let nodes: [Node]
  /// The active constraints of the tree, in the order of their views.
  let constraints: [NSLayoutConstraint]

  /// Reads a tree after layout.
  package init(_ root: UIView) {
    self.root = root
    var constraints: [NSLayoutConstraint] = []
    Self.visit(root) { constraints += $0.constraints }
    self.constraints = constraints
    // Every view has UIKit's own guides; only guides that constraints reference are included.
    var used: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for case let guide as UILayoutGuide in [constraint.firstItem, constraint.secondItem] {
        used.insert(ObjectIdentifier(guide))
      }
    }
    var nodes: [Node] = []
    Self.collect(root, depth: 0, root, used, into: &nodes)
    self.nodes = nodes
  }

  /// The frames, parents before children and guides before subviews.
  package var records: [FrameRecord] { nodes.map(\.record) }

  private static func visit(_ view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for subview in view.subviews { visit(subview, body) }
  }

  private static func collect(
    _ view: UIView, depth: Int, _ root: UIView, _ used: Set<ObjectIdentifier>, into nodes: inout [Node]
  ) {
    let frame = view.convert(view.bounds, toPictureOf: root)
    nodes.append(
      Node(
        item: view,
        record: FrameRecord(
          id: view.accessibilityIdentifier ?? "", className: view.className, depth: depth, frame: frame)))
    let guides = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide] + view.layoutGuides
    var seen: Set<ObjectIdentifier> = []
    for guide in guides where used.contains(ObjectIdentifier(guide)) && seen.insert(ObjectIdentifier(guide)).inserted {
      nodes.append(
        Node(
          item: guide,
          record: FrameRecord(
            // UIKit's own guides have private classes.
            id: guide.identifier, className: "UILayoutGuide", depth: depth + 1,
            frame: view.convert(guide.layoutFrame, toPictureOf: root))))
    }
    for subview in view.subviews { collect(subview, depth: depth + 1, root, used, into: &nodes) }
  }
}
