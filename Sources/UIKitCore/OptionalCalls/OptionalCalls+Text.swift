// Optional requirements, callable as `delegate?.method?(…)`.

extension UITextFieldDelegate {
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  @_disfavoredOverload public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { self.textFieldDidEndEditing($0) }
  }
  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }
  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }
  @_disfavoredOverload public var textField: UITextFieldDelegateTextFieldCall? {
    UITextFieldDelegateTextFieldCall(delegate: self)
  }
}

/// The optional requirements of `UITextFieldDelegate` that are called `textField`.
@preconcurrency @MainActor
public struct UITextFieldDelegateTextFieldCall {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension UITextViewDelegate {
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }
  @_disfavoredOverload public var textView: UITextViewDelegateTextViewCall? {
    UITextViewDelegateTextViewCall(delegate: self)
  }
  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }
  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

/// The optional requirements of `UITextViewDelegate` that are called `textView`.
@preconcurrency @MainActor
public struct UITextViewDelegateTextViewCall {
  let delegate: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
