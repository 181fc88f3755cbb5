import UIKitCore

/// The views and guides that constraints can name, in a component and around it.
@MainActor
final class ItemScope {
  private let parent: ItemScope?
  /// The prefix of this scope's names outside of it, such as `card.` for the component with the id `card`.
  private let prefix: String
  private var items: [String: AnyObject] = [:]
  private var positions: [String: DocumentPosition] = [:]
  /// The names in document order.
  private(set) var names: [String] = []

  init(parent: ItemScope? = nil, prefix: String = "") {
    self.parent = parent
    self.prefix = prefix
  }

  /// The words that have a special meaning in constraints.
  private static let reserved = ["Superview", "superview", "NotAnAttribute", "IntrinsicWidth", "IntrinsicHeight"]

  /// Returns a name as it is written outside of all components.
  func fullName(_ name: String) -> String { prefix + name }

  /// Registers an item under its id and returns the id.
  ///
  /// Reports an error and returns `nil` if the id is invalid, reserved or already used.
  func register(_ value: DocumentNode, _ item: AnyObject, _ context: ValueContext) -> String? {
    guard let id = value.text, Self.isID(id) else {
      let validID = (value.text ?? "").split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
      return context.expected(
        "an id of letters, digits and _ that does not begin with a digit", at: value,
        suggestion: validID.first?.isLetter == true ? validID : nil)
    }
    if Self.reserved.contains(id) {
      return context.expected("an id that is not reserved in constraints", at: value, suggestion: id + "_")
    }
    if let position = positions[id] {
      let isRepeated = position == value.position
      context.diagnostics.error(
        isRepeated
          ? "the id \"\(id)\" is used by each repetition; only views of a component can have ids there"
          : "the id \"\(id)\" is already used at line \(position.line)", at: value.position)
      return nil
    }
    items[id] = item
    positions[id] = value.position
    names.append(id)
    return id
  }

  private static func isID(_ text: String) -> Bool {
    guard let first = text.first, first == "_" || first.isLetter else { return false }
    return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// Returns the view or guide with the given name.
  func item(_ name: String) -> AnyObject? {
    items[name] ?? parent?.item(name)
  }

  /// The names that constraints in this scope can use, from the innermost scope to the outermost.
  var visibleNames: [String] {
    names + (parent?.visibleNames ?? [])
  }
}
