import UIFoundation

/// Colours that are the same under all traits.
extension UIColor {
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let darkGray = UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The text colour for light backgrounds, independent of traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The text colour for dark backgrounds, independent of traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// Colours named by purpose, with values per style, contrast and level.
extension UIColor {
  public static let systemRed = UIColor(SemanticColour.systemRed)
  public static let systemOrange = UIColor(SemanticColour.systemOrange)
  public static let systemYellow = UIColor(SemanticColour.systemYellow)
  public static let systemGreen = UIColor(SemanticColour.systemGreen)
  public static let systemMint = UIColor(SemanticColour.systemMint)
  public static let systemTeal = UIColor(SemanticColour.systemTeal)
  public static let systemCyan = UIColor(SemanticColour.systemCyan)
  public static let systemBlue = UIColor(SemanticColour.systemBlue)
  public static let systemIndigo = UIColor(SemanticColour.systemIndigo)
  public static let systemPurple = UIColor(SemanticColour.systemPurple)
  public static let systemPink = UIColor(SemanticColour.systemPink)
  public static let systemBrown = UIColor(SemanticColour.systemBrown)
  public static let systemGray = UIColor(SemanticColour.systemGray)
  public static let systemGray2 = UIColor(SemanticColour.systemGray2)
  public static let systemGray3 = UIColor(SemanticColour.systemGray3)
  public static let systemGray4 = UIColor(SemanticColour.systemGray4)
  public static let systemGray5 = UIColor(SemanticColour.systemGray5)
  public static let systemGray6 = UIColor(SemanticColour.systemGray6)
  public static let label = UIColor(SemanticColour.label)
  public static let secondaryLabel = UIColor(SemanticColour.secondaryLabel)
  public static let tertiaryLabel = UIColor(SemanticColour.tertiaryLabel)
  public static let quaternaryLabel = UIColor(SemanticColour.quaternaryLabel)
  public static let placeholderText = UIColor(SemanticColour.placeholderText)
  public static let link = UIColor(SemanticColour.link)
  public static let separator = UIColor(SemanticColour.separator)
  public static let opaqueSeparator = UIColor(SemanticColour.opaqueSeparator)
  public static let systemFill = UIColor(SemanticColour.systemFill)
  public static let secondarySystemFill = UIColor(SemanticColour.secondarySystemFill)
  public static let tertiarySystemFill = UIColor(SemanticColour.tertiarySystemFill)
  public static let quaternarySystemFill = UIColor(SemanticColour.quaternarySystemFill)
  public static let systemBackground = UIColor(SemanticColour.systemBackground)
  public static let secondarySystemBackground = UIColor(SemanticColour.secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(SemanticColour.tertiarySystemBackground)
  /// The former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  public static let systemGroupedBackground = UIColor(SemanticColour.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(SemanticColour.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(SemanticColour.tertiarySystemGroupedBackground)
  /// The default accent of controls: system blue.
  public static let tintColor = systemBlue
}
