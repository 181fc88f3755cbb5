import UIKitCore

/// The values that placeholders can name.
///
/// Local names take precedence over the fields of a data row, and these over the document's own values.
package struct DataScope: Sendable {
  /// The layers of values, the innermost last.
  private var layers: [DataValue] = []
  /// The layers whose values depend on other scopes, the innermost last.
  private var derivedLayers: [(index: Int, values: DerivedValues)] = []
  /// The data row. It is also a layer.
  private var row: DataValue?
  /// The index of the row's layer.
  private let rowIndex: Int
  /// The names with which the document's placeholders begin.
  private let usedNames: Set<String>
  /// The default locale of filters.
  package let locale: String?

  /// Creates a scope. `usedNames` are the names with which the document's placeholders begin.
  package init(
    sample: DataValue = .null, row: DataValue? = nil, usedNames: Set<String> = [], locale: String? = nil
  ) {
    self.layers = [sample] + (row.map { [$0] } ?? [])
    self.row = row
    self.rowIndex = layers.count - 1
    self.usedNames = usedNames
    self.locale = locale
  }

  /// Returns this scope with additional values, which override existing values of the same names.
  package func adding(_ values: [String: DataValue]) -> DataScope {
    var scope = self
    scope.layers.append(.object(values))
    return scope
  }

  /// Returns this scope with additional values, of which some are derived again if the row is replaced.
  func adding(_ values: [String: DataValue], derived: DerivedValues) -> DataScope {
    var scope = adding(values)
    scope.derivedLayers.append((layers.count, derived))
    return scope
  }

  /// Returns this scope with another data row, and with the values derived from it. Reports errors to the context.
  func replacingRow(with row: DataValue, _ context: ValueContext) -> DataScope {
    var scope = self
    if self.row != nil {
      scope.row = row
      scope.layers[rowIndex] = row
    }
    for (index, derived) in derivedLayers {
      guard case .object(var values) = layers[index] else { continue }
      switch derived {
      case .arguments(let arguments, let outer):
        let outer = outer.replacingRow(with: row, context)
        for argument in arguments { values[argument.name] = outer.value(of: argument.node, context) ?? .null }
      case .item(let item, let name, let list):
        // The layers below are already those of the row.
        var below = scope
        below.layers.removeSubrange(index...)
        values[name] = (below.value(of: list, context) ?? .null).repeatedItem(at: item)
      }
      scope.layers[index] = .object(values)
    }
    return scope
  }

  /// Returns the value at the given path of names.
  package func value(at path: some Collection<String>) -> DataValue? {
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

  /// Returns the field of the row that is probably a misspelled name; nil if the row has the name.
  ///
  /// Neither placeholders nor the document's own values name such a field. Without an error, the document's own value or
  /// a default would be shown for each row.
  private func misspelledField(for name: String) -> String? {
    guard let row, !layers[rowIndex...].contains(where: { $0[name] != nil }) else { return nil }
    let candidates = Self.searchedNames(of: row).filter {
      !usedNames.contains($0) && layers.first?[$0] == nil && !$0.contains(".")
    }
    // Other fields, such as those of the pattern of the output's name, can have similar short names.
    return Spelling.nearest(to: name, among: candidates, limit: name.count < 4 ? 0 : max(1, name.count / 4))
  }

  /// The longest part of a path that has a value.
  private func validPart(of path: [String]) -> ArraySlice<String> {
    path.prefix((1..<path.count).last { value(at: path.prefix($0)) != nil } ?? 0)
  }

  /// Returns the names that are valid after a path and are searched for similar ones.
  private func names(after path: ArraySlice<String>) -> [String] {
    path.isEmpty ? layers.flatMap { Self.searchedNames(of: $0) } : value(at: path).map(Self.searchedNames) ?? []
  }

  /// Returns the names of an object's fields, sorted; none if there are more than 1,000.
  ///
  /// Otherwise, each of many errors would take long.
  private static func searchedNames(of value: DataValue) -> [String] {
    if case .object(let fields) = value, fields.count <= 1000 { value.fieldNames } else { [] }
  }

  /// Returns the path of a value with the most similar names; nil if a name is not similar to any.
  private func nearestPath(to path: [String]) -> [String]? {
    var path = path
    for _ in path where value(at: path) == nil {
      let part = validPart(of: path)
      guard let name = Spelling.nearest(to: path[part.count], among: names(after: part)) else { return nil }
      path[part.count] = name
    }
    return value(at: path) == nil ? nil : path
  }
}

extension DataScope {
  /// Returns a node with its placeholders replaced.
  ///
  /// A string that consists of one placeholder becomes the placeholder's value, which can be null, a list or a mapping.
  package func fill(_ node: DocumentNode, _ context: ValueContext) -> DocumentNode {
    switch node.content {
    case .scalar(let scalar):
      guard Template.isTemplate(scalar.text) else { return node }
      let filled = filled(scalar.text, node, context)
      context.reads?.append(TemplateRead(node: node, scope: self, result: .node(filled)))
      return filled
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
      guard Template.isTemplate(scalar.text) else { return DataValue(node) }
      let value = value(ofTemplate: scalar.text, node, context)
      context.reads?.append(TemplateRead(node: node, scope: self, result: .value(value)))
      return value
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
    if let placeholder = template.wholePlaceholder { return value(of: placeholder, node, context) }
    return filled(text, node, context).text.map { .text($0) }
  }

  private func filled(_ text: String, _ node: DocumentNode, _ context: ValueContext) -> DocumentNode {
    guard let template = template(text, node, context) else { return node }
    if let placeholder = template.wholePlaceholder {
      if let value = value(of: placeholder, node, context) {
        return DocumentNode(value, filling: template, at: node.position)
      }
      context.diagnostics.markUnfilled(node.position)
      return DocumentNode(text: "", isQuoted: true, at: node.position)
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
            "${\(placeholder.name)} is \(value.summary), expected text",
            at: node.position(ofCharacter: placeholder.offset))
          continue
        }
        result += text
      }
    }
    var filled = DocumentNode(text: result, isQuoted: true, at: node.position)
    filled.template = template
    return filled
  }

  private func template(_ text: String, _ node: DocumentNode, _ context: ValueContext) -> Template? {
    guard ValueType<String>.isShort(text, node, context) else {
      context.diagnostics.markUnfilled(node.position)
      return nil
    }
    do throws(TemplateError) {
      return try context.template(text)
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
    let isMissing = value == nil && !placeholder.filters.contains { $0.name == "default" || $0.name == "not" }
    if !isMissing, let name = placeholder.path.first, let field = misspelledField(for: name) {
      context.diagnostics.error("the row has no value \"\(name)\"", at: position, suggestion: field)
      return nil
    }
    do {
      if isMissing {
        // A misspelled filter can be the reason why the value is required.
        for filter in placeholder.filters { try TemplateFilter.check(filter) }
        reportMissing(placeholder.path, at: position, context)
        return nil
      }
      for filter in placeholder.filters {
        value = try TemplateFilter.apply(filter, to: value, called: placeholder.name, locale: locale)
      }
      return value
    } catch {
      context.diagnostics.error(error.message, at: position, suggestion: error.suggestion)
      return nil
    }
  }

  /// Reports a path without a value, with the first of its names that is wrong.
  private func reportMissing(_ path: [String], at position: DocumentPosition, _ context: ValueContext) {
    if context.diagnostics.isFull { return }
    let part = validPart(of: path)
    let names = names(after: part)
    let suggestion = nearestPath(to: path)?.joined(separator: ".")
    var remedy = ""
    if let owner = value(at: part), !owner.isObject {
      remedy = "; \"\(part.joined(separator: "."))\" is \(owner.summary), expected an object"
    } else if part.isEmpty, layers.allSatisfy({ $0 == .null || $0 == .object([:]) }) {
      remedy = "; pass rows with --data, or add sample values under data: in the document"
    } else if suggestion == nil, !names.isEmpty, names.count <= 8 {
      remedy = ", expected one of \(names.map { (part + [$0]).joined(separator: ".") }.joined(separator: ", "))"
    }
    context.diagnostics.error(
      "the data has no value \"\(path.joined(separator: "."))\"\(remedy)", at: position, suggestion: suggestion)
  }
}
