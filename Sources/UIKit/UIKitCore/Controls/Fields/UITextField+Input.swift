internal import Foundation
internal import TextLayout

extension UITextField: UITextInputTraits {}

extension UITextField: OffsetTextInput {
  var inputGeometry: TextInputGeometry {
    let area = aligned(isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    let line = shownText?.line(in: area, alignment: textAlignment)
    return TextInputGeometry(
      offsets: offsets, frame: line?.frame ?? .empty,
      origin: line?.origin ?? CGPoint(x: area.minX, y: area.midY - shownFont.lineHeight / 2),
      emptyHeight: shownFont.lineHeight)
  }

  func setText(_ text: String) { self.text = text }
  func setText(_ text: NSAttributedString) { attributedText = text }
  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  func allowsTyping(_ text: String, over range: NSRange) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func didType() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
