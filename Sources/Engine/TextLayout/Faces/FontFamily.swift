import UIFoundation

/// The faces with one family name.
package struct FontFamily: Sendable {
  package let name: String
  /// The faces, one for each `FontFile`: upright before italic, light before bold, then by name.
  package private(set) var files: [FontFile]

  init(name: String, files: [FontFile]) {
    self.name = name
    self.files = files.sorted { a, b in
      if a.isItalic != b.isItalic { return !a.isItalic }
      if a.weights.lowerBound != b.weights.lowerBound { return a.weights.lowerBound < b.weights.lowerBound }
      return a.postScriptName < b.postScriptName
    }
  }

  /// Returns the face nearest to a weight, if possible italic or upright as requested.
  ///
  /// This follows CSS Fonts 4 (5.2), with one exception: for weights from 400 to 500, CSS first tries heavier faces of
  /// up to 500, and this method first tries lighter faces.
  func nearest(weight: CGFloat, isItalic: Bool) -> FontFile? {
    let candidates = files.filter { $0.isItalic == isItalic }
    return (candidates.isEmpty ? files : candidates).min { a, b in
      Self.distance(from: weight, to: a.weights) < Self.distance(from: weight, to: b.weights)
    }
  }

  /// Returns the distance of a weight from a range; zero inside the range.
  ///
  /// For weights of up to 500, lighter faces are tried first; for greater weights, heavier faces. Faces on the other
  /// side come last, because 1000 is added to their distance.
  private static func distance(from weight: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
    if range.contains(weight) { return 0 }
    let isLighter = range.upperBound < weight
    let gap = isLighter ? weight - range.upperBound : range.lowerBound - weight
    let prefersLighter = weight <= 500
    return isLighter == prefersLighter ? gap : gap + 1000
  }
}
