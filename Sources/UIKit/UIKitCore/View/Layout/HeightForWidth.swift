internal import AutoLayout
internal import Foundation
internal import UIFoundation

/// Height-for-width layout: wrapping text gets the height for its solved width.
///
/// Every solve starts from unwrapped text, so that the result does not depend on earlier layouts. Text whose width is
/// determined by required constraints keeps its height, since its content size cannot change that width.
@MainActor
struct HeightForWidth {
  /// The text that was measured unwrapped since the last solve.
  var measured: [any HeightForWidthView] = []
  /// The text whose width can depend on its content size.
  private var free: [any HeightForWidthView] = []
  /// The text whose width is determined by required constraints.
  private var pinned: [any HeightForWidthView] = []
  /// The text that the last solve kept readable.
  private var widened: [any HeightForWidthView] = []
  /// The structure revision of the engine at the last check of `pinned`.
  private var checkedRevision = -1

  /// Solves until heights agree with widths. Returns the nodes whose frames may have changed.
  ///
  /// A topmost view that is text is always measured. It is never stored here, because it would retain itself.
  mutating func solve(in engine: LayoutEngine, of top: UIView) -> [LayoutNode] {
    let wrappingTop = top.asHeightForWidthView.flatMap { $0.wrapsContent ? $0 : nil }
    var candidates = measured + free
    if let wrappingTop { candidates.append(wrappingTop) }
    for text in free { text.adjust(to: nil) }
    for text in widened { engine.setReadableWidth(nil, of: text.layoutNode) }
    widened = []
    wrappingTop?.adjust(to: nil)
    (measured, free) = ([], [])
    engine.solve()
    let loosened = removeLoosened(in: engine)
    for text in loosened { text.adjust(to: nil) }
    candidates += loosened
    var moved: [LayoutNode] = []
    engine.solve {
      let changed = engine.takeChangedNodes()
      moved += changed
      for node in changed {
        guard let text = (node.item as? UIView)?.asHeightForWidthView, text.wrapsContent else { continue }
        candidates.append(text)
      }
      let isChanged = measure(&candidates, in: engine)
      return keepReadable(candidates.filter { $0 !== top }, in: engine) || isChanged
    }
    moved += engine.takeChangedNodes()
    classify(candidates.filter { $0 !== top }, in: engine)
    return moved
  }

  /// Removes text without a known, required width from `pinned`. Returns the text to be measured again.
  private mutating func removeLoosened(in engine: LayoutEngine) -> [any HeightForWidthView] {
    guard checkedRevision != engine.structureRevision else { return [] }
    checkedRevision = engine.structureRevision
    var (remaining, loosened): ([any HeightForWidthView], [any HeightForWidthView]) = ([], [])
    for text in pinned {
      if text.adjustedWidth != nil, engine.hasRequiredWidth(text.layoutNode) {
        remaining.append(text)
        continue
      }
      text.pending.isInPinnedList = false
      if text.adjustedWidth != nil, text.layoutNode.isLaidOut { loosened.append(text) }
    }
    pinned = remaining
    return loosened
  }

  /// Measures text at its solved width. Returns whether any size changed.
  ///
  /// Duplicates, and text that no longer wraps or is not laid out, are removed from `texts`.
  private func measure(_ texts: inout [any HeightForWidthView], in engine: LayoutEngine) -> Bool {
    var seen = Set<ObjectIdentifier>()
    var laidOut: [any HeightForWidthView] = []
    var anyChanged = false
    for text in texts where seen.insert(ObjectIdentifier(text)).inserted {
      guard text.wrapsContent, let solved = engine.frame(of: text.layoutNode) else { continue }
      laidOut.append(text)
      if text.adjust(to: text.pixelGrid.round(solved).width) { anyChanged = true }
    }
    texts = laidOut
    return anyChanged
  }

  /// Sets the readable widths of text that would be narrower. Returns whether there is any.
  private mutating func keepReadable(_ texts: [any HeightForWidthView], in engine: LayoutEngine) -> Bool {
    var anyChanged = false
    let known = Set(widened.map { ObjectIdentifier($0) })
    for text in texts where !engine.hasRequiredWidth(text.layoutNode) {
      guard let width = text.adjustedWidth, !known.contains(ObjectIdentifier(text)),
        let readable = text.readableWidth(above: width)
      else { continue }
      engine.setReadableWidth(readable, of: text.layoutNode)
      widened.append(text)
      anyChanged = true
    }
    return anyChanged
  }

  /// Adds text with a known width to `pinned` or `free`.
  private mutating func classify(_ texts: [any HeightForWidthView], in engine: LayoutEngine) {
    for text in texts where text.adjustedWidth != nil && !text.pending.isInPinnedList {
      if engine.hasRequiredWidth(text.layoutNode) {
        text.pending.isInPinnedList = true
        pinned.append(text)
      } else {
        free.append(text)
      }
    }
  }
}
