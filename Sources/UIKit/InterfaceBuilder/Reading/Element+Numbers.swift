import UIKitCore

extension Element {
  /// Returns a number. Returns nil without the attribute; logs an error and returns nil if it is unusable.
  func number(_ attribute: String, _ log: ProblemLog) -> CGFloat? {
    guard let text = attributes[attribute] else { return nil }
    if let value = Self.usableNumber(text) { return value }
    log.error(self, "\(attribute)=\"\(text)\" of <\(name)> is not a usable number.")
    return nil
  }

  /// Returns the number in a string; nil if it is not finite or too large for layout.
  static func usableNumber(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite, abs(value) <= 1e9 else { return nil }
    return CGFloat(value)
  }

  /// Returns a number rounded to an integer. If it is unusable, an error is logged.
  func integer(_ attribute: String, _ log: ProblemLog) -> Int? {
    number(attribute, log).map { Int($0.rounded()) }
  }

  /// Returns the rectangle of the attributes `x`, `y`, `width` and `height`.
  ///
  /// Missing attributes are treated as zero. Returns nil if `x`, `width` and `height` are missing or a length is
  /// negative.
  func rect(_ log: ProblemLog) -> CGRect? {
    guard attributes["width"] != nil || attributes["height"] != nil || attributes["x"] != nil else { return nil }
    let rect = CGRect(
      x: number("x", log) ?? 0, y: number("y", log) ?? 0, width: number("width", log) ?? 0,
      height: number("height", log) ?? 0)
    if rect.width < 0 || rect.height < 0 {
      log.error(self, "A rectangle has a negative size, \(attributes["width"] ?? "")×\(attributes["height"] ?? "").")
      return nil
    }
    return rect
  }

  /// Returns the size of the attributes `width` and `height`; nil if one is missing or unusable.
  func size(_ log: ProblemLog) -> CGSize? {
    guard let width = number("width", log), let height = number("height", log) else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the recorded frame of a view element, in its superview's coordinates.
  package func recordedFrame(_ log: ProblemLog) -> CGRect? {
    if let rect = child("rect", key: "frame") { return rect.rect(log) }
    guard let insets = child("frame", key: "frameInset"), let outer = enclosingView?.recordedFrame(log)?.size else {
      return nil
    }
    let (x, width) = insets.span("minX", "width", "maxX", in: outer.width, log)
    let (y, height) = insets.span("minY", "height", "maxY", in: outer.height, log)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The nearest enclosing element that has a recorded frame.
  private var enclosingView: Element? {
    var element = parent
    while let candidate = element {
      if candidate.child("rect", key: "frame") != nil || candidate.child("frame", key: "frameInset") != nil {
        return candidate
      }
      element = candidate.parent
    }
    return nil
  }

  /// Returns the origin and length that follow from the distances from both edges and the given length.
  private func span(
    _ near: String, _ length: String, _ far: String, in outer: CGFloat, _ log: ProblemLog
  ) -> (origin: CGFloat, length: CGFloat) {
    let (start, own, end) = (
      distance(near, in: outer, log), distance(length, in: outer, log), distance(far, in: outer, log)
    )
    if let own { return (start ?? end.map { outer - $0 - own } ?? 0, max(0, own)) }
    return (start ?? 0, max(0, outer - (start ?? 0) - (end ?? 0)))
  }

  /// Returns a distance in points; a percentage such as `21.47%` is relative to the enclosing view.
  private func distance(_ attribute: String, in outer: CGFloat, _ log: ProblemLog) -> CGFloat? {
    guard let text = attributes[attribute], text.hasSuffix("%") else { return number(attribute, log) }
    guard let value = Double(text.dropLast()), value.isFinite, abs(value) <= 1e6 else {
      log.error(self, "\(attribute)=\"\(text)\" of <\(name)> is not a usable number.")
      return nil
    }
    return outer * CGFloat(value) / 100
  }
}
