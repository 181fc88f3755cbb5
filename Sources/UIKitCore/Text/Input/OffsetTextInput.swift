internal import Foundation

/// A text input with UTF-16 offsets as positions: the shared code of text fields and text views.
@MainActor
protocol OffsetTextInput: UITextInput {
  var content: TextContent { get }
  /// The assigned selection, in UTF-16 offsets; nil for the end of the text.
  var ownSelection: Range<Int>? { get set }
  /// The geometry of the drawn lines.
  var inputGeometry: TextInputGeometry { get }

  /// Sets the property for plain text.
  func assign(_ text: String)
  /// Sets the property for text with attributes.
  func assign(_ text: NSAttributedString)
  func selectionDidChange()
  /// Asks the delegate whether a keyboard can replace a range by a text.
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
      return ownSelection.map { min($0.lowerBound, end)..<min($0.upperBound, end) } ?? end..<end
    }
    set {
      guard newValue != ownSelection else { return }
      ownSelection = newValue
      selectionDidChange()
    }
  }

  /// Replaces a range by typed text, with the delegate's methods.
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

  /// Replaces the part of a range that is in the text, and moves the selection behind it.
  func put(_ text: String, over range: Range<Int>) {
    // The delegate may have changed the text itself.
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
