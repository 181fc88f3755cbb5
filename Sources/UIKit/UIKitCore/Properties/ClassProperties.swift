package import Foundation

/// A UIKit class: how objects are created and named, and its own properties and children.
///
/// The value is in the file `Class+Properties.swift` beside its class. Documents, their schema and reference, Interface
/// Builder's files, runtime attributes, key-value coding and appearance proxies read it.
@MainActor
package final class ClassProperties {
  package let owner: NSObject.Type
  /// The description in the reference of documents; `nil` for a class that documents cannot name.
  package let summary: String?
  /// The property to which documents assign a plain text in place of a mapping.
  package let shorthand: String?
  /// The name of the object's element in Interface Builder's files.
  ///
  /// It is `nil` for a class without an element, or with an element whose attributes are arguments of the initializer.
  package let element: String?
  /// Creates an object from the arguments that the closure reads.
  ///
  /// It is `nil` for a class without objects of its own, or with an initializer whose arguments readers take from their
  /// notation.
  package let make: (@MainActor (ReadArgument) -> NSObject)?
  /// Creates the object of an element, if it differs from that of a document.
  private let ownMakeInFile: (@MainActor () -> NSObject)?
  /// The arguments of the initializer.
  package let arguments: [Property]
  /// The objects of a document that can show another data row.
  package let reuse: Reuse

  // Layers have key-value coding on any thread. A closure that is passed to another module would be checked to run on the
  // main thread, so that lists are created by loops.
  private let entries: @MainActor (AnyClass) -> [Property]
  private let childEntries: @MainActor () -> [ChildDescription]

  /// Reads the value of an argument from a document or a file, and sets it on an object that holds it.
  package typealias ReadArgument = @MainActor (_ argument: Property, _ holder: NSObject) -> Void

  /// The properties in the order in which they are set. They are created when they are first read.
  package private(set) lazy var properties: [Property] = {
    let all = entries(owner)
    var (properties, attributedTexts, hasFont) = ([Property](), [Property](), false)
    for property in all {
      hasFont = hasFont || property.isFont
      if property.isAttributedText { attributedTexts.append(property) } else { properties.append(property) }
    }
    // Attributed texts are set after the font and the color of the whole text, which would replace their attributes.
    return hasFont ? properties + attributedTexts : all
  }()

  /// The children in the order in which they are created.
  package private(set) lazy var children = childEntries()

  /// Returns the observable properties with key paths whose root is a subclass: `\UIView.frame` and `\Card.frame` are not
  /// equal.
  func observable(in type: AnyClass) -> [Property] {
    // Only lists with observable properties depend on the class.
    guard properties.contains(where: \.isObservable) else { return [] }
    return entries(type).filter(\.isObservable)
  }

  /// The properties in Interface Builder's files, in the order in which they are read.
  package private(set) lazy var propertiesInFiles = properties.filter { $0.attribute != nil }

  /// The rules by which values of appearance proxies are copied.
  private(set) lazy var appearance = properties.compactMap(\.appearance)

  /// The keys of the class, for the key-value coding of layers.
  private(set) lazy var keys: [KeyedProperty] = {
    var keys: [KeyedProperty] = []
    for property in properties { if let key = property.key { keys.append(key()) } }
    for child in children { if let key = child.key { keys.append(key()) } }
    return keys
  }()

  /// The objects of a class that look as new ones after resettable properties are set again.
  package enum Reuse: Sendable {
    /// None: what they look like depends on earlier values or layouts, as a scroll view's offset does.
    case never
    case always
    /// Those without these properties, which depend on others or on earlier layouts.
    case without([String])
    /// Those for which the document does not set a property, or sets one of these words.
    case with(String, [String])
  }

  convenience init<Owner: NSObject>(
    of owner: Owner.Type, _ summary: String?, shorthand: String? = nil, element: String? = nil,
    make: (@MainActor () -> Owner)? = nil, makeInFile: (@MainActor () -> Owner)? = nil, reuse: Reuse = .never,
    @EntryList<Owner> _ entries: @escaping @MainActor () -> [Property],
    @ChildList<Owner> children: @escaping @MainActor () -> [Child<Owner>] = { [] }
  ) {
    var makeObject: (@MainActor (ReadArgument) -> NSObject)?
    if let make { makeObject = { _ in make() } }
    self.init(owner, summary, shorthand, element, [], makeObject, makeInFile, reuse, { _ in entries() }, children)
  }

  /// Creates the description of a class with observable properties, which are read for each subclass.
  convenience init<Owner: NSObject>(
    of owner: Owner.Type, _ summary: String, element: String, make: @escaping @MainActor () -> Owner,
    reuse: Reuse = .never, _ properties: @escaping @MainActor (AnyClass) -> [Property]?,
    @ChildList<Owner> children: @escaping @MainActor () -> [Child<Owner>] = { [] }
  ) {
    self.init(owner, summary, nil, element, [], { _ in make() }, nil, reuse, { properties($0) ?? [] }, children)
  }

  /// Creates the description of a class whose initializer has an argument, which can be `nil`.
  convenience init<Owner: NSObject, Value>(
    of owner: Owner.Type, _ summary: String, shorthand: String? = nil, element: String? = nil,
    with argument: Entry<Argument<Value>>, make: @escaping @MainActor (Value?) -> Owner,
    makeInFile: (@MainActor () -> Owner)? = nil, reuse: Reuse = .never,
    @EntryList<Owner> _ entries: @escaping @MainActor () -> [Property],
    @ChildList<Owner> children: @escaping @MainActor () -> [Child<Owner>] = { [] }
  ) {
    let argument = argument.property
    self.init(
      owner, summary, shorthand, element, [argument],
      { read in
        let holder = Argument<Value>(nil)
        read(argument, holder)
        return make(holder.value)
      }, makeInFile, reuse, { _ in entries() }, children)
  }

  /// Creates the description of a class whose initializer has two arguments, which can be `nil`.
  convenience init<Owner: NSObject, First, Second>(
    of owner: Owner.Type, _ summary: String, shorthand: String? = nil,
    with first: Entry<Argument<First>>, _ second: Entry<Argument<Second>>,
    make: @escaping @MainActor (First?, Second?) -> Owner,
    @EntryList<Owner> _ entries: @escaping @MainActor () -> [Property],
    @ChildList<Owner> children: @escaping @MainActor () -> [Child<Owner>] = { [] }
  ) {
    let (first, second) = (first.property, second.property)
    self.init(
      owner, summary, shorthand, nil, [first, second],
      { read in
        let holders = (Argument<First>(nil), Argument<Second>(nil))
        read(first, holders.0)
        read(second, holders.1)
        return make(holders.0.value, holders.1.value)
      }, nil, .never, { _ in entries() }, children)
  }

  private init<Owner: NSObject>(
    _ owner: Owner.Type, _ summary: String?, _ shorthand: String?, _ element: String?, _ arguments: [Property],
    _ make: (@MainActor (ReadArgument) -> NSObject)?, _ makeInFile: (@MainActor () -> NSObject)?, _ reuse: Reuse,
    _ entries: @escaping @MainActor (AnyClass) -> [Property], _ children: @escaping @MainActor () -> [Child<Owner>]
  ) {
    self.owner = owner
    self.summary = summary
    self.shorthand = shorthand
    self.element = element
    self.arguments = arguments
    self.make = make
    ownMakeInFile = makeInFile
    self.reuse = reuse
    self.entries = entries
    childEntries = {
      var descriptions: [ChildDescription] = []
      for child in children() { descriptions.append(child.description) }
      return descriptions
    }
  }

  /// The name in UIKit.
  package var name: String { "\(owner)" }

  /// Creates the object of an element from the arguments that the closure reads.
  ///
  /// Returns `nil` for a class without objects of its own.
  package func makeInFile(_ read: ReadArgument) -> NSObject? { ownMakeInFile?() ?? make?(read) }
}

/// The value of an initializer's argument, which a reader sets before it creates the object.
typealias Argument<Value> = Held<Value?>

extension Entry {
  /// Creates an argument of an initializer.
  static func argument<Value>(_ name: PropertyName, _ kind: ValueKind<Value>, _ summary: String) -> Entry
  where Owner == Argument<Value> {
    Entry(name, kind, summary) { $0.value = $1 }.at(.creation)
  }
}

/// The values that describe UIKit's classes, each in a file beside its class.
@MainActor
package enum Catalog {}
