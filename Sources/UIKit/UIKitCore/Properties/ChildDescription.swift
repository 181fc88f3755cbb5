package import Foundation
internal import UIFoundation

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
  package fileprivate(set) var isPresented = false
  /// Returns an object that the owner creates, or `nil` if the owner has none.
  package let part: @MainActor (NSObject) -> NSObject?
  /// Attaches the objects that the document creates to their owner.
  package let attach: @MainActor (NSObject, [NSObject]) -> Void
  /// The property for key-value coding; `nil` for children that have no key path.
  let member: ObjectiveCMember?
  /// Returns the property for the key-value coding of layers; `nil` for children that have no key path.
  let key: (@MainActor () -> KeyedProperty)?
}

/// An entry of a class's children, typed by the class that has them.
@MainActor
package struct Child<Owner: NSObject> {
  package private(set) var description: ChildDescription

  private init(
    _ name: String, _ kind: NSObject.Type, _ summary: String, _ count: ChildDescription.Count,
    isConstrained: Bool = false, member: ObjectiveCMember? = nil, key: (@MainActor () -> KeyedProperty)? = nil,
    part: @escaping @MainActor (Owner) -> NSObject? = { _ in nil },
    attach: @escaping @MainActor (Owner, [NSObject]) -> Void = { _, _ in }
  ) {
    description = ChildDescription(
      name: name, className: "\(kind)", summary: summary, count: count, isConstrained: isConstrained,
      part: { owner in (owner as? Owner).flatMap { part($0) } },
      attach: { owner, children in if let owner = owner as? Owner { attach(owner, children) } }, member: member,
      key: key)
  }

  /// This key with children that are attached after the first layout.
  package var presented: Child {
    var child = self
    child.description.isPresented = true
    return child
  }

  /// Creates a key for a list of objects that are created and then attached to their owner together.
  package init<Kind: NSObject>(
    list name: String, of kind: Kind.Type, _ summary: String, isConstrained: Bool = false,
    attach: @escaping @MainActor (Owner, [Kind]) -> Void
  ) {
    self.init(
      name, kind, summary, .list, isConstrained: isConstrained,
      attach: { owner, children in attach(owner, children.compactMap { $0 as? Kind }) })
  }

  /// Creates a key for a list of objects that is set through its key path.
  package init<Kind: NSObject>(
    list name: String, _ summary: String, _ path: ReferenceWritableKeyPath<Owner, [Kind]?>
  ) {
    self.init(list: name, of: Kind.self, summary) { owner, children in owner[keyPath: path] = children }
  }

  /// Creates a key for one object that is created and then attached to its owner.
  package init<Kind: NSObject>(
    one name: String, _ kind: Kind.Type, _ summary: String, attach: @escaping @MainActor (Owner, Kind) -> Void
  ) {
    self.init(
      name, kind, summary, .one,
      attach: { owner, children in if let child = children.first as? Kind { attach(owner, child) } })
  }

  /// Creates a key for one object that is set through its key path.
  package init<Kind: NSObject>(
    one name: String, _ summary: String, _ path: ReferenceWritableKeyPath<Owner, Kind?>
  ) {
    self.init(
      name, Kind.self, summary, .one, member: .property(name, path), key: { KeyedProperty(name, path) },
      attach: { owner, children in if let child = children.first as? Kind { owner[keyPath: path] = child } })
  }

  /// Creates a key for an object that the owner creates.
  package init<Kind: NSObject>(part name: String, _ summary: String, _ path: KeyPath<Owner, Kind>) {
    self.init(name, Kind.self, summary, .part, member: .property(name, path), part: { $0[keyPath: path] })
  }

  /// Creates a key for an object that the owner creates, but can lack.
  package init<Kind: NSObject>(part name: String, _ summary: String, _ path: KeyPath<Owner, Kind?>) {
    self.init(name, Kind.self, summary, .part, member: .property(name, path), part: { $0[keyPath: path] })
  }

  /// Creates a key for a list of objects that the owner creates.
  ///
  /// Each call of `make` returns a new object, or `nil` if the owner does not allow any.
  package init<Kind: NSObject>(
    parts name: String, of kind: Kind.Type, _ summary: String, make: @escaping @MainActor (Owner) -> Kind?
  ) {
    self.init(name, kind, summary, .parts, part: { make($0) })
  }
}

/// A builder of lists of children.
@resultBuilder
package enum ChildList<Owner: NSObject> {
  package static func buildExpression(_ child: Child<Owner>) -> [Child<Owner>] { [child] }
  package static func buildExpression(_ children: [Child<Owner>]) -> [Child<Owner>] { children }
  package static func buildBlock(_ children: [Child<Owner>]...) -> [Child<Owner>] { children.flatMap { $0 } }
}

extension [ChildDescription] {
  /// Creates a list of children of a class, for keys that only documents have.
  @MainActor
  package init<Owner: NSObject>(of owner: Owner.Type, @ChildList<Owner> _ children: @MainActor () -> [Child<Owner>]) {
    self = children().map(\.description)
  }
}
