/// The preferred text size (Dynamic Type), from extra small to accessibility XXXL.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// The position in `ascending`; -1 for another category. Layout compares categories often, and strings slowly.
  package let rank: Int

  public init(rawValue: String) {
    self.rawValue = rawValue
    rank = Self.sizes.firstIndex { rawValue == Self.prefix + $0 } ?? -1
  }

  private static let prefix = "UICTContentSizeCategory"
  /// The ends of the raw values from the smallest category to the largest.
  private static let sizes = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]

  public static func == (a: Self, b: Self) -> Bool {
    a.rank == b.rank && (a.rank >= 0 || a.rawValue == b.rawValue)
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory {
  /// All categories from the smallest to the largest, without `unspecified`.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  public static func <= (a: Self, b: Self) -> Bool { a.rank <= b.rank }
  public static func > (a: Self, b: Self) -> Bool { a.rank > b.rank }
  public static func >= (a: Self, b: Self) -> Bool { a.rank >= b.rank }
}
