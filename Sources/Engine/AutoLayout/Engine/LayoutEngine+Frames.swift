import ConstraintSolver
import UIFoundation

/// Reading of solutions.
extension LayoutEngine {
  /// Returns the frame in the parent's bounds coordinates, not rounded; nil if not in this engine.
  ///
  /// The frame of a content guide is nil, too, if no constraint references the content area.
  package func frame(of node: LayoutNode) -> CGRect? {
    switch node.role {
    case .item, .scrollSafeArea: break
    case .scrollContent: return contentGuideFrame(of: node)
    case .scrollFrame: return frameGuideFrame(of: node)
    }
    guard let rect = alignmentRect(of: node) else { return nil }
    let insets = node.container?.alignmentRectInsets ?? .zero
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.horizontal,
      height: rect.height + insets.vertical)
  }

  /// Returns the alignment rectangle in the parent's bounds coordinates; nil if not in this engine.
  package func alignmentRect(of node: LayoutNode) -> CGRect? {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return nil }
    let box = boxes[Int(slot)].rectangle
    return CGRect(x: value(of: box.x), y: value(of: box.y), width: value(of: box.width), height: value(of: box.height))
  }

  /// Returns whether required equalities alone determine the width, independent of the content size.
  package func hasRequiredWidth(_ node: LayoutNode) -> Bool {
    let slot = boxSlot(of: node)
    return slot >= 0 && solver.isDetermined(boxes[Int(slot)].rectangle.width)
  }

  /// Returns the size of a scroll view's content area; nil on an axis that no constraint references.
  package func contentSize(of node: LayoutNode) -> (width: CGFloat?, height: CGFloat?) {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return (nil, nil) }
    return (boxes[Int(slot)].contentWidth.map(value), boxes[Int(slot)].contentHeight.map(value))
  }

  private func contentGuideFrame(of node: LayoutNode) -> CGRect? {
    guard let owner = node.item?.layoutParent?.layoutNode else { return nil }
    let size = contentSize(of: owner)
    guard size.width != nil || size.height != nil else { return nil }
    return CGRect(x: 0, y: 0, width: size.width ?? 0, height: size.height ?? 0)
  }

  private func frameGuideFrame(of node: LayoutNode) -> CGRect? {
    guard let owner = node.item?.layoutParent, let frame = frame(of: owner.layoutNode) else { return nil }
    return CGRect(origin: owner.layoutBoundsOrigin, size: frame.size)
  }

  func value(of variable: Solver.Variable) -> CGFloat {
    exercised == nil ? CGFloat(solver.value(of: variable)) : CGFloat(exercised?[variable] ?? .nan)
  }
}
