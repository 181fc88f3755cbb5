import UIFoundation

/// The outcome of a test.
package struct TestResult: Codable, Sendable, Equatable {
  /// The outcome of a test.
  package enum Status: String, Codable, Sendable {
    case passed, failed, skipped
    /// The process ended while the test was running.
    case crashed
  }

  /// The types and the function of the test without the module, such as `LoginTests/greeting()`.
  package var name: String
  /// The module; nil for tests of XCTest, whose log does not name it.
  package var module: String?
  package var status: Status
  /// The duration, in seconds; 0 for a test that was skipped.
  package var seconds: Double
  /// The failures, or the reason for skipping.
  package var message = ""

  /// Creates the outcome of a test.
  package init(_ name: String, module: String? = nil, _ status: Status, seconds: Double, message: String = "") {
    self.name = name
    self.module = module
    self.status = status
    self.seconds = seconds
    self.message = message
  }

  /// The name of the type that contains the test, with its module if known; empty for a global function.
  package var suite: String {
    [module, name.contains("/") ? name.split(separator: "/").dropLast().joined(separator: ".") : nil]
      .compactMap(\.self).joined(separator: ".")
  }

  /// The name of the test's function.
  package var function: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// The name of the function without arguments.
  static func base(of name: String) -> Substring {
    (name.split(separator: "/").last ?? "").prefix { $0 != "(" }
  }

  /// Returns the name of a test in the output of `swift test list`, which begins with its module.
  package static func name(ofSpecifier specifier: String) -> String {
    specifier.firstIndex(of: ".").map { String(specifier[specifier.index(after: $0)...]) } ?? specifier
  }

  /// Appends a paragraph to the message.
  mutating func append(_ text: String) {
    message += message.isEmpty ? text : "\n" + text
  }
}
