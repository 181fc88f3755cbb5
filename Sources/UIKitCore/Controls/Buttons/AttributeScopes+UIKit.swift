public import Foundation
public import TextLayout
public import UIGraphics

extension AttributeScopes {
  /// UIKit's text attributes of `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute

    /// The font of a run.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The color of a run.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The additional space after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// Creates an attributed string with the text and its attributes in UIKit's scope.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run.uiKit.font
      attributes[.foregroundColor] = run.uiKit.foregroundColor
      attributes[.backgroundColor] = run.uiKit.backgroundColor
      attributes[.kern] = run.uiKit.kern
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension UIConfigurationTextAttributesTransformer {
  /// Creates a transformer that sets the values that are in UIKit's scope.
  package init(setting values: [NSAttributedString.Key: Any]) {
    self.init { attributes in
      var attributes = attributes
      if let font = values[.font] as? UIFont { attributes.font = font }
      if let color = values[.foregroundColor] as? UIColor { attributes.foregroundColor = color }
      if let color = values[.backgroundColor] as? UIColor { attributes.backgroundColor = color }
      if let kern = values[.kern] as? NSNumber { attributes.kern = CGFloat(kern.doubleValue) }
      return attributes
    }
  }
}
