package import Foundation

extension UIView {
  /// The name of the class without its module.
  package var className: String { String(describing: type(of: self)) }

  private var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }

  /// The accessibility identifier, or else the class.
  package var identifierOrClassName: String {
    if let name = accessibilityIdentifier, !name.isEmpty { return name }
    return className
  }

  /// The accessibility identifier, or else the class and the address.
  var shortName: String {
    if let name = accessibilityIdentifier, !name.isEmpty { return name }
    return "\(className):\(address)"
  }

  var shortDescription: String { "<\(className): \(address)>" }

  func describeFully() -> String {
    let rect = frame
    var parts = [
      "\(className): \(address)",
      "frame = (\(Self.number(rect.minX)) \(Self.number(rect.minY)); "
        + "\(Self.number(rect.width)) \(Self.number(rect.height)))",
    ]
    if isHidden { parts.append("hidden = YES") }
    if alpha < 1 { parts.append("alpha = \(Self.number(alpha))") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The subtree, a line per view, indented as in UIKit.
  package var recursiveDescription: String {
    lines(depth: 0).joined(separator: "\n")
  }

  private func lines(depth: Int) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    return [indent + describeFully()] + subviews.flatMap { $0.lines(depth: depth + 1) }
  }

  /// Returns a number with at most three decimals. Whole numbers have no decimals.
  package nonisolated static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(Double(rounded))"
  }
}
