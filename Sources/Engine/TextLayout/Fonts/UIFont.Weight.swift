import UIFoundation

extension UIFont {
  /// The weight of a face, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// Pairs of this scale and OpenType's `wght`, ascending, interpolated linearly.
    private static let openTypeWeights: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    /// The value of the `wght` axis, from 100 to 900.
    package var openType: CGFloat {
      let table = Self.openTypeWeights
      guard rawValue.isFinite, rawValue > -0.8 else { return rawValue.isNaN ? 400 : (rawValue > 0 ? 900 : 100) }
      for (lower, upper) in zip(table, table.dropFirst()) where rawValue <= upper.0 {
        return lower.1 + (rawValue - lower.0) / (upper.0 - lower.0) * (upper.1 - lower.1)
      }
      return 900
    }
  }

  /// The width of a face; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
