import UIKitCore

/// The attributes of text: values of `NSAttributedString.Key`.
package struct TextAttributes: Sendable {
  fileprivate var makers: [NSAttributedString.Key: @MainActor @Sendable () -> NSObject] = [:]

  @MainActor
  package var values: [NSAttributedString.Key: Any] { makers.mapValues { $0() } }

  /// Returns a field for each attribute, in a mapping with the attributes at the given key path.
  @MainActor
  static func fields<Whole>(_ path: WritableKeyPath<Whole, TextAttributes> & Sendable) -> [Field<Whole>] {
    // Foundation for Linux compares the values of neighboring runs as objects, and traps for other types.
    func field<Part>(
      _ name: String, _ type: ValueType<Part>, _ key: NSAttributedString.Key, _ summary: String,
      _ value: @escaping @MainActor @Sendable (Part) -> NSObject
    ) -> Field<Whole> {
      Field(name, type, summary) { whole, part in whole[keyPath: path].makers[key] = { value(part) } }
    }
    return [
      field("font", .font, .font, "The font.") { $0 },
      field("foregroundColor", .color, .foregroundColor, "The color of the letters.") { $0 },
      field("backgroundColor", .color, .backgroundColor, "The color behind the letters.") { $0 },
      field("underlineStyle", .underlineStyle, .underlineStyle, "The line under the text.") {
        NSNumber(value: $0.rawValue)
      },
      field("underlineColor", .color, .underlineColor, "The color of the line under the text.") { $0 },
      field("strikethroughStyle", .underlineStyle, .strikethroughStyle, "The line through the text.") {
        NSNumber(value: $0.rawValue)
      },
      field("strikethroughColor", .color, .strikethroughColor, "The color of the line through the text.") { $0 },
      field("kern", .number, .kern, "The space added between letters, in points; 0 turns kerning off.") {
        NSNumber(value: Double($0))
      },
      field("tracking", .number, .tracking, "The space added between letters, in points; ignored if `kern` is not 0.") {
        NSNumber(value: Double($0))
      },
      field("baselineOffset", .number, .baselineOffset, "The distance of the text above the baseline, in points.") {
        NSNumber(value: Double($0))
      },
      field("strokeColor", .color, .strokeColor, "The color of the outline.") { $0 },
      field(
        "strokeWidth", .number, .strokeWidth,
        "The outline's width in percent of the font's size; negative fills the letters too."
      ) { NSNumber(value: Double($0)) },
      field("shadow", .shadow, .shadow, "A shadow behind the text.") { $0.shadow },
      field("obliqueness", .number, .obliqueness, "The slant of the letters.") { NSNumber(value: Double($0)) },
      field(
        "expansion", .number, .expansion,
        "The horizontal stretch of the letters, as the logarithm of a factor. It has no effect."
      ) { NSNumber(value: Double($0)) },
      field("ligature", .integer(0...2), .ligature, "0 for no ligatures, 1 for the usual ones.") {
        NSNumber(value: $0)
      },
      field(
        "language", .plainText, .textLanguage,
        "The language of the text, such as `zh-Hant`. It selects regional forms of characters."
      ) { NSString(string: $0) },
      field("link", .plainText, .link, "The URL of a link. Text views draw links in their tint.") {
        NSString(string: $0)
      },
      field("paragraphStyle", Catalog.paragraphStyle.valueType, .paragraphStyle, "The paragraph style.") {
        $0.makeObject()
      },
    ]
  }
}

extension ValueType where Value == TextAttributes {
  /// A mapping of attributes such as `{font: bold 17, foregroundColor: red}`.
  @MainActor package static let textAttributes = object("text attributes", of: TextAttributes()) {
    TextAttributes.fields(\TextAttributes.self)
  }.named("textAttributes")
}

extension ValueType where Value == NSUnderlineStyle {
  /// One or more words such as `single` or `[double, patternDash]`.
  package static let underlineStyle = ValueType<[NSUnderlineStyle]>.list(
    of: word(
      "a line style",
      [
        "none": [], "single": .single, "thick": .thick, "double": .double, "patternDot": .patternDot,
        "patternDash": .patternDash, "patternDashDot": .patternDashDot, "patternDashDotDot": .patternDashDotDot,
        "byWord": .byWord,
      ])
  ).map { NSUnderlineStyle($0) }
}

/// A shadow in a document, with the defaults of `NSShadow`.
package struct ShadowDescription: Sendable {
  var color = UIColor(white: 0, alpha: 1.0 / 3)
  var offset = CGSize.zero
  var blurRadius: CGFloat = 0

  var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowColor = color
    shadow.shadowOffset = offset
    shadow.shadowBlurRadius = blurRadius
    return shadow
  }
}

extension ValueType where Value == ShadowDescription {
  /// A mapping such as `{shadowColor: black, shadowOffset: [0, 1], shadowBlurRadius: 2}`.
  package static let shadow = object("a shadow", of: ShadowDescription()) {
    Field("shadowColor", .color, "The color of the shadow.", \.color)
    Field("shadowOffset", .offset, "The offset to the right and down, in points.", \.offset)
    Field("shadowBlurRadius", .length, "The blur of the shadow; 0 for a sharp shadow.", \.blurRadius)
  }
}
