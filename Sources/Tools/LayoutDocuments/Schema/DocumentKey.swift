import UIKitCore

/// A key of a document or of a scene.
package struct DocumentKey: Sendable {
  /// The kind of value under the key.
  package enum Kind: Sendable {
    case value(ValueSchema)
    /// An object of a class.
    case object(String)
    /// A mapping of any names to values, with the name of the values' definition in the schema.
    case mapping(String)
    /// Overrides of properties by the views' ids.
    case overrides
  }

  package let name: String
  package let kind: Kind
  /// The description, in one sentence.
  package let summary: String
  package let isForDocuments: Bool
  package let isForScenes: Bool

  private init(
    _ name: String, _ kind: Kind, _ summary: String, isForDocuments: Bool = true, isForScenes: Bool = true
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.isForDocuments = isForDocuments
    self.isForScenes = isForScenes
  }

  private static func axis<Value>(_ name: String, _ type: ValueType<Value>, _ summary: String) -> DocumentKey {
    DocumentKey(name, .value(ValueType<[Value]>.list(of: type).schema), summary)
  }

  /// The keys in the order of messages and the reference.
  package static let all = [
    DocumentKey("view", .object("UIView"), "The view that is shown."),
    DocumentKey("viewController", .object("UIViewController"), "The view controller that is shown, instead of a view."),
    axis("size", .sceneSize, "The size in points, such as `320x480` or `320xfit`, or a list of sizes."),
    axis("device", .device, "The device or devices, instead of a size."),
    axis("orientation", .orientation, "The orientation of the device."),
    axis("direction", .direction, "The direction of layout; by default the locale's."),
    axis("appearance", .appearance, "Light or dark, or both."),
    axis("contentSize", .contentSize, "The text size."),
    axis("design", .design, "The design of controls: classic (iOS 15 to 18, the default) or glass (iOS 26), or both."),
    axis(
      "locale", .locale, "The locale of filters and layout, such as `ar` or `pt-BR`, or that of a row: `${language}`."),
    axis("scale", .scale, "The number of pixels per point."),
    DocumentKey(
      "chrome", .value(ValueType<DeviceChrome>.chrome.schema),
      "The parts of the device drawn around the scene: its bars, its rounded screen, or its outline."),
    DocumentKey(
      "keyboardHeight", .value(ValueType<CGFloat>.length.schema),
      "The height of the area of a keyboard, in points; keyboard layout guides end there."),
    DocumentKey("metrics", .value(.mapping(.number)), "Named numbers, which views can use in place of numbers."),
    DocumentKey(
      "callouts", .value(.mapping(.anyOf([.string, .null]))),
      "The texts of callouts, by the ids of their views; callouts without a text are numbered."),
    DocumentKey(
      "expect", .value(.anyOf([.string, .list(.string)])),
      "Intended findings, such as `[cutText title, conflict]`: neither warnings nor errors, but required."),
    DocumentKey(
      "figure", .value(ValueType<FigureDescription>.figure.schema),
      "The annotations, marks and theme of the scene as a figure."),
    DocumentKey(
      "captions", .value(.list(.string)),
      "Captions of the scenes or variants, which become one picture side by side; an arrow leads to one after `->`.",
      isForScenes: false),
    DocumentKey(
      "columns", .value(.integers(1...64)), "The number of columns of these pictures.",
      isForScenes: false),
    DocumentKey(
      "set", .overrides, "Properties of views by id, such as `title.text` or `card.title.text`, for this scene.",
      isForDocuments: false),
    DocumentKey(
      "scenes", .mapping("scene"), "Scenes by name; they inherit the keys of the document.", isForScenes: false),
    DocumentKey(
      "components", .mapping("component"), "Reusable views of the document, by name.", isForScenes: false),
    DocumentKey("styles", .mapping("style"), "Sets of properties by name.", isForScenes: false),
    DocumentKey(
      "data", .value(.anything), "Values for placeholders without a data row.", isForScenes: false),
    DocumentKey(
      "include", .value(.anyOf([.string, .list(.string)])),
      "Documents that provide components, styles and metrics.", isForScenes: false),
  ]

  /// The names of the keys of a document.
  static let ofDocuments = all.filter(\.isForDocuments).map(\.name)
  /// The names of the keys of a scene.
  static let ofScenes = all.filter(\.isForScenes).map(\.name)
}
