/// The constraints that a view holds.
extension LayoutNode {
  /// The constraints that a view holds, in the order of addition; UIKit's `constraints`.
  package var heldConstraints: [NSLayoutConstraint] {
    // A loop instead of `compactMap`, because tests may call this getter off the main thread. A closure would be
    // isolated to the main actor, and its check would end the process.
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(heldCount)
    for case let constraint? in held { all.append(constraint) }
    return all
  }

  /// Adds a constraint, as UIKit's `addConstraint` does; adding it twice has no effect.
  ///
  /// A constraint that references an item outside this view's subtree is rejected with UIKit's message.
  package func hold(_ constraint: NSLayoutConstraint) {
    constraint.install(on: self)
  }

  /// Removes a constraint if it is held here, as UIKit's `removeConstraint` does.
  package func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.uninstall()
  }

  func appendHeld(_ constraint: NSLayoutConstraint) {
    constraint.heldIndex = held.count
    held.append(constraint)
    heldCount += 1
  }

  func removeHeld(at index: Int) {
    held[index] = nil
    heldCount -= 1
    if held.count > 16, heldCount * 2 < held.count { compactHeld() }
  }

  private func compactHeld() {
    held = held.filter { $0 != nil }
    for (index, constraint) in held.enumerated() { constraint?.heldIndex = index }
  }

  func addReference(from constraint: NSLayoutConstraint, at index: Int) {
    constraint.referenceIndices[index] = Int32(references.count)
    references.append(Reference(constraint: constraint, index: index))
  }

  func removeReference(at index: Int) {
    let last = references.removeLast()
    guard index < references.count else { return }
    references[index] = last
    last.constraint.referenceIndices[last.index] = Int32(index)
  }
}
