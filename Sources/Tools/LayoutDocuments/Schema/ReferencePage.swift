import UIKitCore

/// The reference of layout documents as a Markdown page, generated from the registry.
@MainActor
package enum ReferencePage {
  /// The page, ending with a line break. It is the same in every process.
  package static var text: String {
    var lines = [
      "# Reference of layout documents", "", "    headframe schema --format markdown", "",
      "Every class, property and kind of value that a document can name, as printed by this command;",
      "`headframe schema` prints the same information as a JSON Schema.",
      "[Documents.md](Documents.md) explains how to write documents.", "", "## Keys of a document", "",
      "| key | value | |",
      "|---|---|---|",
    ]
    lines += DocumentKey.all.map { key in
      let restriction = key.isForDocuments ? (key.isForScenes ? "" : " Documents only.") : " Scenes only."
      return row([code(key.name), kind(key.kind), key.summary + restriction])
    }
    lines += ["", "## Keys of every object", "", "| key | value | |", "|---|---|---|"]
    lines += StructuralKey.all.map { key in
      row([code(key.name), words(key.schema), key.summary + (key.isForViews ? " Views only." : "")])
    }
    lines += [
      "", "## Filters", "",
      "Filters change a placeholder's value; bars separate them. Arguments that contain commas, bars or braces",
      "need single or double quotes.", "", "| filter | example | |", "|---|---|---|",
    ]
    lines += TemplateFilter.all.map { row([code($0.name), code($0.example), $0.summary]) }
    lines += ["", "## Classes", ""]
    for description in ClassRegistry.classes { lines += section(of: description) }
    lines += ["## Values", "", "A `${placeholder}` can take the place of any value.", ""]
    for (name, schema) in namedValues {
      lines += ["### \(name)", "", words(schema, isTop: true), ""]
      lines += table(of: schema)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of description: ClassDescription) -> [String] {
    var lines = ["### \(description.name)", "", description.summary]
    if let superclass = description.superclass {
      lines[2] += " Inherits from [\(superclass)](#\(anchor(superclass)))."
    }
    if let shorthand = description.shorthand { lines[2] += " A text in place of a mapping sets `\(shorthand)`." }
    lines.append("")
    guard !(description.properties.isEmpty && description.children.isEmpty) else { return lines }
    lines += ["| property | value | |", "|---|---|---|"]
    lines += description.properties.map { row([code($0.name), words($0.schema), $0.summary]) }
    lines += description.children.map { child in
      let link = "[\(child.className)](#\(anchor(child.className)))"
      let value =
        // An owner creates its `part` or `parts`. Documents only set their properties.
        switch child.count {
        case .one: link
        case .list, .parts: "list of \(link)"
        case .part: "properties of its \(link)"
        }
      return row([code(child.name), value, child.summary])
    }
    return lines + [""]
  }

  private static func kind(_ kind: DocumentKey.Kind) -> String {
    switch kind {
    case .value(let schema): words(schema)
    case .object(let name): "[\(name)](#\(anchor(name)))"
    case .mapping(let name): "names to \(name)s"
    case .overrides: "keys such as `id.property` to values"
    }
  }

  /// Returns a table of the keys of a value's mappings.
  private static func table(of schema: ValueSchema) -> [String] {
    switch schema {
    case .anyOf(let schemas): return schemas.flatMap { table(of: $0) }
    case .object(let keys):
      let rows = keys.map { row([code($0.name), words($0.schema), $0.summary]) }
      return ["| key | value | |", "|---|---|---|"] + rows + [""]
    default: return []
    }
  }

  private static func words(_ schema: ValueSchema, isTop: Bool = false) -> String {
    switch schema {
    case .null: "`null`"
    case .boolean: "`true` or `false`"
    case .integers(let range): "whole number" + limits(range.map { ("\($0.lowerBound)", "\($0.upperBound)") })
    case .numbers(let range):
      "number" + limits(range.map { (CGFloat($0.lowerBound).asWritten, CGFloat($0.upperBound).asWritten) })
    case .strings(matching: nil): "text"
    case .strings(let pattern?): schema == .metric ? "name of a metric" : "text like \(code(pattern))"
    case .oneOf(let words): words.map { code($0) }.joined(separator: ", ")
    case .anyOf(let schemas):
      schemas.map { words($0) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: isTop ? "; or " : " or ")
    case .lists(let element, let count):
      count.map { "list of \($0.lowerBound) × \(words(element))" } ?? "list of \(words(element))"
    case .object(let keys): isTop ? "mapping" : "mapping with " + keys.map { code($0.name) }.joined(separator: ", ")
    case .mapping(let value): "mapping of names to \(words(value))"
    case .anything: "anything"
    case .named(let name, _): "[\(name)](#\(anchor(name)))"
    }
  }

  private static func limits(_ range: (String, String)?) -> String {
    range.map { " from \($0.0) to \($0.1)" } ?? ""
  }

  /// The named schemas in alphabetical order.
  private static var namedValues: [(String, ValueSchema)] {
    var schemasByName: [String: ValueSchema] = [:]
    func collect(_ schema: ValueSchema) {
      switch schema {
      case .named(let name, let inner):
        guard schemasByName.updateValue(inner, forKey: name) == nil else { return }
        collect(inner)
      case .anyOf(let schemas): schemas.forEach(collect)
      case .lists(let element, _): collect(element)
      case .mapping(let value): collect(value)
      case .object(let keys): keys.forEach { collect($0.schema) }
      default: break
      }
    }
    for description in ClassRegistry.classes { description.properties.forEach { collect($0.schema) } }
    StructuralKey.all.forEach { collect($0.schema) }
    for key in DocumentKey.all { if case .value(let schema) = key.kind { collect(schema) } }
    return schemasByName.keys.sorted().compactMap { name in schemasByName[name].map { (name, $0) } }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
  private static func anchor(_ name: String) -> String { name.lowercased() }
}
