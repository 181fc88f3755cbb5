import UIKitCore

/// The views and guides of a scene by their ids.
@MainActor
struct NameTable {
  private(set) var items: [String: AnyObject] = [:]
  /// In the order of the document.
  private(set) var names: [String] = []
  private var places: [String: DocumentPosition] = [:]

  /// Words that mean something else in a constraint.
  private static let reserved = ["Superview", "superview", "NotAnAttribute", "IntrinsicWidth", "IntrinsicHeight"]

  /// Notes an item under the id that a document gives it; `nil` where that is no id or taken.
  mutating func register(_ value: DocumentNode, _ item: AnyObject, _ context: ValueContext) -> String? {
    guard let id = value.text, id.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_-]*/#) != nil else {
      return context.expected("an id of letters, digits, _ and -", at: value)
    }
    if Self.reserved.contains(id), id != "Superview" {
      return context.expected("an id that is no word of the constraint language", at: value)
    }
    if let place = places[id] {
      context.diagnostics.error(
        "the id \"\(id)\" is taken by the view at line \(place.line)", at: value.position)
      return nil
    }
    items[id] = item
    places[id] = value.position
    names.append(id)
    return id
  }
}
