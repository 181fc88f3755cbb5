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
