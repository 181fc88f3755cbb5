import UIKitCore

/// A property that documents can set. Decoding, the schema and the reference page use it.
@MainActor
package struct PropertyDescription {
  /// The phase in which a property is set.
  package typealias Phase = Property.Phase

  /// The name in UIKit.
  package let name: String
  /// The description for the schema and the reference.
  package let summary: String
  package let schema: ValueSchema
  package let phase: Phase
  /// Indicates whether setting a value has the same effect as setting it alone on a new object.
  package private(set) var isResettable = false
  /// Reads a value and returns its setter.
  ///
  /// The result is `nil` if the value is invalid, the object is of another class, or only the initializer sets the
  /// property.
  package let read: @MainActor (DocumentNode, NSObject, ValueContext) -> (@MainActor () -> Void)?

  /// Creates a property with a custom setter.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    of owner: Owner.Type = Owner.self,
    set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.schema = type.schema
    self.phase = phase
    self.read = { node, owner, context in
      guard let value = type.decode(node, context), let owner = owner as? Owner else { return nil }
      return { set(owner, value) }
    }
  }

  /// This property, declared as resettable.
  package var resettable: PropertyDescription {
    var property = self
    property.isResettable = true
    return property
  }

  /// Creates a property that is set through its key path.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(name, type, summary, phase: phase) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
  }

  /// Creates an optional property that is set through its key path. `null` clears it.
  package init<Owner: NSObject, Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, phase: Phase = .early,
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    self.init(name, type.orNull, summary, phase: phase) { (owner: Owner, value: Value?) in
      owner[keyPath: path] = value
    }
  }

  /// Creates a property whose value is the id of a view or an item in the same document or component.
  init<Owner: NSObject>(
    itemKey name: String, _ summary: String, set: @escaping @MainActor (Owner, NSObject) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.schema = .string
    self.phase = .early
    self.read = { node, owner, context in
      // Ids are only known while a scene is built.
      guard let id = ValueType.plainText.decode(node, context), let scope = context.scope else { return nil }
      guard let item = scope.item(id) as? NSObject else {
        let suggestion = Spelling.nearest(to: id, among: scope.visibleNames)
        return context.expected("the id of a view or an item", at: node, suggestion: suggestion)
      }
      guard let owner = owner as? Owner else { return nil }
      return { set(owner, item) }
    }
  }

  /// Creates a property that only the initializer sets.
  init<Value>(initializerKey name: String, _ type: ValueType<Value>, _ summary: String) {
    self.name = name
    self.summary = summary
    self.schema = type.schema
    self.phase = .creation
    self.read = { node, _, context in
      _ = type.decode(node, context)
      return nil
    }
  }
}

extension ClassProperties {
  /// The descriptions of the properties with keys in documents, in the order of the catalog.
  var descriptions: [PropertyDescription] { properties.compactMap { PropertyDescription($0) } }
}

extension [PropertyDescription] {
  /// Returns the list with properties inserted before a named property, or at the end if that is missing.
  ///
  /// Used for properties that only documents have.
  func inserting(_ properties: [PropertyDescription], before name: String) -> [PropertyDescription] {
    var all = self
    all.insert(contentsOf: properties, at: firstIndex { $0.name == name } ?? endIndex)
    return all
  }
}

extension PropertyDescription {
  /// A closure that sets a captured value on an object.
  fileprivate typealias Setter = @MainActor (NSObject) -> Void

  /// Creates the description of a property; `nil` if it has no summary, and thus no key in documents.
  init?(_ property: Property) {
    guard let summary = property.summary, let type = property.setter?.valueType else { return nil }
    let phase = property.phase
    if let clear = property.clear {
      self.init(property.name, type.orNull, summary, phase: phase) { (object: NSObject, set) in (set ?? clear)(object) }
    } else {
      self.init(property.name, type, summary, phase: phase) { (object: NSObject, set) in set(object) }
    }
    if property.isResettable { self = resettable }
  }
}

/// A value with properties of its own, as the changes of the object that holds it.
package struct ValueChanges: Sendable {
  fileprivate let description: ValueDescription
  fileprivate var changes: [PropertyDescription.Setter] = []

  /// Creates an object that holds the value.
  @MainActor
  func makeObject() -> NSObject {
    let object = description.makeObject()
    apply(to: object)
    return object
  }

  /// Changes an object that holds a value.
  @MainActor
  fileprivate func apply(to object: NSObject) { for change in changes { change(object) } }
}

extension ValueDescription {
  /// The type of the value in documents: a mapping, or the text of its shorthand.
  var valueType: ValueType<ValueChanges> {
    let (name, shorthand) = (name, properties.shorthand)
    var (fields, short) = ([Field<ValueChanges>](), ValueType<PropertyDescription.Setter>?.none)
    for property in properties.properties {
      guard let summary = property.summary, let type = property.setter?.valueType else { continue }
      if property.name == shorthand { short = type }
      fields.append(Field(property.name, type, summary) { $0.changes.append($1) })
    }
    let mapping = ValueType.object(name, of: ValueChanges(description: self)) { fields }
    guard let shorthand, let short else { return schemaName.map { mapping.named($0) } ?? mapping }
    var example = ""
    if case .oneOf(let words) = short.schema, let first = words.first { example = first }
    let expectation = "\(name) such as \(example), or {\(shorthand): \(example), …}"
    let type = ValueType<ValueChanges>(expectation, schema: .anyOf([short.schema, mapping.schema])) { node, context in
      if node.entries != nil { return mapping.decode(node, context) }
      guard node.text != nil else { return context.expected(expectation, at: node) }
      return short.decode(node, context).map { ValueChanges(description: self, changes: [$0]) }
    }
    return schemaName.map { type.named($0) } ?? type
  }
}

extension PropertySetter {
  /// The type of the value in documents. It decodes to a closure that sets the value.
  @MainActor
  fileprivate var valueType: ValueType<PropertyDescription.Setter> {
    func type<Value>(
      _ type: ValueType<Value>, _ assign: @escaping Assignment<Value>
    ) -> ValueType<PropertyDescription.Setter> {
      type.map { value in { object in assign(object, value) } }
    }
    switch self {
    case .boolean(let assign): return type(.boolean, assign)
    case .integer(let range, let assign): return type(.integer(range), assign)
    case .number(.any, let assign): return type(.number, assign)
    case .number(.length, let assign): return type(.length, assign)
    case .number(.fraction, let assign): return type(.fraction, assign)
    case .numbers(.any, let assign): return type(.list(of: .number), assign)
    case .numbers(.length, let assign): return type(.list(of: .length), assign)
    case .numbers(.fraction, let assign): return type(.list(of: .fraction), assign)
    case .text(let assign): return type(.text, assign)
    case .name(let assign): return type(.plainText, assign)
    case .texts(let assign): return type(.list(of: .text), assign)
    case .attributedText(let assign): return type(.attributedText) { assign($0, $1.attributedString) }
    case .textAttributes(let assign): return type(.textAttributes) { assign($0, $1.values) }
    case .word(let words, let assign): return type(.index(in: words), assign)
    case .words(let words, let assign): return type(.list(of: .index(in: words)), assign)
    case .color(let assign): return type(.color, assign)
    case .colors(let assign): return type(.list(of: .color), assign)
    case .image(let assign): return type(.image, assign)
    case .font(let assign): return type(.font, assign)
    case .point(let assign): return type(.point, assign)
    case .size(let assign): return type(.size, assign)
    case .offset(let assign): return type(.offset, assign)
    case .rectangle(let assign): return type(.rectangle, assign)
    case .frame(let assign): return type(.frame, assign)
    case .path(let assign): return type(.path, assign)
    case .transform(let assign): return type(.transform, assign)
    case .date(let assign): return type(.date, assign)
    case .calendar(let assign): return type(.calendar, assign)
    case .timeZone(let assign): return type(.timeZone, assign)
    case .locale(let assign): return type(.locale) { assign($0, Locale(identifier: $1)) }
    case .edgeInsets(let assign): return type(.edgeInsets, assign)
    case .directionalEdgeInsets(let assign): return type(.directionalEdgeInsets, assign)
    case .priorities(let assign):
      return type(.axisPriorities) { object, priorities in
        for (axis, priority) in priorities.pairs { assign(object, (axis, priority)) }
      }
    case .perState(let setter):
      return ValueType.states { setter($0.rawValue).valueType }.map { all in
        { object in for set in all { set(object) } }
      }
    case .value(let description, let assign): return type(description.valueType) { assign($0, $1.makeObject()) }
    case .part(let description, let assign):
      return type(description.valueType) { object, changes in assign(object) { changes.apply(to: $0) } }
    }
  }
}
