public import Foundation
internal import Synchronization

/// A checker of spelling. There are no dictionaries, so that every word is correct and no word is guessed.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words that the user has learned, which end partial words.
  private nonisolated static let learned = Mutex<Set<String>>([])

  private var ignored: [String] = []

  public override init() {}

  /// The languages with dictionaries: none.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the next misspelled word: that of no word, since there are no dictionaries.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns words that may be meant by a misspelled word: none, since there are no dictionaries.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns the learned words that begin with a part of a text, in alphabetical order.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = Range(range, in: string).map({ string[$0] }), !part.isEmpty else { return nil }
    let words = Self.learned.withLock { $0.filter { $0.hasPrefix(part) && $0.count > part.count } }
    return words.isEmpty ? nil : words.sorted()
  }

  open func ignoreWord(_ wordToIgnore: String) {
    if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
  }

  open var ignoredWords: [String]? {
    get { ignored.isEmpty ? nil : ignored }
    set { ignored = newValue ?? [] }
  }

  open class func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }
  open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }
}
