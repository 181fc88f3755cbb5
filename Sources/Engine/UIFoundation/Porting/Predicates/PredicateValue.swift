internal import Foundation

/// Functions for values of unknown types in predicates.
enum PredicateValue {
  /// The operators that combine the elements of a list.
  static let operators: Set<String> = [
    "@count", "@sum", "@avg", "@min", "@max", "@unionOfObjects", "@distinctUnionOfObjects",
  ]

  /// Returns the value in optional values, and nil for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    return (value as? any OptionalValue).map { unwrapped($0.wrapped) } ?? value
  }

  static func number(_ value: Any?) -> Double? {
    (value as? Bool).map { $0 ? 1 : 0 } ?? Double(number: value)
  }

  static func text(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: value.description
    case let value as Substring: String(value)
    default: nil
    }
  }

  static func list(_ value: Any?) -> [Any?]? {
    switch value {
    case let value as [Any]: value.map { $0 }
    case let value as NSArray: value.map { $0 }
    case let value as NSOrderedSet: value.map { $0 }
    case let value as NSSet: value.map { $0 }
    case let value as Set<AnyHashable>: value.map(\.base)
    case let value as [String: Any]: value.keys.sorted().map { value[$0] }
    default: nil
    }
  }

  /// Returns the order of two numbers, texts or dates; nil for other values.
  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
    // Numbers beyond 2^53 are not exact as floating-point numbers.
    if let left = left as? Int, let right = right as? Int {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : left == right ? .orderedSame : nil
    }
    if let left = text(left), let right = text(right) { return left.compare(right, options: options) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> Bool {
    let (left, right) = (unwrapped(left), unwrapped(right))
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = list(left), let right = list(right) {
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    }
    return left as AnyObject === right as AnyObject
  }

  static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    let isCaseInsensitive = options.contains(.caseInsensitive)
    func folded(_ text: String) -> String {
      options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let (text, pattern) = (folded(text), folded(pattern))
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: isCaseInsensitive ? [.caseInsensitive] : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// Returns the regular expression of a pattern with `?` and `*`, which a backslash makes literal.
  static func expression(ofWildcards pattern: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in pattern {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      switch (character, isEscaped) {
      case ("*", false): result += "[\\s\\S]*"
      case ("?", false): result += "[\\s\\S]"
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return result
  }

  /// Returns the value of keys one after another.
  ///
  /// An operator combines what the keys after it give for each element.
  static func value(ofPath keys: ArraySlice<String>, in value: Any?) -> Any? {
    guard let key = keys.first else { return value }
    let rest = keys.dropFirst()
    guard operators.contains(key) else { return self.value(ofPath: rest, in: self.value(of: key, in: value)) }
    let elements = list(value)?.map { self.value(ofPath: rest, in: $0) } ?? list(self.value(ofPath: rest, in: value))
    return elements.flatMap { combined($0, key) }
  }

  /// Returns the value of a key; of a list, the values of its elements.
  private static func value(of key: String, in value: Any?) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    if key == "self" || key == "SELF" { return value }
    if let text = text(value) { return key == "length" ? text.utf16.count : nil }
    if let dictionary = value as? [String: Any] { return dictionary[key] }
    if let list = list(value) { return list.map { self.value(of: key, in: $0) ?? NSNull() } as [Any] }
    return (value as? NSObject)?.value(forKey: key)
  }

  private static func combined(_ elements: [Any?], _ name: String) -> Any? {
    if name == "@count" { return elements.count }
    let elements = elements.compactMap(unwrapped)
    let numbers = elements.compactMap(number)
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return elements.min { order($0, $1) == .orderedAscending }
    case "@max": return elements.max { order($0, $1) == .orderedAscending }
    case "@unionOfObjects": return elements
    default:
      return elements.reduce(into: [Any]()) { distinct, element in
        if !distinct.contains(where: { areEqual($0, element) }) { distinct.append(element) }
      }
    }
  }
}

/// A value that can be nil, in a value of unknown type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 as Any } }
}
