import Testing
import UIKit

// Apple, UILabel.attributedText and UITextField.attributedText: "assigning a new value updates the values in the font,
// textColor, and other style-related properties so that they reflect the style information starting at location 0 in
// the attributed string." UITextView.attributedText says the same of font, textColor and textAlignment.
@MainActor
@Suite("Attributed texts and the style of their view")
struct AttributedStyleRuleTests {
  /// A red title of 30 points, right-aligned and clipped, with a shadow, before blue text of 12 points.
  private var text: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byClipping
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.green
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    let text = NSMutableAttributedString(
      string: "Big",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style, .shadow: shadow,
      ])
    text.append(
      NSAttributedString(
        string: " small", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue]))
    return text
  }

  /// Returns the values of an attribute at the start and in the second part of a text.
  private func values<Value>(_ key: NSAttributedString.Key, _ text: NSAttributedString?) -> [Value?] {
    [0, 5].map { text?.attribute(key, at: $0, effectiveRange: nil) as? Value }
  }

  @Test("A label has the font, color, alignment, line break mode and shadow of the first character")
  func labelStyle() {
    let label = UILabel()
    label.textColor = .brown
    label.attributedText = text

    #expect(label.text == "Big small")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.shadowColor == .green)
    #expect(label.shadowOffset == CGSize(width: 2, height: 3))
  }

  // Apple, UILabel.text: "the label styles the new string using shadowColor, textAlignment, and other style-related
  // properties of the class."
  @Test("A plain text that follows an attributed one has its first style, in one run")
  func plainTextAfterwards() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    label.attributedText = text
    field.attributedText = text
    view.attributedText = text
    label.text = "Other"
    field.text = "Other"
    view.text = "Other"

    for shown in [label.attributedText, field.attributedText, view.attributedText] {
      var range = NSRange()
      let attributes = shown?.attributes(at: 0, effectiveRange: &range)
      #expect(range == NSRange(location: 0, length: 5))
      #expect((attributes?[.font] as? UIFont)?.pointSize == 30)
      #expect(attributes?[.foregroundColor] as? UIColor == .red)
    }
    #expect(label.textAlignment == .right && field.textAlignment == .right && view.textAlignment == .right)
    #expect(label.lineBreakMode == .byClipping)
    #expect(label.shadowColor == .green)
  }

  @Test("Parts of a text without a font or color have those of the label, not those of the first character")
  func partsWithoutStyle() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.textColor = .brown
    let mixed = NSMutableAttributedString(string: "Name and rest")
    mixed.addAttributes(
      [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 4))
    label.attributedText = mixed

    #expect(label.font.pointSize == 20 && label.textColor == .red)
    #expect(values(.foregroundColor, label.attributedText) == [UIColor.red, .brown])
    #expect(values(.font, label.attributedText).map { (font: UIFont?) in font?.pointSize } == [20, 15])

    label.attributedText = NSAttributedString(string: "Without a style")
    #expect(label.font.pointSize == 15 && label.textColor == .brown)
  }

  // Apple, UILabel.font: "If you are using styled text in iOS 6 or later, assigning a new value to this property causes
  // the font to be applied to the entirety of the string in the attributedText property." The pages of textColor,
  // textAlignment and lineBreakMode say the same, as do those of UITextField.
  @Test("A font, color, alignment or line break mode that is assigned later applies to the whole text of a label")
  func laterAssignments() {
    let label = UILabel()
    label.attributedText = text
    label.font = .systemFont(ofSize: 14)
    #expect(values(.font, label.attributedText).map { (font: UIFont?) in font?.pointSize } == [14, 14])
    #expect(values(.foregroundColor, label.attributedText) == [UIColor.red, .blue])
    label.textColor = .purple
    #expect(values(.foregroundColor, label.attributedText) == [UIColor.purple, .purple])
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingHead
    let styles: [NSParagraphStyle?] = values(.paragraphStyle, label.attributedText)
    #expect(styles.map(\.?.alignment) == [.center, .center])
    #expect(styles.map(\.?.lineBreakMode) == [.byTruncatingHead, .byTruncatingHead])
    label.shadowColor = nil
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 2, height: 3))
    #expect(label.attributedText?.attribute(.shadow, at: 0, effectiveRange: nil) == nil)
  }

  @Test("A text field and a text view have the style of the first character, and apply later styles to the whole text")
  func fieldsAndTextViews() {
    let (field, view) = (UITextField(), UITextView())
    field.attributedText = text
    view.font = .systemFont(ofSize: 16)
    view.attributedText = text
    #expect(field.font?.pointSize == 30 && field.textColor == .red && field.textAlignment == .right)
    #expect(view.font?.pointSize == 30 && view.textColor == .red && view.textAlignment == .right)

    field.font = .systemFont(ofSize: 14)
    field.textColor = .purple
    field.textAlignment = .center
    view.font = .systemFont(ofSize: 14)
    view.textColor = .purple
    view.textAlignment = .center
    for shown in [field.attributedText, view.attributedText] {
      #expect(values(.font, shown).map { (font: UIFont?) in font?.pointSize } == [14, 14])
      #expect(values(.foregroundColor, shown) == [UIColor.purple, .purple])
    }
    #expect(field.textAlignment == .center && view.textAlignment == .center)
  }

  @Test("The title of a button keeps the font of its label after a state with an attributed title")
  func buttonTitles() {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.setTitle("Plain", for: .normal)
    button.setTitleColor(.brown, for: .normal)
    button.setAttributedTitle(text, for: .selected)
    button.isSelected = true
    #expect(values(.foregroundColor, button.titleLabel?.attributedText) == [UIColor.red, .blue])
    button.isSelected = false

    #expect(button.titleLabel?.text == "Plain")
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(button.titleLabel?.textColor == .brown)
  }
}
