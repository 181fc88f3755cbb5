/// A place in a document, counted from 1; columns count Unicode scalars.
package struct DocumentPosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int
  /// Which of the files that make up the document: 0 for its own, then those that it includes.
  package var file = 0

  package init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  /// The very first character.
  package static let start = DocumentPosition(line: 1, column: 1)

  /// The place so many columns further on the same line.
  package func advanced(by columns: Int) -> DocumentPosition {
    DocumentPosition(line: line, column: column + columns, file: file)
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
