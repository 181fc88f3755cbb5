public import Foundation
public import TextLayout

/// An object that accepts typed text. There is no keyboard: text is typed only by code.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A position in a text, between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// One rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A direction in the order of storage.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2, left, up, down
}

/// A direction of storage or layout, by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// An observer of the changes of a text input. Its methods are never called.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the boundaries of units of text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// A view of editable text with positions and ranges.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// A tokenizer for the text of a text input.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UITextInput) {
    input = textInput
  }

  private var string: String {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return ""
    }
    return input.text(in: all) ?? ""
  }

  /// Returns the UTF-16 offsets at which units start or end, in ascending order.
  private func boundaries(of granularity: UITextGranularity) -> [Int] {
    let string = string
    switch granularity {
    case .character: return [0] + ends(string) { _, _ in true }
    case .word: return edges(string) { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .sentence: return [0] + ends(string) { character, next in ".!?".contains(character) && next?.isLetter != true }
    case .paragraph, .line: return edges(string) { !$0.isNewline }
    case .document: return [0, string.utf16.count]
    }
  }

  /// Returns the offsets after the characters that end a unit, and the end of the text.
  private func ends(_ string: String, _ isEnd: (Character, Character?) -> Bool) -> [Int] {
    var (found, offset): ([Int], Int) = ([], 0)
    for index in string.indices {
      offset += string[index].utf16.count
      let after = string.index(after: index)
      if isEnd(string[index], after < string.endIndex ? string[after] : nil) || after == string.endIndex {
        found.append(offset)
      }
    }
    return found
  }

  /// Returns the offsets at which runs of characters that belong to units start and end.
  private func edges(_ string: String, _ isInside: (Character) -> Bool) -> [Int] {
    var (found, offset, wasInside): ([Int], Int, Bool) = ([], 0, false)
    for character in string {
      if isInside(character) != wasInside { found.append(offset) }
      wasInside = isInside(character)
      offset += character.utf16.count
    }
    return wasInside ? found + [offset] : found
  }

  private func offset(_ position: UITextPosition) -> Int {
    guard let input else { return 0 }
    return input.offset(from: input.beginningOfDocument, to: position)
  }

  private func position(_ offset: Int?) -> UITextPosition? {
    guard let input, let offset else { return nil }
    return input.position(from: input.beginningOfDocument, offset: offset)
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let (offset, edges) = (offset(position), boundaries(of: granularity))
    let before = edges.last { isForward(direction) ? $0 <= offset : $0 < offset }
    let after = edges.first { isForward(direction) ? $0 > offset : $0 >= offset }
    guard let start = self.position(before), let end = self.position(after) else { return nil }
    return input?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { boundaries(of: granularity).contains(offset(position)) }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let (offset, edges) = (offset(position), boundaries(of: granularity))
    return self.position(isForward(direction) ? edges.first { $0 > offset } : edges.last { $0 < offset })
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}
