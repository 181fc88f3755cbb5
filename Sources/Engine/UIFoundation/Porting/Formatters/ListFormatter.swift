public import Foundation

/// A formatter of lists, such as "bread, milk, and eggs".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale; nil for the current one.
  open var locale: Locale! = nil
  /// The formatter of single items; without it, items are described as text.
  open var itemFormatter: Formatter?

  /// Returns texts as a list in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns items as a list; nil if the item formatter has no text for one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let formatter = itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = formatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
