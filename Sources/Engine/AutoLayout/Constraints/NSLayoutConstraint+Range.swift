// The range of numbers that documents can use; code can use any finite number.
extension NSLayoutConstraint {
  /// The largest absolute value of a constant or multiplier in a document.
  package nonisolated static let largestNumber = 1e9

  /// Returns whether a document can use a multiplier: 0, or an absolute value from 1e-9 to 1e9.
  package nonisolated static func isUsable(multiplier: Double) -> Bool {
    multiplier == 0 || (1 / largestNumber...largestNumber).contains(abs(multiplier))
  }
}
