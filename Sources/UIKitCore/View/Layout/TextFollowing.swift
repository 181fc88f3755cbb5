/// Lets wrapping text take the height that its solved width asks for.
///
/// Every solve starts from unwrapped text, so that the result does not depend on earlier layouts; only text
/// whose width required constraints decide keeps its height, since what it asks for cannot change that width.
@MainActor
struct TextFollowing {
  /// How often text may ask for another height because its width changed.
  private static let roundLimit = 4

  /// Text whose content was measured since the last solve, without a width.
  var measured: [any WidthFollowing] = []
  /// Text whose width may depend on what it asks for.
  private var free: [any WidthFollowing] = []
  /// Text whose width required constraints decide.
  private var pinned: [any WidthFollowing] = []
  /// The engine's structure when `pinned` was last looked through.
  private var checkedRevision = -1

  /// Solves until text and widths agree; gives the nodes whose frames have changed.
  ///
  /// A topmost view that is text itself always follows; it is never kept here, where it would keep itself alive.
  mutating func settle(in engine: LayoutEngine, of top: UIView) -> [LayoutNode] {
    let wrappingTop = top.asWidthFollowing.flatMap { $0.followsWidth ? $0 : nil }
    var following = measured + free
    if let wrappingTop { following.append(wrappingTop) }
    for text in free { text.adjust(to: nil) }
    wrappingTop?.adjust(to: nil)
    (measured, free) = ([], [])
    engine.solve()
    let loosened = dropLoosened(in: engine)
    if !loosened.isEmpty {
      for text in loosened { text.adjust(to: nil) }
      following += loosened
      engine.solve()
    }
    var moved: [LayoutNode] = []
    for _ in 0..<Self.roundLimit {
      let changed = engine.takeChangedNodes()
      moved += changed
      for node in changed {
        guard let text = (node.item as? UIView)?.asWidthFollowing, text.followsWidth else { continue }
        following.append(text)
      }
      guard Self.follow(&following, in: engine) else { break }
      engine.solve()
    }
    moved += engine.takeChangedNodes()
    sort(following.filter { $0 !== top }, in: engine)
    return moved
  }

  /// Text that is no longer pinned: its width may depend on it again, or it has left the tree.
  private mutating func dropLoosened(in engine: LayoutEngine) -> [any WidthFollowing] {
    guard checkedRevision != engine.structureRevision else { return [] }
    checkedRevision = engine.structureRevision
    var (held, loosened): ([any WidthFollowing], [any WidthFollowing]) = ([], [])
    for text in pinned {
      if text.adjustedWidth != nil, engine.hasRequiredWidth(text.layoutNode) {
        held.append(text)
        continue
      }
      text.pending.isListedAsPinned = false
      if text.adjustedWidth != nil, text.layoutNode.isLaidOut { loosened.append(text) }
    }
    pinned = held
    return loosened
  }

  /// Measures text at its solved width; tells whether any size changed.
  private static func follow(_ texts: inout [any WidthFollowing], in engine: LayoutEngine) -> Bool {
    var seen = Set<ObjectIdentifier>()
    var followed: [any WidthFollowing] = []
    var anyChanged = false
    for text in texts where seen.insert(ObjectIdentifier(text)).inserted {
      guard let solved = engine.frame(of: text.layoutNode) else { continue }
      followed.append(text)
      if text.adjust(to: text.pixelGrid.round(solved).width) { anyChanged = true }
    }
    texts = followed
    return anyChanged
  }

  private mutating func sort(_ texts: [any WidthFollowing], in engine: LayoutEngine) {
    for text in texts where text.adjustedWidth != nil && !text.pending.isListedAsPinned {
      if engine.hasRequiredWidth(text.layoutNode) {
        text.pending.isListedAsPinned = true
        pinned.append(text)
      } else {
        free.append(text)
      }
    }
  }
}
