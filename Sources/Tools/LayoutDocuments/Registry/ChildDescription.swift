import UIKitCore

/// A key for the child objects of an object: subviews, items, rows or a built-in part.
@MainActor
package struct ChildDescription {
  /// One child object or a list, created by the document or by the owner.
  package enum Count: Sendable {
    /// A single object that the document creates.
    case one
    /// A list of objects that the document creates.
    case list
    /// A single object that its owner creates. Documents set its properties.
    case part
    /// A list of objects that their owner creates. Documents set their properties.
    case parts
  }

  /// The name in UIKit.
  package let name: String
  /// The class of the children. Children that the document creates can name a subclass.
  package let className: String
  /// The description, in one sentence.
  package let summary: String
  package let count: Count
  /// Indicates whether the children are laid out by constraints, not by autoresizing masks.
  package let isConstrained: Bool
  /// Indicates whether the children are attached after the first layout, as presented screens are.
  private(set) var isPresented = false
  /// Returns an object that the owner creates, or `nil` if the owner has none.
  let part: @MainActor (NSObject) -> NSObject?
  /// Attaches the objects that the document creates to their owner.
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

  /// This key with children that are attached after the first layout.
  package var presented: ChildDescription {
    var child = self
    child.isPresented = true
    return child
  }

  /// Creates a key for a list of objects that are created and then attached to their owner together.
  package static func list<Owner: NSObject, Child: NSObject>(
    _ name: String, of className: String, _ summary: String, isConstrained: Bool = false,
    attach: @escaping @MainActor (Owner, [Child]) -> Void
  ) -> ChildDescription {
    let attachAll: @MainActor (NSObject, [NSObject]) -> Void = { owner, children in
      if let owner = owner as? Owner { attach(owner, children.compactMap { $0 as? Child }) }
    }
    return ChildDescription(name, className, summary, .list, isConstrained: isConstrained, attach: attachAll)
  }

  /// Creates a key for a list of objects that is set through its key path.
  package static func list<Owner: NSObject, Child: NSObject>(
    _ name: String, of className: String, _ summary: String, _ path: ReferenceWritableKeyPath<Owner, [Child]?>
  ) -> ChildDescription {
    list(name, of: className, summary) { (owner: Owner, children: [Child]) in owner[keyPath: path] = children }
  }

  /// Creates a key for one object that is created and then attached to its owner.
  package static func one<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, attach: @escaping @MainActor (Owner, Child) -> Void
  ) -> ChildDescription {
    let attachOne: @MainActor (NSObject, [NSObject]) -> Void = { owner, children in
      if let owner = owner as? Owner, let child = children.first as? Child { attach(owner, child) }
    }
    return ChildDescription(name, className, summary, .one, attach: attachOne)
  }

  /// Creates a key for one object that is set through its key path.
  package static func one<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, _ path: ReferenceWritableKeyPath<Owner, Child?>
  ) -> ChildDescription {
    one(name, className, summary) { (owner: Owner, child: Child) in owner[keyPath: path] = child }
  }

  /// Creates a key for an object that the owner creates.
  package static func part<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, _ path: KeyPath<Owner, Child>
  ) -> ChildDescription {
    ChildDescription(name, className, summary, .part, part: { owner in (owner as? Owner)?[keyPath: path] })
  }

  /// Creates a key for an object that the owner creates, but can lack.
  package static func part<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, _ path: KeyPath<Owner, Child?>
  ) -> ChildDescription {
    ChildDescription(name, className, summary, .part, part: { owner in (owner as? Owner)?[keyPath: path] })
  }

  /// Creates a key for a list of objects that the owner creates.
  ///
  /// Each call of `make` returns a new object, or `nil` if the owner does not allow any.
  package static func parts<Owner: NSObject, Child: NSObject>(
    _ name: String, _ className: String, _ summary: String, make: @escaping @MainActor (Owner) -> Child?
  ) -> ChildDescription {
    ChildDescription(name, className, summary, .parts, part: { owner in (owner as? Owner).flatMap { make($0) } })
  }
}
