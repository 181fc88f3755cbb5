public import Foundation

extension AttributedString {
  /// The settings for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks and inline elements.
      case full = 0
      /// Inline elements; line ends become spaces.
      case inlineOnly = 1
      /// Inline elements; spaces and line ends are kept.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// The result for text that cannot be read. Every text is valid Markdown.
    public enum FailurePolicy: Int, Sendable {
      case throwError = 0
      case returnPartiallyParsedIfPossible = 1
    }

    /// Has no effect: `^[text](attributes)` is text.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language of the text, such as `de`.
    public var languageCode: String?
    /// Has no effect.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates text with the attributes of Markdown. As in Foundation on iOS, there is no separator between blocks.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard var reader = MarkdownReader(markdown, options, baseURL) else { throw CocoaError(.formatting) }
    self = reader.text()
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates text with the attributes of Markdown. The scope can have further attributes, which Markdown does not set.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Creates the localized text of a key, which is Markdown inside of a line.
  public init(
    localized keyAndValue: String.LocalizationValue, options: MarkdownParsingOptions? = nil, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    let options = options ?? MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }

  public init(localized resource: LocalizedStringResource) {
    let text = String(localized: resource)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
