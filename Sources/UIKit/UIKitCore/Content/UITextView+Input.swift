public import Foundation
internal import TextLayout
internal import UIFoundation

extension UITextView: UITextInputTraits {}

extension UITextView: OffsetTextInput {
  var inputGeometry: TextInputGeometry {
    TextInputGeometry(
      offsets: offsets, frame: laidOutText.0, origin: CGPoint(x: textInsets.left, y: textInsets.top),
      emptyHeight: drawnFont.lineHeight)
  }

  func setText(_ text: String) { self.text = text }
  func setText(_ text: NSAttributedString) { attributedText = text }
  func selectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }

  func allowsTyping(_ text: String, over range: NSRange) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func didType() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}
