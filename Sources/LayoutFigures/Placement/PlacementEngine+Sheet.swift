import UIKitCore

/// The placement of annotations in the panels of a sheet.
extension PlacementEngine {
  /// One annotation of the panels that have it.
  private struct Member {
    let panel: Int
    let index: Int
    let request: PlacementRequest
  }

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
  /// Those with a single candidate come first, so that the others avoid them.
  private static func groups(of requests: [[PlacementRequest]]) -> [[Member]] {
    var groups: [[Member]] = []
    var indices: [String: Int] = [:]
    for (panel, requests) in requests.enumerated() {
      var counts: [String: Int] = [:]
      for (index, request) in requests.enumerated() {
        let member = Member(panel: panel, index: index, request: request)
        // Annotations of one panel with the same name are matched in their order.
        counts[request.name, default: 0] += 1
        let name = "\(request.name) \(counts[request.name, default: 0])"
        if !request.name.isEmpty, let group = indices[name] {
          groups[group].append(member)
        } else {
          if !request.name.isEmpty { indices[name] = groups.count }
          groups.append([member])
        }
      }
    }
    let isFixed = groups.map { $0.allSatisfy { $0.request.candidates.count == 1 && $0.request.outside == nil } }
    return zip(groups, isFixed).filter(\.1).map(\.0) + zip(groups, isFixed).filter { !$0.1 }.map(\.0)
  }

  private static func best(
    for members: [Member], in engines: [PlacementEngine]
  ) -> [(placement: Placement, cost: CGFloat)] {
    if members.count > 1, let common = common(for: members, in: engines) { return common }
    return members.map { engines[$0.panel].best(for: $0.request) }
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
      if total < best.cost { best = (places, total) }
    }
    return best.places.isEmpty ? nil : best.places
  }
}
