import UIFoundation

/// Where a constraint lives and when.
extension NSLayoutConstraint {
  /// Counts activations over all trees, so that engines made late take constraints in as they came.
  private static var lastSequence: UInt64 = 0

  /// The places of `mention`.
  static let mentionPlaces = 0..<4

  /// The node at a place: first item, second item, near ends of their distances; its item may be freed.
  func mention(_ place: Int) -> LayoutNode? {
    switch place {
    case 0: first.keptNode
    case 1: second.keptNode
    case 2: first.origin?.keptNode
    default: second.origin?.keptNode
    }
  }

  /// Whether something holds for every node that the constraint speaks of.
  func allMentions(satisfy condition: (LayoutNode) -> Bool) -> Bool {
    for place in Self.mentionPlaces {
      if let node = mention(place), !condition(node) { return false }
    }
    return true
  }

  /// The nearest view that contains all items; nil where there is none or an item is freed.
  private var commonAncestor: LayoutNode? { first.hasItem ? CommonAncestor.of(self) : nil }

  func activate() {
    guard holder == nil else { return }
    guard refusal == nil else { return LayoutDiagnostics.log("Ignored: \(self) is not valid. \(refusal ?? "")") }
    guard let ancestor = commonAncestor else {
      return LayoutDiagnostics.refused(
        "Unable to activate constraint with \(anchorsText) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
        at: place)
    }
    install(onChecked: ancestor)
  }

  /// Puts the constraint on a view that was named, as `addConstraint` does.
  func install(on node: LayoutNode) {
    guard holder !== node else { return }
    guard refusal == nil else { return LayoutDiagnostics.log("Ignored: \(self) is not valid. \(refusal ?? "")") }
    guard let ancestor = commonAncestor, ancestor.isInside(node) else {
      return LayoutDiagnostics.refused(
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of "
          + "the view?  That's illegal. constraint:\(self) view:\(node.item?.layoutName ?? "(null)")", at: place)
    }
    uninstall()
    install(onChecked: node)
  }

  private func install(onChecked node: LayoutNode) {
    Self.lastSequence += 1
    sequence = Self.lastSequence
    holder = node
    node.appendHeld(self)
    for place in Self.mentionPlaces { mention(place)?.addReference(from: self, mention: place) }
    node.currentEngine?.enqueue(self)
  }

  func uninstall() {
    guard let node = holder else { return }
    loweredIn?.remove(self)
    withdrawReferences()
    holder = nil
    node.removeHeld(at: heldIndex)
  }

  /// The holding view is being freed: everything but its own list forgets the constraint.
  func holderDied() {
    loweredIn?.remove(self)
    withdrawReferences()
    holder = nil
  }

  private func withdrawReferences() {
    for place in Self.mentionPlaces {
      guard referenceIndices[place] >= 0 else { continue }
      mention(place)?.removeReference(at: Int(referenceIndices[place]))
      referenceIndices[place] = -1
    }
    pendingIn = nil
  }

  func constantDidChange(from old: CGFloat) {
    guard constant != old, refusal == nil else { return }
    guard constant.isFinite else {
      LayoutDiagnostics.refused("Constant is not finite!  That's illegal.  constant:\(constant)", at: place)
      constant = old
      return
    }
    systemSpacing = nil
    loweredIn?.noteEdit(of: self)
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard priority != old, holder != nil else { return }
    if (priority == .required) != (old == .required) {
      LayoutDiagnostics.log(
        "Mutating a priority from \(old == .required ? "required to not" : "not to required") on an installed constraint "
          + "is not supported by UIKit, which raises here; it takes effect at the next layout. \(self)")
    }
    loweredIn?.noteEdit(of: self)
  }
}
