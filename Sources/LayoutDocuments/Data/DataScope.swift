import UIKitCore

/// The values that placeholders can name. Inner layers take precedence over outer layers.
package struct DataScope: Sendable {
  /// The layers of values, the innermost last.
  private var layers: [DataValue]
  /// The default locale of filters.
  package let locale: String?

  package init(_ layers: [DataValue] = [], locale: String? = nil) {
    self.layers = layers
    self.locale = locale
  }

  /// Returns this scope with additional values, which override existing values of the same names.
  package func adding(_ values: [String: DataValue]) -> DataScope {
    DataScope(layers + [.object(values)], locale: locale)
  }

  /// Returns the value at the given path of names.
  package func value(at path: [String]) -> DataValue? {
    guard let first = path.first else { return nil }
    for layer in layers.reversed() {
      guard var value = layer[first] else { continue }
      for name in path.dropFirst() {
        guard let field = value[name] else { return nil }
        value = field
      }
      return value
    }
    return nil
  }

  /// Returns the names that are valid in place of a path's last name.
  private func validNames(for path: [String]) -> [String] {
    let parent = Array(path.dropLast())
    return parent.isEmpty ? layers.flatMap(\.fieldNames) : value(at: parent)?.fieldNames ?? []
  }
}

extension DataScope {
  /// Returns a node with its placeholders replaced. Values become text, never lists or mappings.
  ///
  /// A string that consists of one placeholder becomes null if the placeholder has no filters and its value is
  /// null.
  package func fill(_ node: DocumentNode, _ context: ValueContext) -> DocumentNode {
    switch node.content {
    case .scalar(let scalar):
      guard Template.isTemplate(scalar.text) else { return node }
      return filled(scalar.text, node, context)
    case .list(let items):
      return DocumentNode(.list(items.map { fill($0, context) }), at: node.position)
    case .mapping(let entries):
      let filled = entries.map {
        DocumentNode.Entry(key: $0.key, keyPosition: $0.keyPosition, value: fill($0.value, context))
      }
      return DocumentNode(.mapping(filled), at: node.position)
    }
  }

  /// Returns a node's value with its placeholders replaced, also inside lists and mappings.
  ///
  /// The value of a string that consists of one placeholder is the placeholder's value, which can be a list. Reports
  /// an error and returns `nil` if such a value cannot be determined or a string is not a valid template.
  package func value(of node: DocumentNode, _ context: ValueContext) -> DataValue? {
    switch node.content {
    case .scalar(let scalar):
      return Template.isTemplate(scalar.text) ? value(ofTemplate: scalar.text, node, context) : DataValue(node)
    case .list(let items):
      let values = items.map { value(of: $0, context) }
      return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    case .mapping(let entries):
      let values = entries.map { value(of: $0.value, context) }
      let fields = zip(entries, values).compactMap { entry, value in value.map { (entry.key, $0) } }
      return values.contains(nil) ? nil : .object(Dictionary(fields) { $1 })
    }
  }

  private func value(ofTemplate text: String, _ node: DocumentNode, _ context: ValueContext) -> DataValue? {
    guard let template = template(text, node, context) else { return nil }
    if template.parts.count == 1, case .placeholder(let placeholder) = template.parts[0] {
      return value(of: placeholder, node, context)
    }
    return filled(text, node, context).text.map { .text($0) }
  }

  private func filled(_ text: String, _ node: DocumentNode, _ context: ValueContext) -> DocumentNode {
    guard let template = template(text, node, context) else { return node }
    if template.parts.count == 1, case .placeholder(let placeholder) = template.parts[0],
      value(at: placeholder.path) == .null, placeholder.filters.isEmpty
    {
      return DocumentNode(text: "null", at: node.position)
    }
    var result = ""
    for part in template.parts {
      switch part {
      case .text(let text): result += text
      case .placeholder(let placeholder):
        guard let value = value(of: placeholder, node, context) else {
          context.diagnostics.markUnfilled(node.position)
          continue
        }
        guard let text = value.text else {
          context.diagnostics.markUnfilled(node.position)
          context.diagnostics.error(
            "${\(placeholder.path.joined(separator: "."))} is a list or an object, expected text",
            at: node.position(ofCharacter: placeholder.offset))
          continue
        }
        result += text
      }
    }
    return DocumentNode(text: result, isQuoted: true, at: node.position)
  }

  private func template(_ text: String, _ node: DocumentNode, _ context: ValueContext) -> Template? {
    do {
      return try Template(text)
    } catch {
      switch error {
      case .unclosed(let offset):
        context.diagnostics.error(
          "a ${ without a closing }; write $${ for a literal ${", at: node.position(ofCharacter: offset))
      case .invalidName(let name, let offset):
        context.diagnostics.error(
          "expected the name of a value in ${…}, found \"\(name)\"", at: node.position(ofCharacter: offset))
      }
      context.diagnostics.markUnfilled(node.position)
      return nil
    }
  }

  private func value(
    of placeholder: Template.Placeholder, _ node: DocumentNode, _ context: ValueContext
  ) -> DataValue? {
    let position = node.position(ofCharacter: placeholder.offset)
    var value = value(at: placeholder.path)
    let isOptional = placeholder.filters.contains { $0.name == "default" || $0.name == "not" }
    if value == nil, !isOptional {
      // A misspelled filter can be the reason why the value is required.
      do {
        for filter in placeholder.filters { try TemplateFilter.check(filter) }
      } catch {
        context.diagnostics.error(error.message, at: position, suggestion: error.suggestion)
        return nil
      }
      let name = placeholder.path.joined(separator: ".")
      let names = validNames(for: placeholder.path)
      let suggestion = Spelling.nearest(to: placeholder.path.last ?? "", among: names)
      let remedy =
        names.isEmpty && placeholder.path.count == 1
        ? "; pass rows with --data, or add sample values under data: in the document"
        : suggestion == nil && !names.isEmpty && names.count <= 8
          ? ", expected one of \(names.joined(separator: ", "))" : ""
      context.diagnostics.error("the data has no value \"\(name)\"\(remedy)", at: position, suggestion: suggestion)
      return nil
    }
    for filter in placeholder.filters {
      do {
        value = try TemplateFilter.apply(filter, to: value, locale: locale)
      } catch {
        context.diagnostics.error(error.message, at: position, suggestion: error.suggestion)
        return nil
      }
    }
    return value
  }
}
