/// A place in a document, counted from 1; columns count Unicode scalars.
package struct DocumentPosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The very first character.
  package static let start = DocumentPosition(line: 1, column: 1)

  /// The place so many columns further on the same line.
  package func advanced(by columns: Int) -> DocumentPosition {
    DocumentPosition(line: line, column: column + columns)
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
