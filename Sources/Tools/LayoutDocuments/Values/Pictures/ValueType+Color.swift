import UIKitCore

extension ValueType where Value == UIColor {
  /// A color: its name in UIKit, `#` and 3, 4, 6 or 8 hexadecimal digits, or a mapping.
  ///
  /// The mappings are `{light: …, dark: …}` and `{color: …, alpha: …}`.
  package static let color = ValueType(
    expectation,
    schema: .named(
      "color",
      .anyOf([
        plainSchema,
        .object([
          ValueSchema.Key("light", plainSchema, "The color in light appearance.", isRequired: true),
          ValueSchema.Key("dark", plainSchema, "The color in dark appearance.", isRequired: true),
        ]),
        .object([
          ValueSchema.Key("color", plainSchema, "A color.", isRequired: true),
          ValueSchema.Key("alpha", ValueType<CGFloat>.fraction.schema, "The opacity.", isRequired: true),
        ]),
      ]))
  ) { node, context in
    guard node.entries != nil else { return plain(node, context) }
    context.reportUnknownKeys(of: node, in: "a color", known: ["light", "dark", "color", "alpha"])
    if let light = node["light"], let dark = node["dark"] {
      guard let light = plain(light, context), let dark = plain(dark, context) else { return nil }
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    if let color = node["color"], let alpha = node["alpha"] {
      guard let color = plain(color, context), let alpha = ValueType<CGFloat>.fraction.decode(alpha, context) else {
        return nil
      }
      return color.withAlphaComponent(alpha)
    }
    return context.expected("{light: …, dark: …} or {color: …, alpha: …}", at: node)
  }

  private static let plainSchema = ValueSchema.anyOf([
    .oneOf(UIColor.byName.map(\.key)), .strings(matching: "^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"),
  ])

  private static let expectation = "a color such as red, systemBlue, #ff8800 or {light: …, dark: …}"

  private static func plain(_ node: DocumentNode, _ context: ValueContext) -> UIColor? {
    guard let text = node.text else { return context.expected(expectation, at: node) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) ?? context.expected(expectation, at: node) }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let match = UIColor.byName.first(where: { $0.key == name }) { return match.value }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let suggestion = Spelling.nearest(to: last, in: text, among: UIColor.byName.map(\.key))
    return context.expected(expectation, at: node, suggestion: suggestion)
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { CGFloat($0) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }
}

extension UIColor {
  /// UIKit's named colors: fixed, adaptable and semantic.
  fileprivate static let byName: KeyValuePairs<String, UIColor> = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple,
    "systemTeal": .systemTeal, "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemMint": .systemMint,
    "systemCyan": .systemCyan, "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "link": .link, "placeholderText": .placeholderText,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "tintColor": .tintColor,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
  ]
}
