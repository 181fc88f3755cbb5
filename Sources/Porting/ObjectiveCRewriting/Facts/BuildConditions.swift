import SwiftSyntax

/// The platform for the conditions of `#if`.
package enum BuildPlatform: String, Codable, Sendable, CaseIterable {
  /// The iOS simulator. The condition `os(Linux)` is false.
  case iOS = "ios"
  /// Linux. The conditions are not changed.
  case linux
}

/// An evaluator of the conditions of `#if`.
package struct BuildConditions: Sendable {
  let platform: BuildPlatform
  /// The modules of the package's dependencies.
  let visibleModules: Set<String>

  package init(platform: BuildPlatform, visibleModules: Set<String> = []) {
    self.platform = platform
    self.visibleModules = visibleModules
  }

  /// Returns the value of a condition; nil if only the compiler can evaluate it.
  package func value(of condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    // SwiftPM sets the flag in every build.
    if condition.trimmedDescription == "SWIFT_PACKAGE" { return true }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    if let operation = condition.as(InfixOperatorExprSyntax.self) {
      let sides = (value(of: operation.leftOperand), value(of: operation.rightOperand))
      return combine(sides.0, operation.operator.trimmedDescription, sides.1)
    }
    return nil
  }

  /// Returns the value that replaces a condition such as `os(iOS)`; nil if the condition is kept.
  func replacement(for call: FunctionCallExprSyntax) -> Bool? {
    guard platform == .iOS, let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch (name, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"): return true
    case ("os", "Linux"): return false
    case ("canImport", _) where call.arguments.count == 1:
      if argument == "Combine", visibleModules.contains(argument) { return true }
      if let provider = ProvidedModules.providers[argument] { return visibleModules.contains(provider) ? true : nil }
      return ProvidedModules.isImportable(argument) ? true : nil
    default: return nil
    }
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    if let replaced = replacement(for: call) { return replaced }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch name {
    case "os": return argument == "Linux"
    case "targetEnvironment": return false
    case "canImport":
      let isMissing = ProvidedModules.isApple(argument) && !ProvidedModules.isImportable(argument)
      return isMissing && !visibleModules.contains(argument) ? false : nil
    // Every compiler that builds this package supports at least Swift 5.
    case "swift", "compiler": return Self.majorVersion(argument).flatMap { $0 <= 5 ? true : nil }
    default: return nil
    }
  }

  /// Returns the major version of a comparison such as `>=5.3`; nil for other comparisons.
  private static func majorVersion(_ argument: String) -> Int? {
    guard argument.hasPrefix(">=") else { return nil }
    return Int(argument.dropFirst(2).drop { $0 == " " }.prefix { $0.isNumber })
  }

  /// Returns the value of operands joined by `&&` and `||`. `&&` binds more tightly.
  private func value(of sequence: SequenceExprSyntax) -> Bool? {
    let elements = Array(sequence.elements)
    var groups: [Bool?] = []
    var group: Bool? = elements.first.flatMap { value(of: $0) }
    var index = 1
    while index + 1 < elements.count {
      let symbol = elements[index].trimmedDescription
      let operand = value(of: elements[index + 1])
      if symbol == "&&" {
        group = combine(group, symbol, operand)
      } else {
        groups.append(group)
        group = operand
      }
      index += 2
    }
    return groups.reduce(group) { combine($1, "||", $0) }
  }

  private func combine(_ left: Bool?, _ symbol: String, _ right: Bool?) -> Bool? {
    switch symbol {
    case "&&":
      if left == false || right == false { return false }
      return left == true && right == true ? true : nil
    case "||":
      if left == true || right == true { return true }
      return left == false && right == false ? false : nil
    default: return nil
    }
  }

  /// Returns the clauses of an `#if` that can be compiled.
  package func activeClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      guard let condition = clause.condition else {
        active.append(clause)
        break
      }
      switch value(of: condition) {
      case true?:
        active.append(clause)
        return active
      case false?: continue
      case nil: active.append(clause)
      }
    }
    return active
  }
}

extension SyntaxVisitor {
  /// Visits the clauses of an `#if` that can be compiled.
  package func walkActiveClauses(
    of node: IfConfigDeclSyntax, _ conditions: BuildConditions
  ) -> SyntaxVisitorContinueKind {
    for case let elements? in conditions.activeClauses(of: node).map(\.elements) { walk(elements) }
    return .skipChildren
  }
}
