import Testing

/// The name of a case of a parameterized test, composed of its arguments and stable between runs.
enum TestCaseName {
  /// An error that prevents a unique and stable name.
  enum Problem: Error, Equatable, CustomStringConvertible {
    /// The test library does not expose a case's arguments.
    case hidden
    /// The description of an argument varies between runs.
    case unstable(String)
    /// Another case of the test has the same name.
    case duplicate(String)

    var description: String {
      let reason =
        switch self {
        case .hidden: "The arguments of this test case cannot be read"
        case .unstable(let text): "The description of the argument \(text) varies between runs"
        case .duplicate(let text): "Another case of this test is also named \"\(text)\""
        }
      return reason + "; give its snapshot a name: assertSnapshot(…, named: \"\\(argument)\"). "
        + "Arguments that conform to CustomTestStringConvertible provide stable names."
    }
  }

  /// Returns the name of the running case; nil outside of parameterized tests.
  static func current() throws(Problem) -> String? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    let parts = Parts(testCase)
    guard let arguments = parts.arguments, !arguments.isEmpty else { throw .hidden }
    let words = try words(for: arguments)
    if parts.discriminator > 0 { throw .duplicate(words) }
    return words
  }

  /// Returns the descriptions of arguments, joined by hyphens.
  static func words(for arguments: [Any]) throws(Problem) -> String {
    var words: [String] = []
    for argument in arguments {
      // Swift Testing quotes and escapes strings in descriptions.
      let text = (argument as? String) ?? String(describingForTest: argument)
      guard isStable(argument, text) else { throw .unstable(text) }
      words.append(text)
    }
    return words.joined(separator: "-")
  }

  /// The properties of a test case that Swift Testing does not export, read by reflection.
  private struct Parts {
    var arguments: [Any]?
    /// The number of a case among cases with equal arguments.
    var discriminator = 0

    init(_ testCase: Test.Case) { search(testCase, depth: 0) }

    private mutating func search(_ value: Any, depth: Int) {
      // The case contains its kind, and the kind contains a tuple with the arguments.
      guard depth < 4 else { return }
      for child in Mirror(reflecting: value).children {
        switch child.label {
        case "arguments"?:
          arguments = Mirror(reflecting: child.value).children.compactMap { argument in
            Mirror(reflecting: argument.value).children.first { $0.label == "value" }?.value
          }
        case "discriminator"?: discriminator = child.value as? Int ?? 0
        default: search(child.value, depth: depth + 1)
        }
      }
    }
  }

  /// Returns whether a description is stable: without addresses, and independent of the order of sets.
  private static func isStable(_ value: Any, _ text: String) -> Bool {
    if value is any CustomTestStringConvertible || value is String { return true }
    guard text == withoutAddresses(text) else { return false }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return value is any CustomStringConvertible
    case .set, .dictionary: guard mirror.children.count <= 1 else { return false }
    default: break
    }
    if value is any CustomStringConvertible, mirror.displayStyle == .struct || mirror.displayStyle == .enum {
      return true
    }
    return mirror.children.allSatisfy { isStable($0.value, "\($0.value)") }
  }
}
