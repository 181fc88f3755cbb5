import Testing
import UIKit

/// Typing in text fields and text views, and their methods of `UITextInput`.
@MainActor
@Suite("Text input")
struct TextInputTests {
  /// A delegate that replaces the text when it is called, and allows the change.
  private final class Formatter: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      textField.text = ""
      return true
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      textView.attributedText = NSAttributedString(string: "a")
      return true
    }
  }

  @Test("If the delegate shortens the text before a change, the typed text is inserted at the new end")
  func shortened() {
    let formatter = Formatter()
    let (field, view) = (UITextField(), UITextView())
    field.text = "1234"
    field.delegate = formatter
    view.attributedText = NSAttributedString(string: "1234")
    view.delegate = formatter

    field.insertText("5")
    view.insertText("b")

    #expect(field.text == "5")
    #expect(view.text == "ab")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test("Selecting the range of a failed search selects the end of the text")
  func notFound() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "abc"
    let range = NSRange(location: NSNotFound, length: 2)

    view.selectedRange = range
    view.scrollRangeToVisible(range)
    let box = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)

    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(box.width == 0)
  }

  @Test("In right-to-left text, left is towards the end")
  func rightToLeft() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "שלום"
    let start = view.beginningOfDocument

    let left = try #require(view.position(from: start, in: .left, offset: 1))
    let all = try #require(view.textRange(from: start, to: view.endOfDocument))
    let farthest = try #require(view.position(within: all, farthestIn: .left))

    #expect(view.offset(from: start, to: left) == 1)
    #expect(view.position(from: start, in: .right, offset: 1) == nil)
    #expect(view.offset(from: start, to: farthest) == 4)
    #expect(view.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
    #expect(view.caretRect(for: left).minX < view.caretRect(for: start).minX)
  }

  @Test("In left-to-right text, left is towards the beginning")
  func leftToRight() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "word"
    let end = field.endOfDocument

    let left = try #require(field.position(from: end, in: .left, offset: 1))

    #expect(field.offset(from: field.beginningOfDocument, to: left) == 3)
    #expect(field.baseWritingDirection(for: end, in: .forward) == .leftToRight)
  }

  /// A delegate that counts the calls of both methods.
  private final class EndOfEditing: NSObject, UITextFieldDelegate {
    var plain = 0
    var reasons: [UITextField.DidEndEditingReason] = []

    func textFieldDidEndEditing(_ textField: UITextField) { plain += 1 }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      reasons.append(reason)
    }
  }

  /// A delegate that implements only the method without a reason.
  private final class PlainEndOfEditing: NSObject, UITextFieldDelegate {
    var count = 0

    func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
  }

  // UIKit's header: "if implemented, called in place of textFieldDidEndEditing:".
  @Test("At the end of editing, the delegate method with a reason is called instead of the method without one")
  func endOfEditing() {
    let (delegate, plain) = (EndOfEditing(), PlainEndOfEditing())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField()
    window.addSubview(field)
    var reasons: [Int?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { note in
      let reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
      MainActor.assumeIsolated { reasons.append(reason) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    field.delegate = plain
    field.becomeFirstResponder()
    field.resignFirstResponder()
    (plain as any UITextFieldDelegate).textFieldDidEndEditing?(field, reason: .cancelled)

    #expect(delegate.plain == 0)
    #expect(delegate.reasons == [.committed])
    #expect(plain.count == 2)
    // UITextFieldDidEndEditingReasonCommitted is 0.
    #expect(reasons == [0, 0])
  }

  @Test("A storage without layout managers can be edited on any thread")
  func otherThread() async {
    let string = await Task.detached {
      let storage = NSTextStorage(string: "let x = 1")
      storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
      storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "var")
      return storage.string
    }.value

    #expect(string == "var x = 1")
  }

  @Test("The line breaks of a text view change with its width and its text")
  func width() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "Hello World"

    let wide = view.caretRect(for: view.endOfDocument).minY
    view.frame.size.width = 80
    let narrow = view.caretRect(for: view.endOfDocument).minY
    view.text = "Hello"
    let short = view.caretRect(for: view.endOfDocument).minY

    // The caret of a second line is lower by a line, which exceeds 20 points. A shorter text fits on one line again.
    #expect(narrow > wide + 20)
    #expect(short == wide)
  }

  /// A control with its own keyboard.
  private final class Field: UIControl {
    var keyboard: UIInputViewController?
    override var inputViewController: UIInputViewController? { keyboard }
  }

  @Test("A responder can have a controller in place of the keyboard, whose view is an input view")
  func keyboardController() throws {
    let field = Field()
    #expect(field.inputViewController == nil && UITextField().inputViewController == nil)
    let keyboard = UIInputViewController()
    field.keyboard = keyboard
    #expect(field.inputViewController === keyboard)
    #expect(keyboard.inputView === keyboard.view && keyboard.inputView?.inputViewStyle == .keyboard)
    let own = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), inputViewStyle: .default)
    keyboard.inputView = own
    #expect(keyboard.view === own)
  }

  // Tests of BonMot, which pass on iOS, expect this.
  @Test("A text view has no font without text and after nil is assigned, until it gets another text")
  func removedFont() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font?.pointSize == 12)
    view.font = .systemFont(ofSize: 20)
    view.font = nil
    #expect(view.font == nil)
    view.text = "b"
    #expect(view.font?.pointSize == 12)
  }

  // Apple's documentation: "Scrolls the text view until the text in the specified range is visible."
  @Test("A text view scrolls to the end of a range, or to its start if the range does not fit")
  func visibleRange() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = (10..<40).map(String.init).joined(separator: "\n")
    view.layoutIfNeeded()
    func offsets(_ lines: ClosedRange<Int>) throws -> (start: CGFloat, end: CGFloat, shown: CGFloat) {
      // A line has two digits and a line feed.
      let range = NSRange(location: lines.lowerBound * 3, length: lines.count * 3 - 1)
      let start = try #require(view.position(from: view.beginningOfDocument, offset: range.location))
      let end = try #require(view.position(from: start, offset: range.length))
      view.scrollRangeToVisible(range)
      return (view.caretRect(for: start).minY, view.caretRect(for: end).maxY, view.contentOffset.y)
    }

    let some = try offsets(4...6)
    #expect(some.start > 50)
    #expect(some.shown == some.end - 100)

    let many = try offsets(8...20)
    #expect(many.shown == many.start)
  }

  @Test("There is no position any number of lines beyond the text")
  func extremeLines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "1\n2\n3"
    view.layoutIfNeeded()
    let last = view.endOfDocument

    for direction in [.up, .down, .left, .right] as [UITextLayoutDirection] {
      for offset in [Int.min, Int.max, 5, -5] where offset.magnitude > 5 || direction == .up || direction == .down {
        #expect(view.position(from: last, in: direction, offset: offset) == nil)
      }
    }
    let second = view.position(from: last, in: .up, offset: 1)
    #expect(second.map { view.offset(from: view.beginningOfDocument, to: $0) } == 3)
  }
}
