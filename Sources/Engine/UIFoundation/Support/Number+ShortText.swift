package import Foundation

extension CGFloat {
  /// The number as text, with at most six decimals and without a trailing `.0`.
  package var shortText: String { Double(self).shortText }
}

extension Double {
  /// The number as text, with at most six decimals and without a trailing `.0`.
  ///
  /// Numbers of 1e15 and more in magnitude, and numbers that are not finite, are in Swift's format.
  package var shortText: String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }
}
