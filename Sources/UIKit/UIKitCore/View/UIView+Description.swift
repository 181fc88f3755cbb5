package import Foundation
internal import UIFoundation

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

  /// UIKit's description: the class, the frame, values that differ from the defaults, and the layer.
  ///
  /// The parts and their order are those of public view hierarchies of iOS 7 to 26. Long texts are cut after 25
  /// characters.
  func describeFully() -> String {
    var parts = ["\(qualifiedClassName): \(address)"]
    if let base = baseClassName { parts.append("baseClass = \(base)") }
    let rect = frame
    parts.append(
      "frame = (\(Self.number(rect.minX)) \(Self.number(rect.minY)); "
        + "\(Self.number(rect.width)) \(Self.number(rect.height)))")
    if !transform.isIdentity {
      let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(values.map(Self.number).joined(separator: ", "))]")
    }
    if let text = describedText {
      let line = text.replacing("\n", with: "\\n")
      parts.append("text = '\(line.count > 25 ? line.prefix(25) + "..." : line)'")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha < 1 { parts.append("alpha = \(Self.number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortText)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if gestureRecognizers?.isEmpty == false { parts.append("gestureRecognizers = <NSArray: \(address)>") }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    let layerAddress = "0x" + String(UInt(bitPattern: ObjectIdentifier(layer)), radix: 16)
    parts.append("layer = <\(describedLayerClass): \(layerAddress)>")
    if let scroll = self as? UIScrollView { parts += scroll.describedContent }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The name of the class, with its module unless it is a class of UIKit.
  private var qualifiedClassName: String {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("UIKitCore.") ? className : name
  }

  /// The nearest class of UIKit above a client's class.
  ///
  /// Nil for UIKit's classes and direct subclasses of `UIView`.
  private var baseClassName: String? {
    let classes = sequence(first: type(of: self) as AnyClass) { Swift._getSuperclass($0) as AnyClass? }
    guard let base = classes.first(where: { String(reflecting: $0).hasPrefix("UIKitCore.") }) else { return nil }
    return base == type(of: self) || base == UIView.self ? nil : String(describing: base)
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

extension UIScrollView {
  /// The position and the size of the content, as at the end of UIKit's description.
  fileprivate var describedContent: [String] {
    let inset = adjustedContentInset
    func list(_ values: [CGFloat]) -> String { "{" + values.map(UIView.number).joined(separator: ", ") + "}" }
    return [
      "contentOffset: \(list([contentOffset.x, contentOffset.y]))",
      "contentSize: \(list([contentSize.width, contentSize.height]))",
      "adjustedContentInset: \(list([inset.top, inset.left, inset.bottom, inset.right]))",
    ]
  }
}

extension UIView.AutoresizingMask {
  /// UIKit's notation, such as `LM+W+BM`.
  fileprivate var shortText: String {
    let parts: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return parts.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
