import LayoutDocuments

/// The values of one picture of many.
package struct DataRow: Sendable, Hashable {
  /// Counted from 1.
  package let number: Int
  package let values: DataValue
  /// The line on which the row begins, as `rows.csv:17`; `nil` for a row without a file.
  package let place: String?

  package init(number: Int, values: DataValue, place: String? = nil) {
    self.number = number
    self.values = values
    self.place = place
  }

  /// The identity of the row in reports.
  package var label: RowLabel { RowLabel(number: number, place: place, id: values["id"]?.text) }
}

/// The identity of a row in reports: its number, its place in the data file and the value of its field `id`.
package struct RowLabel: Sendable, Hashable {
  /// Counted from 1.
  package var number: Int
  /// The line on which the row begins, as `rows.csv:17`; `nil` for a row without a file.
  package var place: String?
  package var id: String?

  /// The place, or else `row 16`.
  package var text: String { place ?? "row \(number)" }
}

/// What comes next in a file of rows.
package enum DataRowItem {
  case row(DataRow)
  /// A row that is none; the ones after it can still be read.
  case bad(RowLabel, DocumentErrors)
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
