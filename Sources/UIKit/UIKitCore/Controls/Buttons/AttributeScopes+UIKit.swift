public import Foundation
public import TextLayout
public import UIFoundation
public import UIGraphics

extension AttributeScopes {
  /// UIKit's text attributes of `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let baselineOffset: BaselineOffsetAttribute

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

    /// The alignment, spacing and indentation of a paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The line below a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The distance of a run above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
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
      attributes[.paragraphStyle] = run.uiKit.paragraphStyle
      attributes[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
      attributes[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
      attributes[.baselineOffset] = run.uiKit.baselineOffset
      attributes[.link] = run.link
      attributes[.inlinePresentationIntent] = run.inlinePresentationIntent?.rawValue
      attributes[.imageURL] = run.imageURL
      result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension NSAttributedString {
  public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

  /// Creates text with the emphasis, code and links of Markdown, which labels and text views show.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  public convenience init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

extension AttributedString {
  /// Creates a text with the attributes of an attributed string that are in UIKit's scope.
  package init(withUIKitAttributesOf text: NSAttributedString) {
    self.init()
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var run = AttributedString(string.substring(with: range))
      run.uiKit.font = attributes[.font] as? UIFont
      run.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
      run.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
      run.uiKit.kern = Self.number(attributes[.kern])
      run.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      run.uiKit.underlineStyle = (attributes[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
      run.uiKit.strikethroughStyle = (attributes[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
      run.uiKit.baselineOffset = Self.number(attributes[.baselineOffset])
      run.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
      run.inlinePresentationIntent = (attributes[.inlinePresentationIntent] as? UInt)
        .map { InlinePresentationIntent(rawValue: $0) }
      append(run)
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
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
