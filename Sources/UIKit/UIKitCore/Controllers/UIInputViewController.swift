/// A controller of a view in place of the keyboard. There is no keyboard, so that the view is only shown by other means.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The controller's view; nil if it is of another class.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    if !loadViewFromDocument() { view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard) }
  }

  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
