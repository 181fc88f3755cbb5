/// The emphasis of a range of Markdown text, and the other elements inside of a line.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a source line, which is shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks of Markdown that contain a range of text.
public struct PresentationIntent: Hashable, Sendable, CustomDebugStringConvertible {
  /// A block.
  public enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case left, center, right }

    public var alignment: Alignment

    public init(alignment: Alignment) {
      self.alignment = alignment
    }
  }

  /// A block with a number that distinguishes it from others of its kind.
  public struct IntentType: Hashable, Sendable {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, from the innermost to the outermost.
  public var components: [IntentType]

  public init(types: [IntentType]) {
    components = types
  }

  /// Creates a block inside of another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  public var count: Int { components.count }
  public var debugDescription: String { components.map { "\($0.kind) (id \($0.identity))" }.description }
}
