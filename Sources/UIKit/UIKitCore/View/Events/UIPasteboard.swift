public import Foundation
public import UIGraphics

/// A pasteboard with content that is private to the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option that restricts the use of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The type identifiers that properties such as `strings` read and write.
  private enum TypeName {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.image"
    static let color = "com.apple.uikit.color"
  }

  /// The content that pasteboards with the same name share.
  private final class Content {
    var items: [[String: Any]] = []
    var changeCount = 0
    /// Indicates whether the pasteboard was removed, so that changes are ignored.
    var isRemoved = false
  }

  /// The contents of the pasteboards by name.
  private static var contents: [Name: Content] = [.general: Content()]
  private static let generalPasteboard = UIPasteboard(.general)

  open class var general: UIPasteboard { generalPasteboard }

  open private(set) var name: Name
  private let content: Content
  open var changeCount: Int { content.changeCount }
  open var items: [[String: Any]] {
    get { content.items }
    set {
      guard !content.isRemoved else { return }
      content.items = newValue
      content.changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private init(_ name: Name) {
    self.name = name
    content = Self.contents[name] ?? Content()
    Self.contents[name] = content
  }

  /// Creates a pasteboard with the given name; nil if the name is unused and `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.contents[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
  }

  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  /// Makes a name unused, unless it is the general pasteboard's.
  ///
  /// Existing objects with the name lose their content and ignore changes.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let removed = UIPasteboard(name: pasteboardName, create: false) else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
    removed.content.items = []
    removed.content.isRemoved = true
    contents[pasteboardName] = nil
  }

  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  open var isPersistent: Bool { false }
  open func setPersistent(_ persistent: Bool) {}

  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = items.first?[pasteboardType]
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  // MARK: Texts, URLs, images and colors

  private func values<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  open var strings: [String]? {
    get { values(TypeName.text) }
    set { items = (newValue ?? []).map { [TypeName.text: $0] } }
  }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { values(TypeName.url) }
    set { items = (newValue ?? []).map { [TypeName.url: $0] } }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { values(TypeName.image) }
    set { items = (newValue ?? []).map { [TypeName.image: $0] } }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { values(TypeName.color) }
    set { items = (newValue ?? []).map { [TypeName.color: $0] } }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
}
