/// The errors and notes of reading a document, which are reported together.
package final class ProblemLog {
  /// The errors, which prevent the document from being loaded.
  package private(set) var errors: [InterfaceProblem] = []
  /// The parts that were omitted or replaced, once each, in order of first appearance.
  package private(set) var notes: [InterfaceProblem] = []
  private var notedMessages: Set<String> = []

  /// Adds an error at the element's line.
  func error(_ element: Element, _ message: String) {
    errors.append(InterfaceProblem(line: element.line, message))
  }

  /// Adds a note of an omitted or replaced part, unless the same message was added before.
  ///
  /// Without an element, the note concerns the whole document.
  func note(_ element: Element?, _ message: String) {
    if notedMessages.insert(message).inserted { notes.append(InterfaceProblem(line: element?.line ?? 0, message)) }
  }
}
