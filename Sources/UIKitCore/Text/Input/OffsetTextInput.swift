/// A text input whose positions are UTF-16 offsets: the bodies that text fields and text views share.
@MainActor
protocol OffsetTextInput: UITextInput {
  var content: TextContent { get }
  /// The selection that code set, in UTF-16 offsets; nil while it is the end of the text.
  var ownSelection: Range<Int>? { get set }
  /// The lines as they are drawn.
  var inputGeometry: TextInputGeometry { get }

  /// Sets the property for plain text.
  func assign(_ text: String)
  /// Sets the property for text with attributes.
  func assign(_ text: NSAttributedString)
  func selectionDidChange()
  /// Asks the delegate about a text that a keyboard would type over a range.
  func allowsTyping(_ text: String, over range: NSRange) -> Bool
  /// Tells the delegate and observers that text was typed.
  func didType()
}

extension OffsetTextInput {
  var offsets: TextOffsets { TextOffsets(text: content.string ?? "") }

  /// The selection in UTF-16 offsets, inside the text.
  var selection: Range<Int> {
    get {
      let end = offsets.length
      return ownSelection.map { min($0.lowerBound, end)..<min($0.upperBound, end) } ?? end..<end
    }
    set {
      guard newValue != ownSelection else { return }
      ownSelection = newValue
      selectionDidChange()
    }
  }

  /// Types a text over a range as a keyboard does: the delegate may refuse it and learns of it.
  func type(_ text: String, over range: Range<Int>) {
    guard allowsTyping(text, over: NSRange(range)) else { return }
    put(text, over: range)
    didType()
  }

  /// Deletes the selection, or the character before it.
  func deleteSelection() {
    let selection = selection
    guard selection.isEmpty else { return type("", over: selection) }
    guard selection.lowerBound > 0 else { return }
    let units = Array((content.string ?? "").utf16.prefix(selection.lowerBound))
    let before = String(utf16CodeUnits: units, count: units.count).dropLast().utf16.count
    type("", over: before..<selection.lowerBound)
  }

  /// Replaces the part of a range that lies in the text, without asking, and moves the selection behind it.
  func put(_ text: String, over range: Range<Int>) {
    // A delegate that was asked may have changed the text itself.
    let range = range.clamped(to: 0..<offsets.length)
    if let own = content.own {
      let changed = NSMutableAttributedString(attributedString: own)
      changed.replaceCharacters(in: NSRange(range), with: text)
      assign(changed)
    } else {
      let units = Array((content.string ?? "").utf16)
      let all = units[..<range.lowerBound] + Array(text.utf16) + units[range.upperBound...]
      assign(String(utf16CodeUnits: Array(all), count: all.count))
    }
    let end = range.lowerBound + text.utf16.count
    selection = end..<end
  }
}
