import UIFoundation

/// The faces that bear one family name.
package struct FontFamily: Sendable {
  package let name: String
  /// Upright before italic, light before bold, then by name.
  package private(set) var files: [FontFile]

  init(name: String, files: [FontFile]) {
    self.name = name
    self.files = files.sorted { a, b in
      if a.isItalic != b.isItalic { return !a.isItalic }
      if a.weights.lowerBound != b.weights.lowerBound { return a.weights.lowerBound < b.weights.lowerBound }
      return a.postScriptName < b.postScriptName
    }
  }

  /// The file nearest to a weight: italic first where asked for, then as CSS Fonts 4 (5.2) picks among weights.
  func nearest(weight: CGFloat, isItalic: Bool) -> FontFile? {
    let candidates = files.filter { $0.isItalic == isItalic }
    return (candidates.isEmpty ? files : candidates).min { a, b in
      Self.distance(from: weight, to: a.weights) < Self.distance(from: weight, to: b.weights)
    }
  }

  /// Zero inside the range; the side that CSS tries second counts as farther than any weight of the first.
  private static func distance(from weight: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
    if range.contains(weight) { return 0 }
    let isLighter = range.upperBound < weight
    let gap = isLighter ? weight - range.upperBound : range.lowerBound - weight
    let prefersLighter = weight <= 500
    return isLighter == prefersLighter ? gap : gap + 1000
  }
}
