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

/// Optional constraints that are not satisfied.
extension LayoutEngine {
  /// The unsatisfied optional constraints, without content sizes, each with its violation in points.
  package var dropped: [(constraint: NSLayoutConstraint, residual: Double)] {
    rows.compactMap { row in
      guard let constraint = row.constraint, let handle = row.handle, constraint.priority != .required else {
        return nil
      }
      let residual = solver.violation(of: handle)
      return residual > Self.noiseLimit ? (constraint, residual) : nil
    }.sorted { $0.0.sequence < $1.0.sequence }
  }

  /// The threshold below which a violation is numerical noise, in points.
  private static let noiseLimit = 1e-6
}

/// A frame with a coordinate or length that is not a finite number.
package struct LayoutOverflow: Sendable, Equatable {
  /// The identifier of the view or guide, or its class and address.
  package let item: String
  /// The constraint on the item with the most extreme multiplier or constant, as a sentence.
  package let constraint: String?
  /// The line of the layout document that declares the constraint.
  package let documentLine: Int32?

  /// The problem in one sentence, without a source location.
  package var message: String {
    let cause = constraint.map { "; its most extreme constraint is \($0)" } ?? ""
    return "the frame of \(item) is beyond the range of numbers\(cause)"
  }
}

extension LayoutEngine {
  /// The first item whose solution is not finite; nil if every frame is finite.
  package var overflow: LayoutOverflow? {
    for box in boxes {
      guard let node = box.node, node.slotLink === link, let item = node.item, let rect = alignmentRect(of: node)
      else { continue }
      guard !rect.isFinite else { continue }
      let extreme = constraints(of: box).max { Self.extremity($0) < Self.extremity($1) }
      return LayoutOverflow(
        item: item.layoutName, constraint: extreme?.sentence, documentLine: extreme?.documentLine)
    }
    return nil
  }

  private func constraints(of box: Box) -> [NSLayoutConstraint] {
    box.dependents.compactMap { slot, stamp in
      rows[Int(slot)].stamp == stamp ? rows[Int(slot)].constraint : nil
    }
  }

  private static func extremity(_ constraint: NSLayoutConstraint) -> Double {
    let factor = abs(Double(constraint.multiplier))
    return max(factor > 0 ? abs(log10(factor)) : 0, log10(max(1, abs(Double(constraint.constant)))))
  }
}
