import UIKitCore

/// The ambiguous items of a layout in document order, and what the remedies of several of them ask for.
@MainActor
final class AmbiguousItems {
  /// The items.
  let items: [any LayoutItem]
  private let engine: LayoutEngine
  private let places: [ObjectIdentifier: Int]
  /// The first two items in each container.
  private var firstChildren: [ObjectIdentifier: [any LayoutItem]] = [:]
  private var unanchored: [NSLayoutConstraint.Axis: [ObjectIdentifier: Bool]] = [:]

  init(in engine: LayoutEngine) {
    self.engine = engine
    items = engine.ambiguities().compactMap(\.node.item)
    places = Dictionary(
      items.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    for item in items {
      guard let parent = item.layoutParent, firstChildren[ObjectIdentifier(parent), default: []].count < 2 else {
        continue
      }
      firstChildren[ObjectIdentifier(parent), default: []].append(item)
    }
  }

  /// The position of an item among the ambiguous ones; nil for another.
  func place(of item: AnyObject) -> Int? { places[ObjectIdentifier(item)] }

  /// Returns the first ambiguous item of a container besides one of its items.
  func firstChild(of container: any LayoutItem, besides item: any LayoutItem) -> (any LayoutItem)? {
    firstChildren[ObjectIdentifier(container)]?.first { $0 !== item }
  }

  /// Returns whether constraints on an axis connect an item only to ambiguous items, as in a cycle.
  func isUnanchored(_ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if let known = unanchored[axis]?[ObjectIdentifier(item)] { return known }
    let constraints = engine.constraintsAffecting(item.layoutNode, axis)
    let isUnanchored =
      constraints.contains { $0.secondItem != nil }
      && constraints.allSatisfy { constraint in
        [constraint.firstItem, constraint.secondItem].allSatisfy { constrained in
          constrained.map { $0 === item || place(of: $0) != nil } ?? true
        }
      }
    unanchored[axis, default: [:]][ObjectIdentifier(item)] = isUnanchored
    // The same constraints affect all ambiguous items that they connect.
    for member in constraints.flatMap({ [$0.firstItem, $0.secondItem] }).compactMap({ $0 })
    where place(of: member) != nil {
      unanchored[axis, default: [:]][ObjectIdentifier(member)] = isUnanchored
    }
    return isUnanchored
  }
}
