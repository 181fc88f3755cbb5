/// Collects what is wrong while a document is read, so that all of it can be told at once.
package final class ProblemLog {
  /// What keeps the document from being loaded.
  package private(set) var errors: [InterfaceProblem] = []
  /// What was left out or replaced, once each, in order of first appearance.
  package private(set) var notes: [InterfaceProblem] = []
  private var told: Set<String> = []

  /// What keeps the document from being loaded.
  func error(_ element: Element, _ message: String) {
    errors.append(InterfaceProblem(line: element.line, message))
  }

  /// What was left out or replaced; the same message is kept once. Without an element the document as a whole is meant.
  func note(_ element: Element?, _ message: String) {
    if told.insert(message).inserted { notes.append(InterfaceProblem(line: element?.line ?? 0, message)) }
  }
}
