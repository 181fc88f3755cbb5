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
