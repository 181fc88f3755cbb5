import AutoLayout
import UIKitCore

extension FrameTree {
  /// Returns each conflict of required constraints in the last layout of a tree, in plain words.
  @MainActor
  package static func conflicts(in root: UIView) -> [String] {
    (root.layoutNode.currentEngine?.conflicts ?? []).map { $0.explanation.joined(separator: "\n") }
  }
}
