extension UIUserInterfaceLayoutDirection {
  /// The short word that file names and options use.
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension UIUserInterfaceStyle {
  /// The word that file names and options use.
  package var word: String { self == .dark ? "dark" : "light" }
}

extension UIContentSizeCategory {
  /// The word that file names and options use; UIKit's own name of the constant.
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
