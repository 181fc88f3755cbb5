/// A function that a protocol requires, or a function that an extension declares.
struct Requirement {
  /// A parameter, with the spelling of its declaration.
  struct Parameter {
    let label: Substring
    let name: Substring
    let type: Substring

    /// The parameter as an argument of a call that forwards it.
    var argument: String { label == "_" ? "\(name)" : "\(label): \(name)" }
  }

  /// The comment that marks a requirement as optional.
  static let mark = "// optional"

  let name: String
  let parameters: [Parameter]
  /// The parameters as declared, without parentheses.
  let parameterClause: String
  /// The type of the result, or `Void`.
  let result: String
  let isOptional: Bool
  /// The result of an absent method; nil if it is not known.
  let defaultResult: String?

  /// The labels as in a compound name, such as `_:at:`.
  var labels: String { parameters.map { "\($0.label):" }.joined() }

  /// Returns the name of the protocol that has only this requirement.
  ///
  /// An example is `UITabBarDelegate_tabBar__didSelect`. The name contains the types of the parameters if another
  /// requirement among the given ones has the same labels.
  func protocolName(in protocolName: String, among requirements: [Requirement]) -> String {
    let isOverloaded = requirements.count { $0.name == name && $0.labels == labels } > 1
    let types = isOverloaded ? parameters.map { $0.type.filter { $0.isLetter || $0.isNumber } } : []
    return ([protocolName, name] + parameters.map { $0.label == "_" ? "" : String($0.label) } + types)
      .joined(separator: "_")
  }

  /// Parses a declaration such as `func view(_ view: UIView, at index: Int) -> Bool`.
  ///
  /// Returns nil for other declarations. If a body follows, `result` contains it.
  init?(_ declaration: String) {
    guard let keyword = declaration.firstRange(of: "func "), let open = declaration.firstIndex(of: "("),
      let close = Self.end(of: declaration[open...])
    else { return nil }
    name = String(declaration[keyword.upperBound..<open])
    parameterClause = String(declaration[declaration.index(after: open)..<close])
    parameters = Self.elements(of: parameterClause).compactMap { element in
      guard let colon = element.firstIndex(of: ":") else { return nil }
      let names = element[..<colon].split(separator: " ")
      guard let label = names.first, let name = names.last else { return nil }
      return Parameter(label: label, name: name, type: element[element.index(after: colon)...].drop { $0 == " " })
    }
    let parts = declaration[declaration.index(after: close)...].split(
      separator: Self.mark, maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ")
    let type = words.first == "->" ? words.dropFirst().joined(separator: " ") : "Void"
    result = type
    isOptional = parts.count == 2
    defaultResult = parts.dropFirst().first.flatMap { mark in
      if mark.hasPrefix(": ") { return String(mark.dropFirst(2)) }
      if type == "Void" { return "" }
      return type.hasSuffix("?") ? "nil" : type.hasPrefix("[") ? "[]" : nil
    }
  }

  /// Returns the index of the parenthesis that closes a string's first parenthesis.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Divides a list at the commas outside of brackets.
  private static func elements(of list: String) -> [Substring] {
    var (found, depth, start): ([Substring], Int, String.Index) = ([], 0, list.startIndex)
    for index in list.indices {
      if "([<".contains(list[index]) { depth += 1 }
      if ")]>".contains(list[index]), !list[..<index].hasSuffix("-") { depth -= 1 }
      guard list[index] == ",", depth == 0 else { continue }
      found.append(list[start..<index].drop { $0 == " " })
      start = list.index(after: index)
    }
    return found + [list[start...].drop { $0 == " " }]
  }
}
