import UIFoundation

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
