import UIKitCore

extension Fidelity {
  /// The number of comparable views that agree.
  package struct Share: Sendable, Equatable {
    package var within = 0
    package var comparable = 0

    /// The share in percent; 100 if there is nothing to compare.
    package var percent: Double { comparable == 0 ? 100 : 100 * Double(within) / Double(comparable) }
  }

  package var loaded: Int { documents - failures.count }
  package var comparable: Int { recorded.flatMap(\.comparisons).count { $0.exemption == nil } }

  /// Returns how many views agree. `decidedOnly` omits views that keep an autoresizing mask.
  package static func share(
    of comparisons: [FrameComparison], _ tolerance: FrameComparison.Tolerance, decidedOnly: Bool = false
  ) -> Share {
    var share = Share()
    for comparison in comparisons where comparison.exemption == nil && (!decidedOnly || comparison.isDecided) {
      share.comparable += 1
      if comparison.isWithin(tolerance) { share.within += 1 }
    }
    return share
  }

  /// Returns how many views agree if exempt views are compared too.
  ///
  /// `exemption` is the name of the kind of exemption to ignore; nil for all kinds.
  package static func share(
    of comparisons: [FrameComparison], _ tolerance: FrameComparison.Tolerance, comparing exemption: String?,
    decidedOnly: Bool = false
  ) -> Share {
    let all = comparisons.map { comparison in
      guard exemption == nil || comparison.exemption?.name == exemption else { return comparison }
      var compared = comparison
      compared.exemption = nil
      return compared
    }
    return share(of: all, tolerance, decidedOnly: decidedOnly)
  }

  /// The counts and the shares in percent as a JSON object with keys in a fixed order.
  package var json: String {
    let all = recorded.flatMap(\.comparisons)
    let ownAll = own.flatMap(\.comparisons)
    let exempt = FrameComparison.Exemption.names.map { name in
      "\"\(name)\": \(all.count { $0.exemption?.name == name })"
    }
    return """
      {"documents": \(documents), "loaded": \(loaded), "comparable": \(comparable), \
      "exempt": {\(exempt.joined(separator: ", "))}, \
      "asRecorded": \(Self.json(all, .halfPoint)), "ownText": \(Self.json(ownAll, .point))}
      """
  }

  private static func json(_ comparisons: [FrameComparison], _ tolerance: FrameComparison.Tolerance) -> String {
    let all = share(of: comparisons, tolerance)
    let decided = share(of: comparisons, tolerance, decidedOnly: true)
    func comparing(_ exemption: String?) -> String {
      let shares = [false, true].map { share(of: comparisons, tolerance, comparing: exemption, decidedOnly: $0) }
      return "{\"within\": \(number(shares[0].percent)), \"decided\": \(number(shares[1].percent))}"
    }
    let without = FrameComparison.Exemption.names.map { "\"\($0)\": \(comparing($0))" }
    return """
      {"within": \(number(all.percent)), "views": \(all.within), \
      "decided": {"within": \(number(decided.percent)), "views": \(decided.within), "comparable": \(decided.comparable)}, \
      "withoutExemption": {\(without.joined(separator: ", ")), "any": \(comparing(nil))}}
      """
  }

  /// Returns a number with at most two decimals, rounded down, so that 99.999 does not become 100.
  static func number(_ percent: Double) -> String {
    let hundredths = Int((percent * 100 + 1e-9).rounded(.down))
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)" : "\(whole)." + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
  }

  /// Returns a table by document and by class, followed by the largest differences and their constraints.
  package func table(largest count: Int) -> String {
    var lines = failures.map(\.description)
    lines += Self.rows("document", recorded.map { ($0.path, $0.comparisons) }, own.map(\.comparisons))
    let (all, ownAll) = (recorded.flatMap(\.comparisons), own.flatMap(\.comparisons))
    let kinds = Set(all.map(\.kind)).sorted()
    lines.append("")
    lines += Self.rows(
      "class", kinds.map { kind in (kind, all.filter { $0.kind == kind }) },
      kinds.map { kind in ownAll.filter { $0.kind == kind } })
    lines.append("")
    lines += Self.rows("all", [("all", all)], [ownAll])
    lines += Self.contradictions(all, count)
    lines += Self.offenders(all, .halfPoint, "text as recorded", count)
    lines += Self.offenders(ownAll, .point, "own text", count)
    return lines.joined(separator: "\n")
  }

  private static func rows(
    _ title: String, _ recorded: [(name: String, views: [FrameComparison])], _ own: [[FrameComparison]]
  ) -> [String] {
    let width = max(title.count, recorded.map(\.name.count).max() ?? 0)
    func row(_ cells: [String]) -> String {
      cells.enumerated().map { index, cell in
        let pad = String(repeating: " ", count: max(0, (index == 0 ? width : 11) - cell.count))
        return index == 0 ? cell + pad : pad + cell
      }.joined(separator: "  ")
    }
    var lines = [row([title, "comparable", "recorded", "own text", "decided", "recorded", "own text"])]
    for (entry, ownViews) in zip(recorded, own) {
      let shares = [share(of: entry.views, .halfPoint), share(of: ownViews, .point)]
      let decided = [
        share(of: entry.views, .halfPoint, decidedOnly: true), share(of: ownViews, .point, decidedOnly: true),
      ]
      func text(_ share: Share) -> String { share.comparable == 0 ? "-" : number(share.percent) + " %" }
      lines.append(
        row([
          entry.name, "\(shares[0].comparable)", text(shares[0]), text(shares[1]), "\(decided[0].comparable)",
          text(decided[0]), text(decided[1]),
        ]))
    }
    return lines
  }

  private static func contradictions(_ comparisons: [FrameComparison], _ limit: Int) -> [String] {
    let all = comparisons.filter(\.isContradicted)
    guard !all.isEmpty, limit > 0 else { return [] }
    var lines = ["", "\(all.count) recorded frames contradict their document's own constraints and are not compared:"]
    for view in all.prefix(limit) {
      guard case .contradicted(let constraint) = view.exemption else { continue }
      lines.append("  \(view.document):\(view.line): <\(view.kind)> \(view.id) \(text(view.recorded)): \(constraint)")
    }
    return lines
  }

  private static func offenders(
    _ comparisons: [FrameComparison], _ tolerance: FrameComparison.Tolerance, _ title: String, _ limit: Int
  ) -> [String] {
    let worst = comparisons.filter { $0.exemption == nil && !$0.isWithin(tolerance) }.enumerated()
      .sorted { ($0.element.deviation, $1.offset) > ($1.element.deviation, $0.offset) }.map(\.element)
    guard !worst.isEmpty, limit > 0 else { return [] }
    var lines = ["", "\(title): \(worst.count) views differ" + (worst.count > limit ? ", the worst \(limit):" : ":")]
    for view in worst.prefix(limit) {
      lines.append("  \(view.document):\(view.line): <\(view.kind)> \(view.id) of \(view.scene)")
      lines.append("    recorded \(text(view.recorded)), here \(view.actual.map(text) ?? "not built")")
      lines += view.constraints.map { "      " + $0 }
    }
    return lines
  }

  private static func text(_ rect: CGRect) -> String {
    let parts = [rect.minX, rect.minY, rect.width, rect.height].map { UIView.number($0) }
    return "(\(parts[0]), \(parts[1]); \(parts[2])×\(parts[3]))"
  }
}
