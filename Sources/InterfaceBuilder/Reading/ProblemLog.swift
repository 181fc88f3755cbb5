/// The errors and notes of reading a document, which are reported together.
package final class ProblemLog {
  /// The errors, which prevent the document from being loaded.
  package private(set) var errors: [InterfaceProblem] = []
  /// The parts that were omitted or replaced, once each, in order of first appearance.
  package private(set) var notes: [InterfaceProblem] = []
  private var told: Set<String> = []

  /// The errors, which prevent the document from being loaded.
  func error(_ element: Element, _ message: String) {
    errors.append(InterfaceProblem(line: element.line, message))
  }

  /// Reports an omitted or replaced part once. Without an element it concerns the whole document.
  func note(_ element: Element?, _ message: String) {
    if told.insert(message).inserted { notes.append(InterfaceProblem(line: element?.line ?? 0, message)) }
  }
}
