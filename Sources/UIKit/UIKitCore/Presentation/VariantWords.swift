package import UIFoundation

extension UIUserInterfaceLayoutDirection {
  /// The abbreviation in file names and options.
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension UIUserInterfaceStyle {
  /// The word in file names and options.
  package var word: String { self == .dark ? "dark" : "light" }
}

extension InterfaceDesign {
  /// The word in file names and options.
  package var word: String { self == .glass ? "glass" : "classic" }
}

extension UIContentSizeCategory {
  /// The word in file names and options: the name of UIKit's constant.
  package var word: String { Self.words.first { $0.value == self }?.key ?? rawValue }

  package static let words: KeyValuePairs<String, UIContentSizeCategory> = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}
