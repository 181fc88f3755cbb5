import UIKitCore

/// The placement of annotations in the panels of a sheet.
extension PlacementEngine {
  /// One annotation of the panels that have it.
  private struct Member {
    let panel: Int
    let index: Int
    let request: PlacementRequest
  }

  /// The cost, per annotation, up to which a pair has a common position.
  private static let detour: CGFloat = 300

  private typealias Place = (placement: Placement, cost: CGFloat, numbers: Numbers)

  /// Places the annotations of each panel. Annotations with the same name have the same position in all panels if that
  /// covers nothing.
  ///
  /// Further passes place annotations again that did not get their preferred candidate.
  static func place(_ requests: [[PlacementRequest]], in engines: inout [PlacementEngine]) -> [[Placement]] {
    let groups = groups(of: requests)
    var places: [[Place]] = requests.map { $0.map { _ in (Placement(), 0, (nil, [])) } }
    for members in groups {
      for (member, best) in zip(members, best(for: members, in: engines)) {
        places[member.panel][member.index] = (best.placement, best.cost, engines[member.panel].add(best.placement))
      }
    }
    for _ in 0..<rounds {
      var isChanged = false
      for members in groups {
        // Later placements may have made this placement worse, or a better one available.
        guard members.contains(where: { places[$0.panel][$0.index].placement != $0.request.candidates.first }) else {
          continue
        }
        for member in members { engines[member.panel].remove(places[member.panel][member.index].numbers) }
        for (member, best) in zip(members, best(for: members, in: engines)) {
          isChanged = isChanged || best.placement != places[member.panel][member.index].placement
          places[member.panel][member.index] = (best.placement, best.cost, engines[member.panel].add(best.placement))
        }
      }
      if !isChanged { break }
    }
    return places.map { $0.map(\.placement) }
  }

  /// Returns the annotations of all panels by their names, in the order of the first panel that has them.
  ///
  /// The annotations of a pair are in the same group.
  ///
  /// Those with a single candidate come first, so that the others avoid them.
  private static func groups(of requests: [[PlacementRequest]]) -> [[Member]] {
    var groups: [[Member]] = []
    var indices: [String: Int] = [:]
    for (panel, requests) in requests.enumerated() {
      var counts: [String: Int] = [:]
      var pairs: [Int: Int] = [:]
      for (index, request) in requests.enumerated() {
        let member = Member(panel: panel, index: index, request: request)
        if let pair = request.pair, let group = pairs[pair] {
          groups[group].append(member)
          continue
        }
        // Annotations of one panel with the same name are matched in their order.
        counts[request.name, default: 0] += 1
        let name = "\(request.name) \(counts[request.name, default: 0])"
        let group = request.name.isEmpty ? nil : indices[name]
        if let group { groups[group].append(member) } else { groups.append([member]) }
        if !request.name.isEmpty { indices[name] = group ?? groups.count - 1 }
        if let pair = request.pair { pairs[pair] = group ?? groups.count - 1 }
      }
    }
    let isFixed = groups.map { $0.allSatisfy { $0.request.candidates.count == 1 && $0.request.outside == nil } }
    return zip(groups, isFixed).filter(\.1).map(\.0) + zip(groups, isFixed).filter { !$0.1 }.map(\.0)
  }

  private static func best(
    for members: [Member], in engines: [PlacementEngine]
  ) -> [(placement: Placement, cost: CGFloat)] {
    if members.count == 1 { return [engines[members[0].panel].best(for: members[0].request)] }
    let common = common(for: members, in: engines)
    let hasPairs = Set(members.map(\.panel)).count < members.count
    if let common, !hasPairs { return common }
    // The annotations of a pair must not cover each other.
    var trial = engines
    let single = members.map { member in
      let best = trial[member.panel].best(for: member.request)
      _ = trial[member.panel].add(best.placement)
      return best
    }
    let limit = single.reduce(0) { $0 + $1.cost + Self.detour }
    if let common, common.reduce(0, { $0 + $1.cost }) <= limit { return common }
    let panels = Set(members.map(\.panel)).sorted()
    guard panels.count > 1 else { return single }
    // Pairs that are alike in each panel.
    var places = single
    for panel in panels {
      let own = members.indices.filter { members[$0].panel == panel }
      for (index, place) in zip(own, best(for: own.map { members[$0] }, in: engines)) { places[index] = place }
    }
    return places
  }

  /// Returns the candidates at the cheapest common position; nil if each position covers something.
  private static func common(
    for members: [Member], in engines: [PlacementEngine]
  ) -> [(placement: Placement, cost: CGFloat)]? {
    let others = members.dropFirst().map { member in
      Dictionary(member.request.candidates.map { ($0.position, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var best: (places: [(placement: Placement, cost: CGFloat)], cost: CGFloat) = ([], covering)
    for candidate in members[0].request.candidates where candidate.preference < best.cost {
      let same = others.compactMap { $0[candidate.position] }
      guard same.count == others.count else { continue }
      var (places, total): ([(placement: Placement, cost: CGFloat)], CGFloat) = ([], 0)
      for (member, placement) in zip(members, [candidate] + same) where total < best.cost {
        let cost = engines[member.panel].cost(of: placement, at: member.request.subject)
        places.append((placement, cost))
        total += cost
      }
      if total < best.cost, collide(zip(members, places).map { ($0.panel, $1.placement) }) { continue }
      if total < best.cost { best = (places, total) }
    }
    return best.places.isEmpty ? nil : best.places
  }

  /// Returns whether two annotations of the same panel cover each other.
  private static func collide(_ places: [(panel: Int, placement: Placement)]) -> Bool {
    func covers(_ placement: Placement, _ other: Placement) -> Bool {
      guard let label = placement.label?.insetBy(dx: -clearance, dy: -clearance) else { return false }
      return other.label.map(label.intersects) == true || other.lines.contains { $0.length(inside: label) > 0 }
    }
    return places.indices.contains { index in
      places[..<index].contains { other in
        other.panel == places[index].panel
          && (covers(places[index].placement, other.placement) || covers(other.placement, places[index].placement))
      }
    }
  }
}
