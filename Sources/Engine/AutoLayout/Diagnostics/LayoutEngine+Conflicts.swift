import ConstraintSolver
import UIFoundation

/// Required constraints that cannot be satisfied simultaneously.
extension LayoutEngine {
  /// The unresolved conflicts, oldest first.
  package var conflicts: [LayoutConflict] {
    solver.conflicts.map { report($0.constraints, broken: $0.broken) }
  }

  private func report(_ set: [Solver.Constraint], broken: Solver.Constraint) -> LayoutConflict {
    LayoutConflict(
      constraints: set.map(member), broken: member(broken), remedy: remedy(for: set, broken: broken))
  }

  /// Reports the conflicts that are new since the last report, and in strict mode also new ambiguities.
  ///
  /// Call it after text widths are final.
  package func reportConflicts() {
    var keys: Set<[Int32]> = []
    for conflict in solver.conflicts {
      let key = [conflict.broken.index] + conflict.constraints.map(\.index)
      keys.insert(key)
      guard !reported.contains(key) else { continue }
      let report = report(conflict.constraints, broken: conflict.broken)
      LayoutDiagnostics.log(report.description)
      if LayoutDiagnostics.strict { LayoutDiagnostics.handler(.conflict(report)) }
    }
    // A conflict that was resolved is reported again when it recurs.
    reported = keys
    if LayoutDiagnostics.strict { reportAmbiguities() }
  }

  private func member(_ constraint: Solver.Constraint) -> LayoutConflict.Member {
    let original = row(constraint)
    return LayoutConflict.Member(
      description: describe(constraint), origin: original?.sourceLocation, sentence: sentence(for: constraint),
      documentLine: original?.documentLine, documentPath: original?.documentPath)
  }

  func source(of constraint: Solver.Constraint) -> Source {
    let index = Int(constraint.index)
    return index >= 0 && index < sources.count ? sources[index] : .none
  }

  func describe(_ constraint: Solver.Constraint) -> String {
    switch source(of: constraint) {
    case .none: "<NSLayoutConstraint (fitting size)>"
    case .row(let row): rows[Int(row)].constraint?.text ?? "<NSLayoutConstraint (freed)>"
    case .contentSize(let box, let part): contentSizeText(of: boxes[Int(box)].node, isWidth: part < 2)
    case .autoresizing(let box, let part): autoresizingText(of: boxes[Int(box)].node, part: part)
    }
  }

  private func contentSizeText(of node: LayoutNode?, isWidth: Bool) -> String {
    guard let node else { return "<NSContentSizeLayoutConstraint (freed)>" }
    let name = NSLayoutConstraint.name(of: node)
    let axis: NSLayoutConstraint.Axis = isWidth ? .horizontal : .vertical
    let size = isWidth ? node.intrinsicSize.width : node.intrinsicSize.height
    let hug = CGFloat(node.hugging(for: axis).rawValue).shortText
    let resistance = CGFloat(node.compressionResistance(for: axis).rawValue).shortText
    return "<NSContentSizeLayoutConstraint \(isWidth ? "H" : "V"):[\(name)(\(size.shortText))] "
      + "Hug:\(hug) CompressionResistance:\(resistance)>"
  }

  private func autoresizingText(of node: LayoutNode?, part: Int) -> String {
    guard let node, let resizing = node.container?.autoresizing else { return "<NSAutoresizingMaskLayoutConstraint>" }
    let name = NSLayoutConstraint.name(of: node)
    let (axis, attribute): (NSLayoutConstraint.Axis, String) =
      switch part {
      case 0: (.horizontal, "minX")
      case 1: (.horizontal, "width")
      case 2: (.vertical, "minY")
      default: (.vertical, "height")
      }
    let insets = node.container?.alignmentRectInsets ?? .zero
    let span =
      axis == .horizontal
      ? AutoresizingSpan(resizing, axis, near: insets.left, far: insets.right)
      : AutoresizingSpan(resizing, axis, near: insets.top, far: insets.bottom)
    let value = part % 2 == 0 ? span.origin : span.size
    var right = value.constant.shortText
    if value.share != 0, let parent = node.item?.layoutParent {
      let factor = value.share == 1 ? "" : "\(value.share.shortText)*"
      let offset = value.constant == 0 ? "" : value.constant < 0 ? " - \((-value.constant).shortText)" : " + \(right)"
      right = "\(factor)\(parent.layoutName).\(axis == .horizontal ? "width" : "height")\(offset)"
    }
    return "<NSAutoresizingMaskLayoutConstraint \(resizing.mask.text) \(name).\(attribute) == \(right) (active)>"
  }
}

extension Autoresizing.Mask {
  /// Both axes as UIKit prints them: `&` for a flexible part, `-` for a fixed one.
  var text: String {
    func axis(_ parts: [Autoresizing.Mask]) -> String {
      // If no part is flexible, UIKit treats the far margin as flexible.
      let flexible = parts.contains { contains($0) } ? parts.map(contains) : [false, false, true]
      return flexible.map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(axis([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
      + "v=\(axis([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}
