/// A position in a document, counted from 1. Columns count Unicode scalars.
package struct DocumentPosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int
  /// The index of the source in ``Diagnostics/sources``: 0 for the document's own file.
  package var file = 0

  package init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  /// The position of the first character.
  package static let start = DocumentPosition(line: 1, column: 1)

  /// Returns the position after a number of columns on the same line.
  package func advanced(by columns: Int) -> DocumentPosition {
    DocumentPosition(line: line, column: column + columns, file: file)
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
