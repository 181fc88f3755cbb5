import UIKitCore

/// The font and the colors of a figure's annotations.
package struct FigureTheme: Sendable, Hashable {
  /// A kind of annotation with a color.
  package enum Role: String, Sendable, CaseIterable {
    case dimension, frame, guide, baseline, conflict, problem, remark, leader, mark
  }

  /// The colors of an annotation on light and on dark paper.
  package struct Ink: Sendable, Hashable {
    package var light, dark: RGBA

    package init(light: RGBA, dark: RGBA) { (self.light, self.dark) = (light, dark) }
  }

  /// The family of the font; nil for the system font.
  package var fontFamily: String?
  /// The size of remarks, in points. The other texts keep their ratios to it.
  package var fontSize = FigureTheme.standardFontSize
  /// The colors that differ from the standard ones.
  package var inks: [Role: Ink] = [:]
  /// Indicates whether annotations are black and gray on white, also those with colors of their own.
  package var isMonochrome = false

  package init() {}

  package static let standardFontSize: CGFloat = 11
  /// Colors for screens.
  package static let standard = FigureTheme()
  /// Black and white, for print.
  package static let print: FigureTheme = {
    var theme = FigureTheme()
    theme.isMonochrome = true
    return theme
  }()

  /// The built-in themes by name.
  package static let builtIn: KeyValuePairs<String, FigureTheme> = ["standard": standard, "print": print]

  /// Returns the font of a size for texts of the standard size.
  func font(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    let size = size * fontSize / Self.standardFontSize
    guard let name = fontFamily, let font = UIFont(name: name, size: size) else {
      return .systemFont(ofSize: size, weight: weight)
    }
    var request = font.request
    request.weight = weight
    return UIFont(request: request, pointSize: size)
  }
}
