import UIKitCore

/// The description of a font before it is resolved.
private struct FontDescription {
  var style: UIFont.TextStyle?
  var size: CGFloat?
  var weight: UIFont.Weight?
  var design: UIFontDescriptor.SystemDesign?
  var isItalic = false
  var name: String?
}

extension ValueType where Value == UIFont {
  /// A text style, a size, several words such as `bold 17`, or a mapping.
  package static let font = ValueType(
    expectation,
    schema: .named(
      "font",
      .anyOf([
        .numbers(0.5...2000), .string,
        .object([
          ValueSchema.Key("style", .oneOf(UIFont.TextStyle.byName.map(\.key)), "A text style."),
          ValueSchema.Key("size", ValueType<CGFloat>.fontSize.schema, "The size in points."),
          ValueSchema.Key("weight", .oneOf(Words.fontWeight.list.words), "The weight of the strokes."),
          ValueSchema.Key("design", .oneOf(Words.fontDesign.list.words), "The font's design."),
          ValueSchema.Key("italic", .boolean, "Indicates whether the font is italic."),
          ValueSchema.Key(
            "name", .string, "The name of a family, of which weight and italic select a face, or of a face."
          ),
        ]),
      ]))
  ) { node, context in
    let request = node.entries == nil ? words(node, context) : mapping(node, context)
    return request.flatMap { font($0, node, context) }
  }

  private static let expectation =
    "a font such as body, 17, bold 17, {size: 17, weight: semibold} or {name: Inter, size: 17}"

  /// Reads words in any order: `body`, `17`, `semibold monospaced italic 13`.
  private static func words(_ node: DocumentNode, _ context: ValueContext) -> FontDescription? {
    guard let text = node.text, !text.isEmpty else { return context.expected(expectation, at: node) }
    var request = FontDescription()
    for word in text.split(separator: " ").map({ $0.hasPrefix(".") ? String($0.dropFirst()) : String($0) }) {
      if let size = Double(word) ?? context.metric(word) {
        request.size = CGFloat(size)
      } else if let style = UIFont.TextStyle.byName.first(where: { $0.key == word }) {
        request.style = style.value
      } else if let weight = Words.fontWeight.value(inFile: word) {
        request.weight = weight
      } else if let design = Words.fontDesign.value(inFile: word) {
        request.design = design
      } else if word == "italic" {
        request.isItalic = true
      } else {
        let knownWords =
          UIFont.TextStyle.byName.map(\.key) + Words.fontWeight.list.words
          + Words.fontDesign.list.words + ["italic"]
        return context.expected(expectation, at: node, suggestion: Spelling.nearest(to: word, among: knownWords))
      }
    }
    return request
  }

  private static func mapping(_ node: DocumentNode, _ context: ValueContext) -> FontDescription? {
    context.reportUnknownKeys(
      of: node, in: "a font", known: ["style", "size", "weight", "design", "italic", "name"])
    var request = FontDescription()
    request.style = node["style"].flatMap {
      ValueType<UIFont.TextStyle>.word("a text style", UIFont.TextStyle.byName).decode($0, context)
    }
    request.size = node["size"].flatMap { ValueType<CGFloat>.fontSize.decode($0, context) }
    request.weight = node["weight"].flatMap {
      ValueType<UIFont.Weight>.word(.fontWeight).decode($0, context)
    }
    request.design = node["design"].flatMap {
      ValueType<UIFontDescriptor.SystemDesign>.word(.fontDesign).decode($0, context)
    }
    request.isItalic = node["italic"].flatMap { ValueType<Bool>.boolean.decode($0, context) } ?? false
    request.name = node["name"].flatMap { ValueType<String>.plainText.decode($0, context) }
    return request
  }

  private static func font(_ request: FontDescription, _ node: DocumentNode, _ context: ValueContext) -> UIFont? {
    let preferred = request.style.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: .current) }
    let size = request.size ?? preferred?.pointSize ?? UIFont.labelFontSize
    guard (0.5...2000).contains(size) else { return context.expected("a font size from 0.5 to 2000", at: node) }
    if let name = request.name { return named(name, size, request, node, context) }
    var font: UIFont
    if let preferred, request.weight == nil {
      font = request.size == nil ? preferred : preferred.withSize(size)
    } else {
      font = UIFont.systemFont(ofSize: size, weight: request.weight ?? .regular)
    }
    if let design = request.design, let descriptor = font.fontDescriptor.withDesign(design) {
      font = UIFont(descriptor: descriptor, size: size)
    }
    if request.isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
      font = UIFont(descriptor: descriptor, size: size)
    }
    return font
  }

  /// Returns a font by name, in the requested weight and italic of its family.
  private static func named(
    _ name: String, _ size: CGFloat, _ request: FontDescription, _ node: DocumentNode, _ context: ValueContext
  ) -> UIFont? {
    if let design = node["design"], request.design != nil {
      return context.expected("a font with a name or a design, not both", at: design)
    }
    guard let font = UIFont(name: name, size: size) else { return unknown(name, at: node["name"] ?? node, context) }
    guard request.weight != nil || node["italic"] != nil else { return font }
    var styled = font.request
    if let weight = request.weight { styled.weight = weight }
    if node["italic"] != nil { styled.isItalic = request.isItalic }
    return UIFont(request: styled, pointSize: size)
  }

  private static func unknown(_ name: String, at node: DocumentNode, _ context: ValueContext) -> UIFont? {
    let families = FontCatalog.shared.familyNames
    let knownNames = families + families.flatMap { FontCatalog.shared.faceNames(ofFamily: $0) }
    return context.expected(
      "the name of a font that headframe fonts lists, or of a font in a folder given with --font-dir", at: node,
      suggestion: Spelling.nearest(to: name, among: knownNames))
  }
}

extension ValueType where Value == CGFloat {
  fileprivate static let fontSize = number("a font size from 0.5 to 2000", in: 0.5...2000)
}

extension UIFont.TextStyle {
  fileprivate static let byName: KeyValuePairs<String, UIFont.TextStyle> = [
    "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2, "largeTitle": .largeTitle,
    "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline, "subheadline": .subheadline,
    "body": .body, "callout": .callout, "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]
}
