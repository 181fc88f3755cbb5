import UIKitCore

/// A key under which other objects stand in an object: subviews, items, rows, or a part that it has by itself.
@MainActor
package struct ChildDescription {
  /// How many objects stand under the key.
  package enum Count: Sendable {
    case one
    case list
    /// One that the owner has made itself, whose properties are set.
    case part
    /// A list of objects that the owner makes, whose properties are set.
    case parts
  }

  /// UIKit's name.
  package let name: String
  /// The class of what stands there: the one that is made where none is named, and the superclass of any other.
  package let className: String
  /// One sentence.
  package let summary: String
  package let count: Count
  /// Whether constraints decide the places of the views, so that their frames do not become constraints.
  package let isConstrained: Bool
  let part: @MainActor (NSObject) -> NSObject?
  let attach: @MainActor (NSObject, [NSObject]) -> Void

  private init(
    _ name: String, _ className: String, _ summary: String, _ count: Count, isConstrained: Bool = false,
    part: @escaping @MainActor (NSObject) -> NSObject? = { _ in nil },
    attach: @escaping @MainActor (NSObject, [NSObject]) -> Void = { _, _ in }
  ) {
    self.name = name
    self.className = className
    self.summary = summary
    self.count = count
    self.isConstrained = isConstrained
    self.part = part
    self.attach = attach
  }

  /// A list of objects that are made and handed over together.
  package static func list<Owner: NSObject, Child: NSObject>(
    _ name: String, of className: String, _ summary: String, isConstrained: Bool = false,
    attach: @escaping @MainActor (Owner, [Child]) -> Void
  ) -> ChildDescription {
    let attachAll: @MainActor (NSObject, [NSObject]) -> Void = { owner, children in
      if let owner = owner as? Owner { attach(owner, children.compactMap { $0 as? Child }) }
    }
    return ChildDescription(name, className, summary, .list, isConstrained: isConstrained, attach: attachAll)
  }

  /// A list of objects that is set through its key path.
  package static func list<Owner: NSObject, Child: NSObject>(
    _ name: String, of className: String, _ summary: String, _ path: ReferenceWritableKeyPath<Owner, [Child]?>
  ) -> ChildDescription {
    list(name, of: className, summary) { (owner: Owner, children: [Child]) in owner[keyPath: path] = children }
  }

  /// One object that is made and handed over.
  package static func one<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, attach: @escaping @MainActor (Owner, Child) -> Void
  ) -> ChildDescription {
    let attachOne: @MainActor (NSObject, [NSObject]) -> Void = { owner, children in
      if let owner = owner as? Owner, let child = children.first as? Child { attach(owner, child) }
    }
    return ChildDescription(name, className, summary, .one, attach: attachOne)
  }

  /// One object that is set through its key path.
  package static func one<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, _ path: ReferenceWritableKeyPath<Owner, Child?>
  ) -> ChildDescription {
    one(name, className, summary) { (owner: Owner, child: Child) in owner[keyPath: path] = child }
  }

  /// An object that the owner always has.
  package static func part<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, _ part: @escaping @MainActor (Owner) -> Child?
  ) -> ChildDescription {
    ChildDescription(name, className, summary, .part, part: { owner in (owner as? Owner).flatMap { part($0) } })
  }

  /// A list of objects that the owner makes itself, one for each call; `nil` where it can have none.
  package static func parts<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, make: @escaping @MainActor (Owner) -> Child?
  ) -> ChildDescription {
    ChildDescription(name, className, summary, .parts, part: { owner in (owner as? Owner).flatMap { make($0) } })
  }
}
