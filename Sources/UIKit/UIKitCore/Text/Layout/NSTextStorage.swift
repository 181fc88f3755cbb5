public import Foundation
internal import UIFoundation

/// An attributed string that notifies its layout managers of edits.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of edits of a text.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private nonisolated(unsafe) var managers: [NSLayoutManager] = []
  private nonisolated(unsafe) weak var ownDelegate: (any NSTextStorageDelegate)?
  private var editingDepth = 0
  private var isProcessing = false

  public convenience init() {
    self.init(string: "")
  }

  open private(set) var editedMask: EditActions = []
  /// The edited range of the new text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  open var fixesAttributesLazily: Bool { false }

  @preconcurrency @MainActor open weak var delegate: (any NSTextStorageDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  @preconcurrency @MainActor open var layoutManagers: [NSLayoutManager] { managers }

  @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Editing

  open override func beginEditing() {
    super.beginEditing()
    editingDepth += 1
  }

  open override func endEditing() {
    super.endEditing()
    editingDepth = max(0, editingDepth - 1)
    if editingDepth == 0, !editedMask.isEmpty { processEditing() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    let old = length
    super.setAttributedString(attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: NSRange(location: 0, length: old),
      changeInLength: attrString.length - old)
  }

  /// Records an edit of a range of the old text. Subclasses with their own storage call it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
    if editingDepth == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the pending edits.
  open func processEditing() {
    guard !isProcessing else { return }
    isProcessing = true
    // The delegate can edit the text, which changes the properties.
    notify { storage in
      storage.delegate?.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      storage.delegate?.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
    isProcessing = false
    notify { storage in
      for manager in storage.layoutManagers {
        manager.processEditing(
          for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
    }
  }

  /// Runs a function on the main actor, unless there is neither a delegate nor a layout manager.
  ///
  /// A storage without them can be edited on any thread.
  private func notify(_ body: @MainActor (NSTextStorage) -> Void) {
    guard ownDelegate != nil || !managers.isEmpty else { return }
    nonisolated(unsafe) let storage = self
    MainActor.unchecked { body(storage) }
  }

  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// The events of a text storage.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)  // optional
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)  // optional
}
