internal import Foundation

/// A text input with UTF-16 offsets as positions, with the code that text fields and text views share.
@MainActor
protocol OffsetTextInput: UITextInput {
  var content: TextContent { get }
  /// The assigned selection, in UTF-16 offsets; nil for the end of the text.
  var assignedSelection: Range<Int>? { get set }

  /// Sets the plain text, as the `text` property does.
  func setText(_ text: String)
  /// Sets the attributed text, as the `attributedText` property does.
  func setText(_ text: NSAttributedString)
  func selectionDidChange()
  /// Returns whether the delegate allows typed text to replace a range.
  func allowsTyping(_ text: String, over range: NSRange) -> Bool
  /// Notifies the delegate and observers that text was typed.
  func didType()
}

extension OffsetTextInput {
  var offsets: TextOffsets { TextOffsets(text: content.string ?? "") }

  /// The selection in UTF-16 offsets, clamped to the text.
  var selection: Range<Int> {
    get {
      let end = offsets.length
      return assignedSelection.map { min($0.lowerBound, end)..<min($0.upperBound, end) } ?? end..<end
    }
    set {
      guard newValue != assignedSelection else { return }
      assignedSelection = newValue
      selectionDidChange()
    }
  }

  /// Replaces a range with typed text and calls the delegate's methods.
  func typeText(_ text: String, over range: Range<Int>) {
    guard allowsTyping(text, over: NSRange(range)) else { return }
    replaceText(text, over: range)
    didType()
  }

  /// Deletes the selection or, if it is empty, the character before it.
  func deleteSelection() {
    let selection = selection
    guard selection.isEmpty else { return typeText("", over: selection) }
    guard selection.lowerBound > 0 else { return }
    let units = Array((content.string ?? "").utf16.prefix(selection.lowerBound))
    let before = String(utf16CodeUnits: units, count: units.count).dropLast().utf16.count
    typeText("", over: before..<selection.lowerBound)
  }

  /// Replaces the part of a range that is in the text, and moves the selection after the new text.
  func replaceText(_ text: String, over range: Range<Int>) {
    // The delegate may have changed the text in `allowsTyping`.
    let range = range.clamped(to: 0..<offsets.length)
    if let attributed = content.attributedText {
      let changed = NSMutableAttributedString(attributedString: attributed)
      changed.replaceCharacters(in: NSRange(range), with: text)
      setText(changed)
    } else {
      let units = Array((content.string ?? "").utf16)
      let all = units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...]
      setText(String(utf16CodeUnits: Array(all), count: all.count))
    }
    let end = range.lowerBound + text.utf16.count
    selection = end..<end
  }
}
