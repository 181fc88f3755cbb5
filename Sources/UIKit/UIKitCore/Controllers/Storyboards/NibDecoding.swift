internal import Foundation

/// A coder that initializes an object from a document while its `init(coder:)` runs.
@MainActor
package protocol NibDecoding: AnyObject {
  var tableStyle: UITableView.Style? { get }
  var cellStyle: UITableViewCell.CellStyle? { get }
  var reuseIdentifier: String? { get }
  var buttonType: UIButton.ButtonType? { get }

  /// Sets the object's properties; later calls have no effect.
  func fill(_ object: UIResponder)
}

extension UIResponder {
  /// Sets the properties from a document, after `commonInit` and before the code of a subclass.
  final func finishDecoding(from coder: NSCoder) { (coder as? any NibDecoding)?.fill(self) }
}
