import AutoLayout
import CairoRendering
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

/// The frame of a view or a guide in a recorded reference.
package struct FrameRecord: Sendable, Equatable {
  /// The accessibility identifier of a view, or the identifier of a guide. It can be empty.
  package let id: String
  package let className: String
  /// The number of ancestors.
  package let depth: Int
  /// The frame in the root view's coordinates, in points.
  package let frame: CGRect
}

extension FrameRecord {
  /// The keyword of the text chunk.
  package static let keyword = "headframe-frames"

  /// Returns the text chunk with frames, one per line. Long text is compressed.
  package static func text(of records: [FrameRecord]) -> PNGText {
    PNGText(keyword: keyword, text: records.map(\.line).joined(separator: "\n"))
  }

  /// Returns the frames in a file's head; empty if there are none. Damaged lines are skipped.
  package static func records(in chunks: PNGChunks) -> [FrameRecord] {
    (chunks.texts[keyword] ?? "").split(separator: "\n").compactMap { FrameRecord(line: $0) }
  }

  /// The depth, class, x, y, width, height and identifier, separated by spaces.
  private var line: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number).joined(separator: " ")
    return "\(depth) \(className.filter { !$0.isWhitespace }) \(numbers) \(Self.escaped(id))"
  }

  private init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 6, omittingEmptySubsequences: false)
    guard parts.count == 7, let depth = Int(parts[0]), depth >= 0 else { return nil }
    let numbers = parts[2..<6].compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      id: Self.unescaped(parts[6]), className: String(parts[1]), depth: depth,
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Returns a coordinate rounded to a ten-thousandth of a point and clamped to a billion points.
  static func rounded(_ value: CGFloat) -> Double {
    value.isNaN ? 0 : (min(max(Double(value), -1e9), 1e9) * 10_000).rounded() / 10_000 + 0
  }

  private static func number(_ value: CGFloat) -> String {
    let text = "\(rounded(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func escaped(_ id: String) -> String {
    id.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  private static func unescaped(_ id: Substring) -> String {
    var (result, isEscaped) = ("", false)
    for character in id {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension FrameTree {
  /// Returns each conflict of required constraints in the last layout of a tree, in plain words.
  @MainActor
  package static func conflicts(in root: UIView) -> [String] {
    (root.layoutNode.currentEngine?.conflicts ?? []).map { $0.explanation.joined(separator: "\n") }
  }
}
