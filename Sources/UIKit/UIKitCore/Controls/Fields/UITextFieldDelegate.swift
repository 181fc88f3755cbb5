public import Foundation

/// The events and behavior of a text field. There is no keyboard: only code changes the text.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool  // optional: true
  func textFieldDidBeginEditing(_ textField: UITextField)  // optional
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool  // optional: true
  func textFieldDidEndEditing(_ textField: UITextField)  // optional
  /// Called when editing ends. The default implementation calls `textFieldDidEndEditing(_:)`.
  // optional: textFieldDidEndEditing(textField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)  // optional
  func textFieldShouldReturn(_ textField: UITextField) -> Bool  // optional: true
  func textFieldShouldClear(_ textField: UITextField) -> Bool  // optional: true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool  // optional: true
}
