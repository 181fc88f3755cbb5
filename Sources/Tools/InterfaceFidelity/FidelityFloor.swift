/// The minimum figures that a measurement must reach, in percent.
package struct FidelityFloor: Sendable, Equatable {
  /// A figure that can have a minimum.
  package enum Figure: String, Sendable, CaseIterable {
    case asRecorded = "as-recorded"
    case decided
    case ownText = "own-text"
    case ownTextDecided = "own-text-decided"
  }

  private let least: [(figure: Figure, percent: Double)]

  /// Parses minimums such as `as-recorded=98,decided=97,own-text=92`; nil if one of them is malformed.
  package init?(_ text: String) {
    var least: [(Figure, Double)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, let figure = Figure(rawValue: sides[0]), let percent = Double(sides[1]),
        (0...100).contains(percent)
      else { return nil }
      least.append((figure, percent))
    }
    self.least = least
  }

  package static func == (left: FidelityFloor, right: FidelityFloor) -> Bool {
    left.least.elementsEqual(right.least) { $0 == $1 }
  }

  /// Returns a sentence for every figure that is below its minimum.
  package func misses(of fidelity: Fidelity) -> [String] {
    least.compactMap { figure, percent in
      let reached = fidelity.percent(of: figure)
      guard reached < percent else { return nil }
      return
        "The figure \(figure.rawValue) is \(Fidelity.number(reached)) %; at least \(Fidelity.number(percent)) % is required."
    }
  }
}

extension Fidelity {
  /// Returns the value of a figure, in percent.
  func percent(of figure: FidelityFloor.Figure) -> Double {
    let (all, ownAll) = (recorded.flatMap(\.comparisons), own.flatMap(\.comparisons))
    switch figure {
    case .asRecorded: return Self.share(of: all, .halfPoint).percent
    case .decided: return Self.share(of: all, .halfPoint, decidedOnly: true).percent
    case .ownText: return Self.share(of: ownAll, .point).percent
    case .ownTextDecided: return Self.share(of: ownAll, .point, decidedOnly: true).percent
    }
  }
}
