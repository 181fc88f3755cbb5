import LayoutDocuments

/// Values permitted by a schema, as documents write them.
enum SampleValue {
  /// Examples of matching texts, by pattern.
  private static let texts: [String: String] = [
    #"^[^\W\d]\w*$"#: "gap",
    #"^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}.*)?$"#: "2025-03-01",
    "^[0-9.]+x[0-9.]+$": "30x40",
    "^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$": "'#ff8000'",
    "^\\s*[Mm]": "M0 0 L10 0 L5 8 Z",
    #"^\.?(fractionalWidth|fractionalHeight|absolute|estimated)\([0-9.]+\)$"#: "fractionalWidth(0.5)",
  ]

  /// Valid values of properties that accept only certain texts, by property.
  private static let named: [String: String] = [
    "font": "bold 17", "image": "{systemName: star}", "locale": "de", "timeZone": "Europe/Berlin",
    "systemName": "star", "path": "'data:image/png;base64,\(pixel)'", "name": "Inter",
  ]

  /// A PNG of one pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  /// Returns at least one value for each alternative of a schema.
  static func all(_ schema: ValueSchema, called name: String) -> [String] {
    switch schema {
    case .null: ["null"]
    case .boolean: ["true"]
    case .integers(let range): ["\(range.map { min($0.upperBound, max($0.lowerBound, 1)) } ?? 3)"]
    case .numbers(let range): ["\(range.map { min($0.upperBound, max($0.lowerBound, 0.75)) } ?? 2.5)"]
    case .strings(let pattern): [pattern.flatMap { texts[$0] } ?? named[name] ?? "words"]
    case .oneOf(let words): [words.first, words.last].compactMap { $0 }
    case .anyOf(let schemas): schemas.flatMap { all($0, called: name) }
    case .lists(let element, let count):
      all(element, called: name).map { item in
        "[\(Array(repeating: item, count: count?.lowerBound ?? 2).joined(separator: ", "))]"
      }
    case .object(let keys): objects(keys)
    case .mapping(let value): all(value, called: name).map { "{word: \($0)}" }
    case .anything: ["{a: 1}"]
    case .named(let type, let schema): all(schema, called: ["image", "font"].contains(type) ? type : name)
    }
  }

  /// Returns one object for each value of each key.
  private static func objects(_ keys: [ValueSchema.Key]) -> [String] {
    // Images need exactly one source, and runs need a text.
    let sources = ["path", "systemName", "color"].filter { source in keys.contains { $0.name == source } }
    let isPicture = sources.count == 3
    let isRun = keys.contains { $0.name == "text" } && keys.contains { $0.name == "kern" }
    let isShape = keys.contains { $0.name == "oval" }
    return keys.flatMap { key in
      values(of: key).map { value in
        var entries = ["\(key.name): \(value)"]
        for other in keys where other.isRequired && other.name != key.name {
          entries += all(other.schema, called: other.name).prefix(1).map { "\(other.name): \($0)" }
        }
        if isPicture, !sources.contains(key.name) { entries.append("systemName: star") }
        if isRun, key.name != "text" { entries.append("text: words") }
        if isShape, key.name == "cornerRadius" { entries.append("rect: [0, 0, 9, 9]") }
        return "{\(entries.joined(separator: ", "))}"
      }
    }
  }

  /// Returns the values of a key: only one for named types, which are tested separately.
  private static func values(of key: ValueSchema.Key) -> [String] {
    let values = all(key.schema, called: key.name)
    if case .named = key.schema { return Array(values.prefix(1)) }
    return values
  }
}
