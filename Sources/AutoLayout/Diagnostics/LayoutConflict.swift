/// Required constraints that cannot hold together, and the one that layout gave up.
public struct LayoutConflict: Sendable, Equatable {
  /// One member as diagnostics print it.
  public struct Member: Sendable, Equatable {
    /// The constraint's text, such as `<NSLayoutConstraint H:[Red(40)] (active)>`.
    public let description: String

    /// Where it was made, as `file:line`; nil where that is unknown.
    public let origin: String?

    /// What it demands in plain words, such as `Red is exactly 40 points wide`.
    public let sentence: String

    /// The line of the layout document that describes it, from 1.
    package let documentLine: Int32?

    /// The path of that document, where it is not the one that is shown.
    package let documentPath: String?
  }

  /// A minimal set: without any one of them the others can hold.
  public let constraints: [Member]

  /// The member that is not enforced.
  public let broken: Member

  /// What mends the conflict.
  package let remedy: Remedy

  /// A change that mends a conflict.
  package struct Remedy: Sendable, Equatable {
    /// A sentence without a full stop.
    package let text: String
    /// Where it is to be made.
    package let places: [String]
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// The text that UIKit logs.
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
  /// The conflict in plain words, a line each: how many constraints, what each demands and where it was made, which is
  /// given up, and what helps.
  public var explanation: [String] { explanation(withPlaces: true) }

  /// The same; without places it stays as it is when sources move.
  package func explanation(withPlaces: Bool) -> [String] {
    var lines = ["\(constraints.count) constraints contradict each other; without any one of them the others can hold:"]
    for (index, member) in constraints.enumerated() {
      let place = withPlaces ? member.origin.map { " (made at \($0))" } ?? "" : ""
      lines.append("  \(index + 1). \(member.sentence)\(place)\(member == broken ? "; given up" : "")")
    }
    let places = withPlaces && !remedy.places.isEmpty ? " (\(remedy.places.joined(separator: ", ")))" : ""
    lines.append("\(remedy.text)\(places).")
    return lines
  }
}

extension LayoutConflict.Member {
  fileprivate var described: String { origin.map { "\(description) // \($0)" } ?? description }
}
