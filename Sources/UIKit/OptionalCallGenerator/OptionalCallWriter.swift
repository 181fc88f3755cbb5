/// A writer of a source that implements optional requirements by default.
///
/// The source also makes them callable as `delegate?.method?(…)`.
struct OptionalCallWriter {
  private(set) var source =
    ["Foundation", "UIFoundation", "UIGraphics"].map { "public import \($0)\n" }.joined()
    + "\n// Generated from the protocols of this target by the plugin OptionalCalls.\n"

  /// Adds the defaults of a protocol's requirements. Throws for a requirement without one.
  ///
  /// A subclass of a class that conforms can implement a requirement that the class lacks. The default calls such a
  /// method, which conforms to the requirement's protocol.
  mutating func addDefaults(_ name: String, _ requirements: [Requirement]) throws(MissingDefault) {
    guard !requirements.isEmpty else { return }
    source += "\nextension \(name) {\n"
    for requirement in requirements {
      guard let value = requirement.defaultResult else { throw MissingDefault(name: name, requirement: requirement) }
      let (parameters, result) = (requirement.parameterClause, requirement.result)
      let type = "OptionalMethods.\(requirement.protocolName(in: name, among: requirements))"
      let call = "\(requirement.name)(\(requirement.parameters.map(\.argument).joined(separator: ", ")))"
      source += """
          public func \(requirement.name)(\(parameters)) -> \(result) {
            if let implementation = self as? any \(type) { return implementation.\(call) }
            \(value.isEmpty ? "" : "return \(value)")
          }

        """
    }
    source += "}\n"
  }

  /// Adds a protocol for each requirement, with the attributes of the protocol that declares it.
  mutating func addProtocols(_ name: String, _ requirements: [Requirement], attributes: String) {
    guard !requirements.isEmpty else { return }
    source += "\nextension OptionalMethods {\n"
    for requirement in requirements {
      let type = requirement.protocolName(in: name, among: requirements)
      source += """
          public protocol \(type): AnyObject {
            \(attributes) func \(requirement.name)(\(requirement.parameterClause)) -> \(requirement.result)
          }

        """
    }
    source += "}\n"
  }

  /// Adds the optional calls of a protocol.
  ///
  /// A method without overloads that has one unlabeled parameter becomes a closure. A method with the same labels as
  /// an earlier method of the protocol gets a separate structure.
  mutating func add(_ name: String, _ requirements: [Requirement]) {
    var methods: [String] = []
    for requirement in requirements where !methods.contains(requirement.name) { methods.append(requirement.name) }
    var (properties, shared, structures): ([String], [Requirement], [String]) = ([], [], [])
    for method in methods {
      let overloads = requirements.filter { $0.name == method }
      let type: String
      if overloads.count == 1, let only = overloads.first, only.labels == "_:", let parameter = only.parameters.first {
        properties.append(Self.property(method, "((\(parameter.type)) -> \(only.result))", "\(method)(_:)"))
        continue
      }
      if overloads.contains(where: { overload in shared.contains { $0.labels == overload.labels } }) {
        type = name + method.prefix(1).uppercased() + method.dropFirst() + "Call"
        structures.append(Self.structure(type, name, method, overloads))
      } else {
        type = "OptionalCall<any \(name)>"
        shared += overloads
      }
      properties.append(Self.property(method, type, "\(type.prefix { $0 != "<" })(delegate: self)"))
    }
    source += "\nextension \(name) {\n\(properties.joined())}\n"
    if !shared.isEmpty { source += "\nextension OptionalCall<any \(name)> {\n\(Self.calls(shared))}\n" }
    source += structures.joined()
  }

  private static func property(_ name: String, _ type: String, _ value: String) -> String {
    "  @_disfavoredOverload public var \(name): \(type)? { \(value) }\n"
  }

  private static func structure(_ type: String, _ protocolName: String, _ method: String, _ overloads: [Requirement])
    -> String
  {
    """

    /// Optional calls of `\(protocolName).\(method)`.
    @preconcurrency @MainActor
    public struct \(type) {
      let delegate: any \(protocolName)
    \(calls(overloads))}

    """
  }

  private static func calls(_ requirements: [Requirement]) -> String {
    requirements.map { requirement in
      let arguments = requirement.parameters.map(\.argument).joined(separator: ", ")
      return """
          public func callAsFunction(\(requirement.parameterClause)) -> \(requirement.result) {
            delegate.\(requirement.name)(\(arguments))
          }

        """
    }.joined()
  }
}

/// The error of an optional requirement without a default.
struct MissingDefault: Error, CustomStringConvertible {
  let name: String
  let requirement: Requirement

  var description: String {
    "\(name).\(requirement.name)(\(requirement.labels)): error: the result of an absent method is not known; "
      + "state it as in \"\(Requirement.mark): true\", or declare a default in an extension"
  }
}
