import UIKitCore

extension ValueType where Value == String {
  /// Any text. Numbers and words such as `true` are used as they are written.
  package static let text = ValueType("text", schema: .string) { node, context in
    guard let text = node.text else { return context.expected("text", at: node) }
    guard isShort(text, node, context) else { return nil }
    return Pseudolocalization.apply(context.pseudolocalizations, to: text)
  }

  /// Returns whether a text has at most as many bytes as the limit `text`, or else reports an error.
  static func isShort(_ text: String, _ node: DocumentNode, _ context: ValueContext) -> Bool {
    let limit = ResourceLimits.current.text
    if text.utf8.count <= limit { return true }
    context.diagnostics.error(
      "the text has \(text.utf8.count) bytes, expected at most \(limit); --limit text=NUMBER raises this",
      at: node.position)
    return false
  }

  /// Text that is not shown in the picture, such as a name.
  package static let plainText = ValueType("text", schema: .string) { node, context in
    node.text ?? context.expected("text", at: node)
  }
}

extension ValueType where Value == Bool {
  /// `true` or `false`.
  package static let boolean = ValueType("true or false", schema: .boolean) { node, context in
    switch node.text {
    case "true": true
    case "false": false
    case "yes", "on", "Yes", "On", "YES", "True", "TRUE":
      context.expected("true or false", at: node, suggestion: "true")
    case "no", "off", "No", "Off", "NO", "False", "FALSE":
      context.expected("true or false", at: node, suggestion: "false")
    default: context.expected("true or false", at: node)
    }
  }
}

extension ValueType where Value == Int {
  /// Returns a type of whole numbers in a range.
  package static func integer(_ range: ClosedRange<Int> = -1_000_000...1_000_000) -> ValueType {
    let expectation = range.lowerBound == 0 ? "a whole number of at least 0" : "a whole number"
    let schema = ValueSchema.anyOf([.integers(range), .metric])
    return ValueType(expectation, schema: schema) { node, context in
      guard let text = node.text, let number = Int(text) ?? context.metric(text).flatMap({ Int(exactly: $0) }),
        range.contains(number)
      else { return context.expected(expectation, at: node) }
      return number
    }
  }
}

extension ValueType where Value == CGFloat {
  /// The maximum length in a document, in points. It is far above any picture's size and far below overflow.
  package static let limit: CGFloat = 1_000_000

  /// A number from `-limit` to ``limit``, or the name of a metric.
  package static let number = number("a number", in: -limit...limit).named("number")

  /// A nonnegative number.
  package static let length = number("a number of points, 0 or more", in: 0...limit).named("length")

  /// A number from 0 to 1.
  package static let fraction = number("a number from 0 to 1", in: 0...1).named("fraction")

  /// Returns a type of numbers in a range. A metric can be given by its name.
  package static func number(_ expectation: String, in range: ClosedRange<CGFloat>) -> ValueType {
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    return ValueType(expectation, schema: .anyOf([.numbers(limits), .metric])) { node, context in
      guard let text = node.text else { return context.expected(expectation, at: node) }
      if let number = Double(text) ?? context.metric(text) {
        guard range.contains(number) else { return context.expected(expectation, at: node) }
        return CGFloat(number)
      }
      let names = context.diagnostics.isFull ? [] : context.metrics.map(\.name)
      let suggestion = Spelling.nearest(to: text, among: names)
      let orMetric = context.metrics.isEmpty ? "" : ", or the name of a metric"
      return context.expected(expectation + orMetric, at: node, suggestion: suggestion)
    }
  }
}

extension ValueType where Value == Int {
  /// Returns a type of words that are decoded as indices. A leading dot, as in Swift, is permitted.
  static func index(in words: WordList) -> ValueType { index(of: words.name, among: words.words) }

  static func index(of name: String, among names: [String]) -> ValueType {
    let expectation = "\(name) (\(names.joined(separator: ", ")))"
    return ValueType(expectation, schema: .oneOf(names)) { node, context in
      guard let text = node.text else { return context.expected(expectation, at: node) }
      let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
      if let index = names.firstIndex(of: word) { return index }
      let last = word.split(separator: ".").last.map(String.init) ?? word
      let suggestion = Spelling.nearest(to: last, in: text, among: names) ?? ForeignWord.key(last, among: names)
      return context.expected(expectation, at: node, suggestion: suggestion)
    }
  }
}

extension ValueType {
  /// Returns a type of words with their values. A leading dot, as in Swift, is permitted.
  package static func word(_ name: String, _ words: KeyValuePairs<String, Value>) -> ValueType {
    let values = words.map(\.value)
    return ValueType<Int>.index(of: name, among: words.map(\.key)).map { values[$0] }
  }

  /// Returns a type of words that the catalog defines.
  package static func word(_ words: Words<Value>) -> ValueType {
    ValueType<Int>.index(in: words.list).map { words[$0] }
  }

  /// Returns a type of values for the states of a control. A single value is for the normal state.
  package static func states<Element>(_ element: (UIControl.State) -> ValueType<Element>) -> ValueType
  where Value == [Element] {
    let states = Words<UIControl.State>.controlState
    let names = states.list.words
    let normal = element(.normal)
    let elements = names.indices.map { element(states[$0]) }
    let object = ValueSchema.object(names.map { ValueSchema.Key($0, normal.schema) })
    return ValueType(
      "\(normal.expectation), or a mapping of states (\(names.joined(separator: ", "))) to values",
      schema: .anyOf([normal.schema, object])
    ) { node, context in
      guard let entries = node.entries, !entries.isEmpty,
        !normal.schema.takesMappings || entries.contains(where: { names.contains($0.key) })
      else { return normal.decode(node, context).map { [$0] } }
      context.reportUnknownKeys(of: node, in: "a mapping of states", known: names)
      return zip(names, elements).compactMap { name, element in node[name].flatMap { element.decode($0, context) } }
    }
  }

  /// Returns a type of lists. A single value is treated as a list of one value.
  package static func list<Element>(of element: ValueType<Element>) -> ValueType where Value == [Element] {
    ValueType(
      "\(element.expectation), or a list of values", schema: .anyOf([element.schema, .list(element.schema)])
    ) { node, context in
      var isComplete = true
      var values: [Element] = []
      for item in node.items {
        if let value = element.decode(item, context) { values.append(value) } else { isComplete = false }
      }
      return isComplete ? values : nil
    }
  }
}

extension ValueType where Value == Double {
  /// A number with the limits of ``number``, or the name of a metric.
  package static let double = ValueType<CGFloat>.number.map { Double($0) }
}

extension ValueType where Value == Date {
  /// An ISO 8601 date, optionally with a time and its zone; UTC without a zone.
  package static let date = ValueType(
    dateExpectation, schema: .strings(matching: #"^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}.*)?$"#)
  ) { node, context in
    guard let text = node.text else { return context.expected(dateExpectation, at: node) }
    return Date(documentText: text) ?? context.expected(dateExpectation, at: node)
  }

  private static let dateExpectation = "a date such as 2025-03-01 or 2025-03-01T12:30:00Z"
}

extension ValueType where Value == Calendar {
  package static let calendar = ValueType<Calendar.Identifier>.word(
    "a calendar",
    [
      "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "hebrew": .hebrew,
      "indian": .indian, "islamic": .islamic, "iso8601": .iso8601, "japanese": .japanese, "persian": .persian,
    ]
  ).map { Calendar(identifier: $0) }
}
