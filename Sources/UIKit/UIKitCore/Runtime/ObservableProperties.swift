package import UIFoundation

// The key paths are rooted in `Self`, the observed class, since `\UIView.frame` and `\Card.frame` are not equal.

extension UIView: ObservableProperties {}

extension ObservableProperties where Self: UIView {
  @MainActor package static var observableProperties: [ObjectiveCMember] {
    let viewProperties: [ObjectiveCMember] = [
      .property("frame", \Self.frame), .property("bounds", \Self.bounds), .property("center", \Self.center),
      .property("alpha", \Self.alpha),
      .property("isHidden", \Self.isHidden),
    ]
    let scroll = (Self.self as? any ObservableScrollView.Type)?.scrollProperties
    let control = (Self.self as? any ObservableControl.Type)?.controlProperties
    let text =
      (Self.self as? any ObservableLabel.Type)?.textProperties
      ?? (Self.self as? any ObservableTextField.Type)?.textProperties
      ?? (Self.self as? any ObservableTextView.Type)?.textProperties
    return viewProperties + (scroll ?? []) + (control ?? []) + (text ?? [])
  }
}

@MainActor
private protocol ObservableScrollView: UIScrollView {}
extension UIScrollView: ObservableScrollView {}
extension ObservableScrollView {
  @MainActor fileprivate static var scrollProperties: [ObjectiveCMember] {
    [.property("contentSize", \Self.contentSize), .property("contentOffset", \Self.contentOffset)]
  }
}

@MainActor
private protocol ObservableControl: UIControl {}
extension UIControl: ObservableControl {}
extension ObservableControl {
  @MainActor fileprivate static var controlProperties: [ObjectiveCMember] {
    [
      .property("isEnabled", \Self.isEnabled), .property("isSelected", \Self.isSelected),
      .property("isHighlighted", \Self.isHighlighted),
    ]
  }
}

@MainActor
private protocol ObservableLabel: UILabel {}
extension UILabel: ObservableLabel {}
extension ObservableLabel {
  @MainActor fileprivate static var textProperties: [ObjectiveCMember] { [.property("text", \Self.text)] }
}

@MainActor
private protocol ObservableTextField: UITextField {}
extension UITextField: ObservableTextField {}
extension ObservableTextField {
  @MainActor fileprivate static var textProperties: [ObjectiveCMember] { [.property("text", \Self.text)] }
}

@MainActor
private protocol ObservableTextView: UITextView {}
extension UITextView: ObservableTextView {}
extension ObservableTextView {
  @MainActor fileprivate static var textProperties: [ObjectiveCMember] { [.property("text", \Self.text)] }
}

extension UIViewController: ObservableProperties {}

extension ObservableProperties where Self: UIViewController {
  @MainActor package static var observableProperties: [ObjectiveCMember] { [.property("title", \Self.title)] }
}
