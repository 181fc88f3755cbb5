public import Foundation

extension AttributeScopes {
  /// The attributes of Markdown, which Foundation on Linux lacks.
  public struct MarkdownAttributes: AttributeScope {
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The emphasis of a run.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The blocks that contain a run.
  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString.Key {
  /// The emphasis of Markdown: the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key(
    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.name)
  public static let imageURL = NSAttributedString.Key(AttributeScopes.FoundationAttributes.ImageURLAttribute.name)
  public static let languageIdentifier = NSAttributedString.Key(
    AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.name)
}
