import UIFoundation

// Colors that are independent of traits.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
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
  /// The text color for light backgrounds, independent of traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The text color for dark backgrounds, independent of traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

// Colors that depend on the interface style, the contrast and the interface level.
extension UIColor {
  public static let systemRed = UIColor(SemanticColor.systemRed)
  public static let systemOrange = UIColor(SemanticColor.systemOrange)
  public static let systemYellow = UIColor(SemanticColor.systemYellow)
  public static let systemGreen = UIColor(SemanticColor.systemGreen)
  public static let systemMint = UIColor(SemanticColor.systemMint)
  public static let systemTeal = UIColor(SemanticColor.systemTeal)
  public static let systemCyan = UIColor(SemanticColor.systemCyan)
  public static let systemBlue = UIColor(SemanticColor.systemBlue)
  public static let systemIndigo = UIColor(SemanticColor.systemIndigo)
  public static let systemPurple = UIColor(SemanticColor.systemPurple)
  public static let systemPink = UIColor(SemanticColor.systemPink)
  public static let systemBrown = UIColor(SemanticColor.systemBrown)
  public static let systemGray = UIColor(SemanticColor.systemGray)
  public static let systemGray2 = UIColor(SemanticColor.systemGray2)
  public static let systemGray3 = UIColor(SemanticColor.systemGray3)
  public static let systemGray4 = UIColor(SemanticColor.systemGray4)
  public static let systemGray5 = UIColor(SemanticColor.systemGray5)
  public static let systemGray6 = UIColor(SemanticColor.systemGray6)
  public static let label = UIColor(SemanticColor.label)
  public static let secondaryLabel = UIColor(SemanticColor.secondaryLabel)
  public static let tertiaryLabel = UIColor(SemanticColor.tertiaryLabel)
  public static let quaternaryLabel = UIColor(SemanticColor.quaternaryLabel)
  public static let placeholderText = UIColor(SemanticColor.placeholderText)
  public static let link = UIColor(SemanticColor.link)
  public static let separator = UIColor(SemanticColor.separator)
  public static let opaqueSeparator = UIColor(SemanticColor.opaqueSeparator)
  public static let systemFill = UIColor(SemanticColor.systemFill)
  public static let secondarySystemFill = UIColor(SemanticColor.secondarySystemFill)
  public static let tertiarySystemFill = UIColor(SemanticColor.tertiarySystemFill)
  public static let quaternarySystemFill = UIColor(SemanticColor.quaternarySystemFill)
  public static let systemBackground = UIColor(SemanticColor.systemBackground)
  public static let secondarySystemBackground = UIColor(SemanticColor.secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(SemanticColor.tertiarySystemBackground)
  /// The former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  public static let systemGroupedBackground = UIColor(SemanticColor.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(SemanticColor.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(SemanticColor.tertiarySystemGroupedBackground)
  /// The default accent of controls: system blue.
  public static let tintColor = systemBlue
}
