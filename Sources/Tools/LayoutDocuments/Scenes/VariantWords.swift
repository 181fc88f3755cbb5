import UIKitCore

extension ValueType where Value == Device.Orientation {
  package static let orientation = word("an orientation", ["portrait": .portrait, "landscape": .landscape])
}

extension ValueType where Value == DeviceChrome {
  static let chrome = word("parts of a device", DeviceChrome.words)
}

extension ValueType where Value == UIUserInterfaceLayoutDirection {
  package static let direction = word(
    "a direction",
    ["ltr": .leftToRight, "rtl": .rightToLeft, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
}

extension ValueType where Value == UIUserInterfaceStyle {
  package static let appearance = word("an appearance", ["light": .light, "dark": .dark])
}

extension ValueType where Value == UIContentSizeCategory {
  package static let contentSize = word("a content size", UIContentSizeCategory.words)
}

extension ValueType where Value == InterfaceDesign {
  package static let design = word("a design", ["classic": .classic, "glass": .glass])
}

extension ValueType where Value == Device {
  /// The name of a device, ignoring case and spaces.
  package static let device = ValueType(
    "the name of a device such as iPhone17Pro", schema: .oneOf(Device.all.map(\.name))
  ) { node, context in
    guard let text = node.text else { return context.expected("the name of a device such as iPhone17Pro", at: node) }
    if let device = Device.named(text) { return device }
    // If the number is wrong or missing, the newest device of that kind was probably meant.
    let letters = text.lowercased().filter(\.isLetter)
    let sibling = Device.all.last { $0.name.lowercased().filter(\.isLetter) == letters }
    let suggestion = sibling?.name ?? Spelling.nearest(to: text, among: Device.all.map(\.name))
    return context.expected("the name of a device such as iPhone17Pro", at: node, suggestion: suggestion)
  }
}

extension ValueType where Value == String {
  /// A language, optionally with a script and a region, such as `ar` or `pt-BR`.
  package static let locale = ValueType("a locale such as ar or pt-BR", schema: .string) { node, context in
    guard let text = node.text, text.wholeMatch(of: #/[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}/#) != nil else {
      return context.expected("a locale such as ar or pt-BR", at: node)
    }
    return text
  }
}

extension ValueType where Value == CGFloat {
  /// The number of pixels per point.
  package static let scale = number("a scale from 0.1 to 16, such as 1, 2 or 3", in: 0.1...16)
}
