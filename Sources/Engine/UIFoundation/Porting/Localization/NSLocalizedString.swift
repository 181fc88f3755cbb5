public import Foundation
internal import Synchronization

// Foundation's function with all parameters reads `.strings` files only. The compiler prefers these functions, which
// have no default arguments.

/// Returns the text of a key in the main bundle or in the resources of the program's modules.
public func NSLocalizedString(_ key: String, comment: String) -> String { PluralFormats.text(key, nil, nil, "") }

/// Returns the text of a key in a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  PluralFormats.text(key, nil, bundle, "")
}

/// Returns the text of a key of a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  PluralFormats.text(key, tableName, nil, "")
}

/// Returns the text of a key of a table in a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  PluralFormats.text(key, tableName, bundle, "")
}

/// Returns the text of a key, or else a value.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  PluralFormats.text(key, nil, nil, value)
}

/// Returns the text of a key in a bundle, or else a value.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  PluralFormats.text(key, nil, bundle, value)
}

extension String {
  /// Returns a format with arguments in the current locale. Those of `NSLocalizedString` have their plural forms.
  ///
  /// `headframe swift` calls it in place of `localizedStringWithFormat`, which does not know plural forms on Linux.
  public static func localizedPlural(_ format: String, _ arguments: any CVarArg...) -> String {
    PluralFormats.filled(format, arguments, locale: .current)
      ?? String(format: format, locale: Locale.current, arguments: arguments)
  }

  /// Creates a text from a format of `NSLocalizedString`, whose plural forms the arguments select.
  ///
  /// `headframe swift` calls it in place of `init(format:)`.
  public init(pluralFormat format: String, locale: Locale? = nil, _ arguments: any CVarArg...) {
    self =
      PluralFormats.filled(format, arguments, locale: locale)
      ?? String(format: format, locale: locale, arguments: arguments)
  }
}

/// The texts with plural forms that were returned as formats.
///
/// A text is only a string, so its variables carry a number by which its forms are found: `%#@3:files@`.
private enum PluralFormats {
  private struct Entry {
    let text: LocalizedText
    let language: String
  }

  private struct State {
    var entries: [Entry] = []
    /// The formats by bundle, table, language and key.
    var formats: [[String]: String] = [:]
  }

  private static let state = Mutex(State())

  static func text(_ key: String, _ table: String?, _ bundle: Bundle?, _ value: String) -> String {
    guard let (text, language) = StringTable.text(key, table: table, bundle: bundle) else {
      return value.isEmpty ? key : value
    }
    guard !text.variables.isEmpty else { return text.format }
    let name = [bundle?.bundlePath ?? "", table ?? "", language, key]
    return state.withLock { state in
      if let format = state.formats[name] { return format }
      var format = ""
      for piece in FormatText(text.format).pieces {
        switch piece {
        case .text(let text): format += text.replacingOccurrences(of: "%", with: "%%")
        case .ownArgument: break
        case .specifier(let position, let modifiers, let conversion):
          format += "%" + (position.map { "\($0)$" } ?? "") + modifiers + String(conversion)
        case .variable(let position, let name):
          format += "%" + (position.map { "\($0)$" } ?? "") + "#@\(state.entries.count):\(name)@"
        }
      }
      state.entries.append(Entry(text: text, language: language))
      state.formats[name] = format
      return format
    }
  }

  /// Returns a returned format with arguments; nil for any other format.
  static func filled(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String? {
    guard format.contains("#@") else { return nil }
    for case .variable(_, let name) in FormatText(format).pieces {
      guard let number = Int(name.prefix { $0 != ":" }) else { return nil }
      let entry = state.withLock { $0.entries.indices.contains(number) ? $0.entries[number] : nil }
      return entry.map {
        $0.text.filled(with: arguments, language: $0.language, locale: locale ?? Locale(identifier: "en_US_POSIX"))
      }
    }
    return nil
  }
}
