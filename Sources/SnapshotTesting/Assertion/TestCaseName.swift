import Testing

/// What tells the cases of a parameterised test apart: the arguments, in words that are the same on every run.
enum TestCaseName {
  /// Why unnamed snapshots of a case cannot be told from those of another.
  enum Problem: Error, Equatable, CustomStringConvertible {
    /// The test library no longer shows a case's arguments.
    case hidden
    /// The words for an argument would be others on the next run.
    case unstable(String)
    /// Another case of the test has the same words.
    case taken(String)

    var description: String {
      let reason =
        switch self {
        case .hidden: "The arguments of this test case cannot be read"
        case .unstable(let text): "The argument \(text) reads otherwise on each run"
        case .taken(let text): "Another case of this test has the name \"\(text)\", too"
        }
      return reason + ", so that its snapshot needs a name: assertSnapshot(…, named: \"\\(argument)\"). "
        + "Arguments that conform to CustomTestStringConvertible name their snapshots themselves."
    }
  }

  /// The words for the case that runs; nil outside of parameterised tests.
  static func current() throws(Problem) -> String? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    let parts = Parts(testCase)
    guard let arguments = parts.arguments, !arguments.isEmpty else { throw .hidden }
    let words = try words(for: arguments)
    if parts.discriminator > 0 { throw .taken(words) }
    return words
  }

  /// The words for arguments, one after the other.
  static func words(for arguments: [Any]) throws(Problem) -> String {
    var words: [String] = []
    for argument in arguments {
      // Tests describe texts in quotes, with escapes.
      let text = (argument as? String) ?? String(describingForTest: argument)
      guard isStable(argument, text) else { throw .unstable(text) }
      words.append(text)
    }
    return words.joined(separator: "-")
  }

  /// What the library keeps to itself, by reflection.
  private struct Parts {
    var arguments: [Any]?
    /// Counts cases that the library takes for equal.
    var discriminator = 0

    init(_ testCase: Test.Case) { search(testCase, depth: 0) }

    private mutating func search(_ value: Any, depth: Int) {
      // The case holds its kind, and the kind a tuple with the arguments.
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

  /// Whether a description is the same on each run: no address, no set's or dictionary's order.
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
