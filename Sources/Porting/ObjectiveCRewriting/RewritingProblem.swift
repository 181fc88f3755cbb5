/// An error in a source that cannot be rewritten, with its location in the original.
package struct RewritingProblem: Codable, Equatable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int
  package let message: String

  package var description: String { "\(line):\(column): error: \(message)" }
}
