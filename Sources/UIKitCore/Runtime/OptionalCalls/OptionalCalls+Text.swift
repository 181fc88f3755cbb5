public import Foundation

// Optional requirements, callable as `delegate?.method?(…)`.

extension UITextFieldDelegate {
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    textFieldShouldBeginEditing(_:)
  }
  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? { textFieldDidBeginEditing(_:) }
  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { textFieldShouldEndEditing(_:) }
  @_disfavoredOverload public var textFieldDidEndEditing: OptionalCall<any UITextFieldDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool)? { textFieldShouldReturn(_:) }
  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool)? { textFieldShouldClear(_:) }
  @_disfavoredOverload public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    textFieldDidChangeSelection(_:)
  }
  @_disfavoredOverload public var textField: OptionalCall<any UITextFieldDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any UITextFieldDelegate> {
  public func callAsFunction(_ textField: UITextField) {
    delegate.textFieldDidEndEditing(textField)
  }

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension UITextViewDelegate {
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { textViewShouldBeginEditing(_:) }
  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool)? { textViewShouldEndEditing(_:) }
  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? { textViewDidBeginEditing(_:) }
  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? { textViewDidEndEditing(_:) }
  @_disfavoredOverload public var textView: OptionalCall<any UITextViewDelegate>? { OptionalCall(delegate: self) }
  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? { textViewDidChange(_:) }
  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? { textViewDidChangeSelection(_:) }
}

extension OptionalCall<any UITextViewDelegate> {
  public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }

  public func callAsFunction(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    delegate.textView(textView, shouldInteractWith: URL, in: characterRange)
  }

  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }
}

extension NSLayoutManagerDelegate {
  @_disfavoredOverload public var layoutManager: OptionalCall<any NSLayoutManagerDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var layoutManagerDidInvalidateLayout: ((NSLayoutManager) -> Void)? {
    layoutManagerDidInvalidateLayout(_:)
  }
}

extension OptionalCall<any NSLayoutManagerDelegate> {
  public func callAsFunction(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    delegate.layoutManager(layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
  }

  public func callAsFunction(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    delegate.layoutManager(layoutManager, paragraphSpacingBeforeGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
  }

  public func callAsFunction(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    delegate.layoutManager(layoutManager, paragraphSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
  }

  public func callAsFunction(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int)
    -> Bool
  {
    delegate.layoutManager(layoutManager, shouldBreakLineByWordBeforeCharacterAt: charIndex)
  }

  public func callAsFunction(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool {
    delegate.layoutManager(layoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt: charIndex)
  }

  public func callAsFunction(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    delegate.layoutManager(layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag)
  }

  public func callAsFunction(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {
    delegate.layoutManager(layoutManager, textContainer: textContainer, didChangeGeometryFrom: oldSize)
  }
}

extension NSTextStorageDelegate {
  @_disfavoredOverload public var textStorage: OptionalCall<any NSTextStorageDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any NSTextStorageDelegate> {
  public func callAsFunction(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    delegate.textStorage(textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  public func callAsFunction(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    delegate.textStorage(textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }
}
