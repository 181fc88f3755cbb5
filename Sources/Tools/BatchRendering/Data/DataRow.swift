import LayoutDocuments

/// One row of data: the values for its pictures.
package struct DataRow: Sendable, Hashable {
  /// The number of the row, counted from 1.
  package let number: Int
  package let values: DataValue
  /// The line on which the row begins, such as `rows.csv:17`; `nil` for a row without a file.
  package let place: String?

  package init(number: Int, values: DataValue, place: String? = nil) {
    self.number = number
    self.values = values
    self.place = place
  }

  /// The identity of the row in reports.
  package var label: RowLabel { RowLabel(number: number, place: place, id: values["id"]?.text) }
}

/// The identity of a row in reports: its number, its line in the file and the value of its field `id`.
package struct RowLabel: Sendable, Hashable {
  /// The number of the row, counted from 1.
  package var number: Int
  /// The line on which the row begins, such as `rows.csv:17`; `nil` for a row without a file.
  package var place: String?
  package var id: String?

  /// The place, or the number as `row 16` for a row without a file.
  package var text: String { place ?? "row \(number)" }
}

/// The next item of a data file.
package enum DataRowItem {
  case row(DataRow)
  /// An invalid row. Valid rows can follow.
  case invalid(RowLabel, DocumentErrors)
}

/// The position of a row in its file. Reading can start there.
package struct RowPosition: Sendable, Hashable {
  /// The offset from the beginning of the file, in bytes.
  var offset: Int
  /// The line on which the row begins, counted from 1.
  var line: Int
  /// The number of the row, counted from 1.
  var number: Int
}
