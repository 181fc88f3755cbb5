import UIKitCore

/// The text of a remark with markup: `**bold**`, `` `code` ``, `[red]{red}` and `[a link](https://…)`.
struct RemarkText: Equatable {
  /// A part of the text with the same attributes.
  struct Span: Equatable {
    var text: String
    var isBold = false
    var isCode = false
    /// The name of the color; nil for the remark's own.
    var color: String?
    var link: String?
  }

  private(set) var spans: [Span] = []

  /// Indicates whether some of the text has another color than the remark.
  var hasColors: Bool { spans.contains { $0.color != nil || $0.link != nil } }

  /// The names of colors.
  static let colors: KeyValuePairs<String, UIColor> = [
    "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen, "mint": .systemMint,
    "teal": .systemTeal, "cyan": .systemCyan, "blue": .systemBlue, "indigo": .systemIndigo, "purple": .systemPurple,
    "pink": .systemPink, "brown": .systemBrown, "gray": .systemGray,
  ]

  /// Creates the spans of a text. Markup without its end, or with an unknown color, is part of the text.
  init(_ text: String) {
    var (rest, plain) = (Substring(text), "")
    while let first = rest.first {
      if "*`[".contains(first), let (span, length) = Self.span(at: rest) {
        if !plain.isEmpty { spans.append(Span(text: plain)) }
        plain = ""
        spans.append(span)
        rest = rest.dropFirst(length)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty { spans.append(Span(text: plain)) }
  }

  /// Returns the span at the beginning of a text, and its length with the markup; nil for plain text.
  private static func span(at text: Substring) -> (Span, Int)? {
    if let match = text.prefixMatch(of: #/\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/#) {
      return (Span(text: String(match.1), isBold: true), match.0.count)
    }
    if let match = text.prefixMatch(of: #/`([^`]+)`/#) {
      return (Span(text: String(match.1), isCode: true), match.0.count)
    }
    if let match = text.prefixMatch(of: #/\[([^\[\]]+)\]\{(\w+)\}/#),
      colors.contains(where: { $0.key == match.2 })
    {
      return (Span(text: String(match.1), color: String(match.2)), match.0.count)
    }
    if let match = text.prefixMatch(of: #/\[([^\[\]]+)\]\(([^()\s]+)\)/#) {
      return (Span(text: String(match.1), link: String(match.2)), match.0.count)
    }
    return nil
  }

  /// Returns the text with its fonts and colors. In monochrome themes, colored text is bold.
  @MainActor
  func attributed(_ size: CGFloat, _ theme: FigureTheme, isDark: Bool) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    let plate = FigurePalette(isDark ? .dark : .light, theme).plate
    for span in spans {
      let isBold = span.isBold || (span.color != nil && theme.isMonochrome)
      var attributes: [NSAttributedString.Key: Any] = [
        .font: span.isCode
          ? UIFont.monospacedSystemFont(ofSize: size * theme.fontSize / FigureTheme.standardFontSize, weight: .regular)
          : theme.font(ofSize: size, weight: isBold ? .bold : .regular),
        .paragraphStyle: LabelText.paragraphStyle,
      ]
      let named = Self.colors.first { $0.key == span.color }?.value ?? (span.link == nil ? nil : .systemBlue)
      if let named, !theme.isMonochrome {
        let color = named.resolvedColor(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)).rgba
        attributes[.foregroundColor] = InkFamily(color, isDark: isDark).ink(on: plate).map { UIColor($0) } ?? named
      }
      if let link = span.link {
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        attributes[.link] = link
      }
      result.append(NSAttributedString(string: span.text, attributes: attributes))
    }
    return result
  }
}
