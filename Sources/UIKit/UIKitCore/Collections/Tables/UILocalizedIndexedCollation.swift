public import Foundation
public import UIFoundation

/// The sections of an alphabetical list, with titles for the index at its side.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the sections of English: the letters, then `#` for all other texts.
  open class func current() -> UILocalizedIndexedCollation { shared }

  open var sectionTitles: [String] { Self.titles }
  open var sectionIndexTitles: [String] { Self.titles }
  private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object by the first letter of the text that a method returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let letter = text(of: object, selector).first.map {
      String($0).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    }
    return letter.flatMap(Self.titles.firstIndex) ?? Self.titles.count - 1
  }

  /// Returns the objects sorted by the texts that a method returns. Equal texts keep their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let keyed = array.enumerated().map { (offset: $0.offset, object: $0.element, text: text(of: $0.element, selector)) }
    let sorted = keyed.sorted { one, other in
      switch one.text.compare(other.text, options: [.caseInsensitive, .numeric], locale: Locale(identifier: "en")) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: one.offset < other.offset
      }
    }
    return sorted.map(\.object)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    guard let value = Message.send(selector, to: object as AnyObject, []), let text = value as? String else {
      return ""
    }
    return text
  }
}
