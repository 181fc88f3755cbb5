import UIKitCore

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

extension PropertySetter {
  /// The type of the value in documents. It decodes to a closure that sets the value.
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
    }
  }
}
