import SwiftSyntax

/// The generation of members in a class's body that call members of its extensions.
///
/// Without Objective-C, members of extensions can neither override nor be overridden, but members of the body can.
enum Forwarder {
  /// Returns the new name of an extension's member.
  ///
  /// The name contains the name of the class, because subclasses inherit the member.
  static func name(_ name: String, in type: String) -> String { "\(type.replacingDots)_\(name.withoutBackticks)" }

  /// Returns the member for the class's body; nil if it cannot call the extension's member.
  static func text(of declaration: DeclSyntax, in type: String, access: Access) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return method(function, type, access) }
    if let variable = declaration.as(VariableDeclSyntax.self) { return property(variable, type, access) }
    return nil
  }

  private static func method(_ function: FunctionDeclSyntax, _ type: String, _ access: Access) -> String? {
    let function = namingParameters(of: function)
    guard !isPrivate(function.modifiers), let arguments = arguments(of: function) else { return nil }
    let effects = function.signature.effectSpecifiers
    let call = "\(name(function.name.text, in: type))(\(arguments.joined(separator: ", ")))"
    var header = function
    header.body = nil
    header.attributes = []
    header.modifiers = function.modifiers.filter { !["dynamic", "open"].contains($0.name.text) }
    let keywords = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    return prefix(function.attributes, function.modifiers, access) + "\(header.onOneLine) { \(keywords)\(call) }"
  }

  static func namingParameters(of function: FunctionDeclSyntax) -> FunctionDeclSyntax {
    var named = function
    let parameters = function.signature.parameterClause.parameters.enumerated().map { index, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      var parameter = parameter
      parameter.firstName = parameter.firstName.with(\.trailingTrivia, .space)
      parameter.secondName = .identifier("value\(index)")
      return parameter
    }
    named.signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return named
  }

  /// Returns the arguments that forward a function's parameters; nil if one is variadic or has no name.
  static func arguments(of function: FunctionDeclSyntax) -> [String]? {
    var arguments: [String] = []
    for parameter in function.signature.parameterClause.parameters {
      guard parameter.ellipsis == nil else { return nil }
      let name = (parameter.secondName ?? parameter.firstName).text
      guard name != "_" else { return nil }
      let value = parameter.type.onOneLine.hasPrefix("inout ") ? "&\(name)" : name
      arguments.append(parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)")
    }
    return arguments
  }

  private static func property(_ variable: VariableDeclSyntax, _ owner: String, _ access: Access) -> String? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let block = binding.accessorBlock,
      let type = binding.typeAnnotation?.type.onOneLine,
      let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !isPrivate(variable.modifiers)
    else { return nil }
    let modifiers = variable.modifiers.filter { !["dynamic", "open"].contains($0.name.text) }
    let keywords = modifiers.map { $0.onOneLine + " " }.joined()
    if let observers = observers(of: block) {
      let calls = observers.map { observer in
        let value = observer == "willSet" ? "newValue" : "oldValue"
        return "\(observer) { \(name(property, in: owner))_\(observer)(\(value)) }"
      }
      return prefix(variable.attributes, variable.modifiers, access)
        + "\(keywords)var \(property): \(type) { \(calls.joined(separator: " ")) }"
    }
    var isSettable = false
    if case .accessors(let list) = block.accessors { isSettable = list.contains { $0.accessorSpecifier.text == "set" } }
    let value = name(property, in: owner)
    let body = isSettable ? "get { \(value) } set { \(value) = newValue }" : value
    return prefix(variable.attributes, variable.modifiers, access) + "\(keywords)var \(property): \(type) { \(body) }"
  }

  /// Returns the observers of a stored property; nil for a computed property.
  static func observers(of block: AccessorBlockSyntax) -> [String]? {
    guard case .accessors(let list) = block.accessors else { return nil }
    let kinds = list.map(\.accessorSpecifier.text)
    return kinds.allSatisfy { $0 == "willSet" || $0 == "didSet" } ? kinds : nil
  }

  private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.has("private") || modifiers.has("fileprivate")
  }

  /// Returns the attributes that do not need Objective-C, and the access level.
  ///
  /// The level is `open`, which the caller has removed from the modifiers, or `public` for a member without a level in
  /// a public extension.
  private static func prefix(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ access: Access
  ) -> String {
    let kept = attributes.withoutObjectiveC.map { $0.onOneLine + " " }.joined()
    let own = modifiers.access
    if own == .open { return kept + "open " }
    return kept + (own == nil && access.isPublic ? "public " : "")
  }
}
