import UIFoundation

extension CGFloat {
  /// The number in diagnostics: no `.0`, at most six decimals.
  package var shortText: String { Double(self).shortText }
}

extension Double {
  /// The number in diagnostics: no `.0`, at most six decimals.
  var shortText: String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }
}
