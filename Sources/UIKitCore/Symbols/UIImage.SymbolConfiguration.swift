extension UIImage {
  /// The size and weight of an icon.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// How large an icon is beside text of its size.
    public enum Scale: Int, Sendable {
      case `default` = -1
      case unspecified = 0
      case small = 1
      case medium = 2
      case large = 3
    }

    /// The weight of an icon's strokes.
    public enum Weight: Int, Sendable {
      case unspecified = 0
      case ultraLight = 1
      case thin = 2
      case light = 3
      case regular = 4
      case medium = 5
      case semibold = 6
      case bold = 7
      case heavy = 8
      case black = 9
    }

    /// In points; 0 leaves it to the text around.
    package let pointSize: CGFloat
    package let weight: Weight
    package let scale: Scale

    public init(pointSize: CGFloat = 0, weight: Weight = .unspecified, scale: Scale = .default) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    public convenience init(scale: Scale) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale)
    }

    public convenience init(weight: Weight) {
      self.init(pointSize: 0, weight: weight, scale: .default)
    }

    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
  }
}
