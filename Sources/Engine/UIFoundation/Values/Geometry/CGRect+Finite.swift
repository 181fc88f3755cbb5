internal import Foundation

extension CGRect {
  /// Indicates whether origin and size are finite numbers.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
