import UIFoundation

/// The faces with one family name.
package struct FontFamily: Sendable {
  package let name: String
  /// The files, upright before italic, light before bold, then by name.
  package private(set) var files: [FontFile]

  init(name: String, files: [FontFile]) {
    self.name = name
    self.files = files.sorted { a, b in
      if a.isItalic != b.isItalic { return !a.isItalic }
      if a.weights.lowerBound != b.weights.lowerBound { return a.weights.lowerBound < b.weights.lowerBound }
      return a.postScriptName < b.postScriptName
    }
  }

  /// Returns the file nearest to a weight by CSS Fonts 4 (5.2), considering italics first if requested.
  func nearest(weight: CGFloat, isItalic: Bool) -> FontFile? {
    let candidates = files.filter { $0.isItalic == isItalic }
    return (candidates.isEmpty ? files : candidates).min { a, b in
      Self.distance(from: weight, to: a.weights) < Self.distance(from: weight, to: b.weights)
    }
  }

  /// Returns zero inside the range; all weights on CSS's second side are farther than those on its first.
  private static func distance(from weight: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
    if range.contains(weight) { return 0 }
    let isLighter = range.upperBound < weight
    let gap = isLighter ? weight - range.upperBound : range.lowerBound - weight
    let prefersLighter = weight <= 500
    return isLighter == prefersLighter ? gap : gap + 1000
  }
}
