/// The edit actions that every responder inherits.
///
/// A responder can perform the actions that its class overrides.
enum StandardEditActions {
  /// The names of the methods with their labels.
  static let names: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)", "increaseSize(_:)", "decreaseSize(_:)",
  ]
}
