// The key paths begin at `Self`, the class that a program observes, since `\UIView.frame` and `\Card.frame` differ.

extension UIView: ObservableProperties {}

extension ObservableProperties where Self: UIView {
  @MainActor package static var observableProperties: [(name: String, path: AnyKeyPath)] {
    let own: [(name: String, path: AnyKeyPath)] = [
      ("frame", \Self.frame), ("bounds", \Self.bounds), ("center", \Self.center), ("alpha", \Self.alpha),
      ("isHidden", \Self.isHidden),
    ]
    let scroll = (Self.self as? any ObservableScrollView.Type)?.scrollProperties
    let control = (Self.self as? any ObservableControl.Type)?.controlProperties
    let text =
      (Self.self as? any ObservableLabel.Type)?.textProperties
      ?? (Self.self as? any ObservableTextField.Type)?.textProperties
      ?? (Self.self as? any ObservableTextView.Type)?.textProperties
    return own + (scroll ?? []) + (control ?? []) + (text ?? [])
  }
}

@MainActor
private protocol ObservableScrollView: UIScrollView {}
extension UIScrollView: ObservableScrollView {}
extension ObservableScrollView {
  @MainActor fileprivate static var scrollProperties: [(name: String, path: AnyKeyPath)] {
    [("contentSize", \Self.contentSize), ("contentOffset", \Self.contentOffset)]
  }
}

@MainActor
private protocol ObservableControl: UIControl {}
extension UIControl: ObservableControl {}
extension ObservableControl {
  @MainActor fileprivate static var controlProperties: [(name: String, path: AnyKeyPath)] {
    [("isEnabled", \Self.isEnabled), ("isSelected", \Self.isSelected), ("isHighlighted", \Self.isHighlighted)]
  }
}

@MainActor
private protocol ObservableLabel: UILabel {}
extension UILabel: ObservableLabel {}
extension ObservableLabel {
  @MainActor fileprivate static var textProperties: [(name: String, path: AnyKeyPath)] { [("text", \Self.text)] }
}

@MainActor
private protocol ObservableTextField: UITextField {}
extension UITextField: ObservableTextField {}
extension ObservableTextField {
  @MainActor fileprivate static var textProperties: [(name: String, path: AnyKeyPath)] { [("text", \Self.text)] }
}

@MainActor
private protocol ObservableTextView: UITextView {}
extension UITextView: ObservableTextView {}
extension ObservableTextView {
  @MainActor fileprivate static var textProperties: [(name: String, path: AnyKeyPath)] { [("text", \Self.text)] }
}

extension UIViewController: ObservableProperties {}

extension ObservableProperties where Self: UIViewController {
  @MainActor package static var observableProperties: [(name: String, path: AnyKeyPath)] { [("title", \Self.title)] }
}
