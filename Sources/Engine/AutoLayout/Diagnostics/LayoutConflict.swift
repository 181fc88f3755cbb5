import ConstraintSolver
import UIFoundation

/// A set of required constraints that cannot all be satisfied, and the constraint that layout breaks.
public struct LayoutConflict: Sendable, Equatable {
  /// A constraint of the set as diagnostics print it.
  public struct Member: Sendable, Equatable {
    /// The constraint's description, such as `<NSLayoutConstraint H:[Red(40)] (active)>`.
    public let description: String

    /// The source of the constraint, as `file:line` or `line 12`; nil if unknown.
    public let origin: String?

    /// The constraint in plain words, such as `Red is exactly 40 points wide`.
    public let sentence: String

    /// The line of the layout document that declares the constraint, from 1.
    package let documentLine: Int32?

    /// The path of that document if it is an included document or a storyboard.
    package let documentPath: String?
  }

  /// A minimal set: without any one of its members, the others can be satisfied.
  public let constraints: [Member]

  /// The constraint that is not enforced.
  public let broken: Member

  /// The suggested resolution of the conflict.
  package let remedy: Remedy

  /// A change that resolves a conflict.
  package struct Remedy: Sendable, Equatable {
    /// The change in one sentence, without a period.
    package let text: String
    /// The source locations of the change.
    package let places: [String]
    /// The equation that replaces one of the constraints, in document syntax; nil for other changes.
    package var equation: String?
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// The text that UIKit logs, with the source locations of the constraints.
  public var description: String {
    let lines = constraints.map { "    \"\($0.described)\"" }.joined(separator: ",\n")
    let isMasked = constraints.contains { $0.description.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
    let note =
      isMasked
      ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) " : ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)
      (
      \(lines)
      )

      Will attempt to recover by breaking constraint 
      \(broken.described)
      """
  }
}

extension LayoutConflict {
  /// The conflict in plain words: the members, the broken constraint, and a suggested resolution.
  public var explanation: [String] { explanation(withPlaces: true) }

  /// Returns the explanation. Without source locations, it does not change when lines move.
  package func explanation(withPlaces: Bool) -> [String] {
    var lines = [
      "\(constraints.count) constraints contradict each other; "
        + "removing any one of them resolves the conflict:"
    ]
    for (index, member) in constraints.enumerated() {
      let place = withPlaces ? member.origin.map { " (made at \($0))" } ?? "" : ""
      lines.append("  \(index + 1). \(member.sentence)\(place)\(member == broken ? "; broken" : "")")
    }
    let places = withPlaces && !remedy.places.isEmpty ? " (\(remedy.places.joined(separator: ", ")))" : ""
    lines.append("\(remedy.text)\(places).")
    return lines
  }
}

extension LayoutConflict.Member {
  fileprivate var described: String { origin.map { "\(description) // \($0)" } ?? description }
}

/// One of the requirements that contradict each other: a constraint, a content size, or a frame.
package struct ConflictMember {
  /// The constraint; nil for a content size, and for the frame of a view without constraints.
  package let constraint: NSLayoutConstraint?
  /// The item whose content or frame is required; nil for a constraint.
  package let item: (any LayoutItem)?
  /// The required attribute of `item`: its left or top edge, its width or its height.
  package let attribute: NSLayoutConstraint.Attribute
  /// The requirement in plain words, such as `Red is exactly 40 points wide`.
  package let sentence: String
  /// Indicates whether layout does not enforce the requirement.
  package let isBroken: Bool
}

extension LayoutEngine {
  /// The members of each unresolved conflict, oldest conflict first, in the order of `conflicts`.
  package var conflictMembers: [[ConflictMember]] {
    solver.conflicts.map { conflict in
      conflict.constraints.map { member($0, isBroken: $0 == conflict.broken) }
    }
  }

  private func member(_ constraint: Solver.Constraint, isBroken: Bool) -> ConflictMember {
    let required: (node: LayoutNode?, attribute: NSLayoutConstraint.Attribute) =
      switch source(of: constraint) {
      case .none, .row: (nil, .notAnAttribute)
      case .contentSize(let box, let part): (boxes[Int(box)].node, part < 2 ? .width : .height)
      case .autoresizing(let box, let part):
        (boxes[Int(box)].node, part == 0 ? .left : part == 1 ? .width : part == 2 ? .top : .height)
      }
    return ConflictMember(
      constraint: row(constraint), item: required.node?.item, attribute: required.attribute,
      sentence: sentence(for: constraint), isBroken: isBroken)
  }
}
