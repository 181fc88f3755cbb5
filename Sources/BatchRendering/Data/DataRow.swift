import LayoutDocuments

/// The values of one picture of many.
package struct DataRow: Sendable, Hashable {
  /// Counted from 1.
  package let number: Int
  package let values: DataValue

  package init(number: Int, values: DataValue) {
    self.number = number
    self.values = values
  }
}

/// What comes next in a file of rows.
package enum DataRowItem {
  case row(DataRow)
  /// A row that is none; the ones after it can still be read.
  case bad(number: Int, DocumentErrors)
}

/// Where a row stands in its file, so that it can be read without those before it.
package struct RowPlace: Sendable, Hashable {
  /// In bytes from the beginning.
  var offset: Int
  /// Counted from 1.
  var line: Int
  /// The row's number, counted from 1.
  var number: Int
}
