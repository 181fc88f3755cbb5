package import Foundation
internal import UIFoundation

/// The name of a property in UIKit, with its attribute or key in Interface Builder's files.
///
/// A literal is the name in both, but the `is` of a flag is omitted in files.
package struct PropertyName: ExpressibleByStringLiteral, Sendable {
  let name: String
  let attribute: String?

  package init(stringLiteral name: String) {
    self.init(name, ObservableKey.canonical(name))
  }

  private init(_ name: String, _ attribute: String?) {
    self.name = name
    self.attribute = attribute
  }

  /// Returns the name of a property whose attribute has another name.
  static func named(_ name: String, inFiles attribute: String) -> PropertyName { PropertyName(name, attribute) }

  /// Returns the name of a property that is not read from files.
  static func documents(_ name: String) -> PropertyName { PropertyName(name, nil) }
}

/// A property of a UIKit class: its kind of value, its setter, and its names.
///
/// The file `Class+Properties.swift` beside a class lists its properties; see ``ClassProperties``.
@MainActor
package struct Property {
  /// The name in UIKit.
  package let name: String
  /// The description; `nil` for a property that documents cannot set.
  package let summary: String?
  /// The setter; `nil` for a property that only code sets, by its key path.
  package let setter: PropertySetter?
  /// Sets the property to `nil`; `nil` itself for a property that always has a value.
  package let clear: (@MainActor (NSObject) -> Void)?
  /// The attribute, or the key of the nested element, in Interface Builder's files; `nil` for none.
  package let attribute: String?
  /// The property for key-value coding; `nil` for one that has no key path.
  fileprivate(set) var member: ObjectiveCMember?
  /// Indicates whether key-value observing reports changes of the property.
  package fileprivate(set) var isObservable = false
  /// The rule by which an appearance proxy's value is copied; `nil` for none.
  fileprivate(set) var appearance: AppearanceCopy?
  /// Returns the property for the key-value coding of layers; `nil` for one that has no key path.
  fileprivate(set) var key: (@MainActor () -> KeyedProperty)?
  /// Indicates whether setting a value has the same effect as setting it alone on a new object.
  ///
  /// Views of a document then show another data row by setting this property again.
  package fileprivate(set) var isResettable = false
  /// The phase in which documents set the property.
  package fileprivate(set) var phase = Phase.early

  /// A phase in the creation of a document's objects.
  package enum Phase: Sendable {
    /// The initializer.
    case creation
    /// The phase after all objects are created.
    case early
    /// The phase after items, rows and controllers are attached.
    case late
    /// The phase after the first layout, when a picture shows what is presented.
    case presented
  }

  /// Indicates whether only documents set the property, as those that are not UIKit's.
  package var isForDocuments: Bool { attribute == nil && member == nil }

  /// Indicates whether the value is an attributed text.
  var isAttributedText: Bool { if case .attributedText? = setter { true } else { false } }

  /// Indicates whether the value is a font.
  var isFont: Bool { if case .font? = setter { true } else { false } }
}

/// An entry of the catalog: a property, typed by the class that has it.
@MainActor
struct Entry<Owner: NSObject> {
  private(set) var property: Property

  /// This entry with a property that is ``Property/isResettable``.
  var resettable: Entry {
    var entry = self
    entry.property.isResettable = true
    return entry
  }

  /// This entry with a property that is ``Property/isObservable``.
  var observable: Entry {
    var entry = self
    entry.property.isObservable = true
    return entry
  }

  /// Returns this entry with a property that documents set in another phase.
  func at(_ phase: Property.Phase) -> Entry {
    var entry = self
    entry.property.phase = phase
    return entry
  }

  /// Returns this entry with the key path for key-value coding of a property that is set in another way.
  func keyed<Value>(by path: ReferenceWritableKeyPath<Owner, Value>) -> Entry {
    var entry = self
    let name = property.name
    entry.property.member = .property(name, path)
    entry.property.key = { KeyedProperty(name, path) }
    return entry
  }

  /// This entry with a property that appearance proxies set through its key path.
  var appearance: Entry { property.member.map { appearance(AppearanceCopy($0)) } ?? self }

  /// Returns this entry with a property that appearance proxies set if its owner records an assignment.
  func appearance<Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, ifSet isSet: KeyPath<Owner, Bool>
  ) -> Entry {
    appearance(AppearanceCopy(path, ifSet: isSet))
  }

  /// Returns this entry with a property that appearance proxies set if its owner stores a value.
  func appearance<Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>, storedIn stored: KeyPath<Owner, Value?>
  ) -> Entry {
    appearance(AppearanceCopy(path, storedIn: stored))
  }

  func appearance(_ copy: AppearanceCopy) -> Entry {
    var entry = self
    entry.property.appearance = copy
    return entry
  }

  /// Creates a property that only code sets.
  init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    self = Entry(.documents(name), nil, nil).keyed(by: path)
  }

  /// Creates a property with a custom setter.
  init<Value>(
    _ name: PropertyName, _ kind: ValueKind<Value>, _ summary: String?, set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.init(name, summary, kind.setter { object, value in if let owner = object as? Owner { set(owner, value) } })
  }

  /// Creates a property that is set through its key path.
  init<Value>(
    _ name: PropertyName, _ kind: ValueKind<Value>, _ summary: String?, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    let setter = kind.setter { object, value in (object as? Owner)?[keyPath: path] = value }
    self = Entry(name, summary, setter).keyed(by: path)
  }

  /// Creates an optional property that is set through its key path.
  init<Value>(
    _ name: PropertyName, _ kind: ValueKind<Value>, _ summary: String?, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    let setter = kind.setter { object, value in (object as? Owner)?[keyPath: path] = value }
    self = Entry(name, summary, setter) { object in (object as? Owner)?[keyPath: path] = nil }.keyed(by: path)
  }

  init(
    _ name: PropertyName, _ summary: String?, _ setter: PropertySetter?, clear: (@MainActor (NSObject) -> Void)? = nil
  ) {
    property = Property(name: name.name, summary: summary, setter: setter, clear: clear, attribute: name.attribute)
  }
}

/// A builder of lists of entries.
@resultBuilder
enum EntryList<Owner: NSObject> {
  static func buildExpression(_ entry: Entry<Owner>) -> [Entry<Owner>] { [entry] }
  static func buildExpression(_ entries: [Entry<Owner>]) -> [Entry<Owner>] { entries }
  static func buildBlock(_ entries: [Entry<Owner>]...) -> [Entry<Owner>] { entries.flatMap { $0 } }
  static func buildFinalResult(_ entries: [Entry<Owner>]) -> [Entry<Owner>] { entries }

  @MainActor
  static func buildFinalResult(_ entries: [Entry<Owner>]) -> [Property] {
    // A closure would be checked to run on the main thread, but layers have key-value coding on any thread.
    var properties: [Property] = []
    for entry in entries { properties.append(entry.property) }
    return properties
  }
}
