/// A coder of a document: it fills an object with what the document says while the object's `init(coder:)` runs.
@MainActor
package protocol NibDecoding: AnyObject {
  var tableStyle: UITableView.Style? { get }
  var cellStyle: UITableViewCell.CellStyle? { get }
  var reuseIdentifier: String? { get }
  var buttonType: UIButton.ButtonType? { get }

  /// Fills the object, unless it is filled already.
  func fill(_ object: UIResponder)
}

extension UIResponder {
  /// Takes what a document says; every class that has work of its own to do in `init(coder:)` calls this at its end.
  ///
  /// So the properties are set once the classes of this module are done, and before a subclass's own code runs.
  final func finishDecoding(from coder: NSCoder, as type: UIResponder.Type) {
    guard let coder = coder as? any NibDecoding else { return }
    if NibClasses.finishing(Swift.type(of: self)) == type { coder.fill(self) }
  }
}

/// The classes that call `finishDecoding`.
@MainActor
package enum NibClasses {
  static let all: [UIResponder.Type] = [
    UIView.self, UIControl.self, UIScrollView.self, UILabel.self, UITextField.self, UITextView.self, UIButton.self,
    UISwitch.self, UIStepper.self, UIProgressView.self, UIPickerView.self, UIActivityIndicatorView.self,
    UISearchBar.self, UIStackView.self, UIVisualEffectView.self, UIToolbar.self, UINavigationBar.self, UITabBar.self,
    UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionView.self,
    UICollectionViewCell.self, UIListContentView.self, UIViewController.self,
  ]
  private static let identifiers = Set(all.map { ObjectIdentifier($0) })

  /// The nearest class of the list among a class and its superclasses.
  static func finishing(_ type: UIResponder.Type) -> UIResponder.Type? {
    var current: AnyClass? = type
    while let next = current {
      if identifiers.contains(ObjectIdentifier(next)) { return next as? UIResponder.Type }
      current = _getSuperclass(next)
    }
    return nil
  }
}
