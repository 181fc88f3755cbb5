import Testing
import UIKit

@MainActor
@Suite("Layout managers and text input")
struct TextLayoutTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test("A custom layout manager finds the character at a point")
  func characters() {
    let storage = NSTextStorage(string: "Hello World", attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 100))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)

    let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 1), in: container)
    let index = manager.characterIndex(
      for: CGPoint(x: bounds.midX, y: bounds.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)

    // The W of World is the seventh character.
    #expect(index == 6)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 11))
    #expect(manager.usedRect(for: container).width == manager.usedRect(for: container).maxX)
  }

  @Test("A container as wide as one word has two lines, whose fragments are as wide as the container")
  func fragments() {
    let storage = NSTextStorage(string: "Hello World", attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 70, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)

    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 11)) { rect, _, _, range, _ in
      #expect(rect.width == 70)
      ranges.append(range)
    }

    #expect(ranges == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 5)])
  }

  @Test("A layout manager receives an edit together with the characters that the delegate adds to it")
  func delegateEdit() {
    /// A delegate that appends one character to every edit.
    final class Delegate: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) { textStorage.append(NSAttributedString(string: "!")) }
    }
    /// A layout manager that records the last edit.
    final class Manager: NSLayoutManager {
      var edit: (range: NSRange, delta: Int)?

      override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange: NSRange
      ) { edit = (newCharRange, delta) }
    }
    let storage = NSTextStorage(string: "one")
    let (delegate, manager) = (Delegate(), Manager())
    storage.delegate = delegate
    storage.addLayoutManager(manager)

    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "seven")

    // The edit adds two characters, and the delegate one.
    #expect(storage.string == "seven!")
    #expect(manager.edit?.delta == 3)
    #expect(manager.edit?.range == NSRange(location: 0, length: 6))
  }

  @Test("Editing a text view's storage changes its text, and vice versa")
  func storage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one"
    let storage = view.textStorage

    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "two")
    let shown = view.text
    view.text = "three"

    #expect(shown == "two")
    #expect(storage.string == "three")
    #expect(view.layoutManager.numberOfGlyphs == 5)
  }

  @Test("The first caret is at the text's insets, and a point before a line finds the line's first position")
  func geometry() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = font
    view.text = "ab\nc"

    let first = view.caretRect(for: view.beginningOfDocument)
    let last = view.caretRect(for: view.endOfDocument)
    let third = try #require(view.position(from: view.beginningOfDocument, offset: 3))

    // UIKit has an inset of 8 above the text and padding of 5 at its sides. The baseline is rounded to a whole pixel.
    #expect(first.minX == 5 && abs(first.minY - 8) < 0.5)
    #expect(last.minY > first.minY)
    #expect(view.offset(from: view.beginningOfDocument, to: third) == 3)
    let near = try #require(view.closestPosition(to: CGPoint(x: 0, y: last.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: near) == 3)
  }

  @Test("Typing replaces the selection if the delegate allows it")
  func typing() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string != "!" }
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let delegate = Delegate()
    field.delegate = delegate
    field.text = "cat"

    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.position(from: field.beginningOfDocument, offset: 1)!)
    field.insertText("h")
    field.insertText("!")
    field.selectedTextRange = nil
    field.deleteBackward()

    #expect(field.text == "ha")
  }
}
