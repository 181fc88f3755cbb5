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
  /// Sets the properties from a document.
  ///
  /// Every class in `NibClasses.all` calls this at the end of its `init(coder:)`. So the properties are set after the
  /// initializers of this module and before the code of a program's subclass.
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

  /// Returns the nearest class of the list among a class and its superclasses.
  static func finishing(_ type: UIResponder.Type) -> UIResponder.Type? {
    var current: AnyClass? = type
    while let candidate = current {
      if identifiers.contains(ObjectIdentifier(candidate)) { return candidate as? UIResponder.Type }
      current = _getSuperclass(candidate)
    }
    return nil
  }
}
