import UIKitCore

extension Element {
  /// A decimal number; a wrong one is an error told to the log. `nil` without the attribute.
  func number(_ attribute: String, _ log: ProblemLog) -> CGFloat? {
    guard let text = attributes[attribute] else { return nil }
    guard let value = Double(text), value.isFinite, abs(value) <= 1e9 else {
      log.error(self, "\(attribute)=\"\(text)\" of <\(name)> is not a usable number.")
      return nil
    }
    return CGFloat(value)
  }

  /// A whole number; a wrong one is an error told to the log.
  func integer(_ attribute: String, _ log: ProblemLog) -> Int? {
    number(attribute, log).map { Int($0.rounded()) }
  }

  /// A rectangle of the attributes `x`, `y`, `width`, `height`; nil where none is given.
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

  /// A size of the attributes `width` and `height`.
  func size(_ log: ProblemLog) -> CGSize? {
    guard let width = number("width", log), let height = number("height", log) else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The frame that Interface Builder computed for a view element, in its superview's space.
  func recordedFrame(_ log: ProblemLog) -> CGRect? {
    child("rect", key: "frame")?.rect(log)
  }
}
