/// The values of a scope's layer that depend on other layers or scopes.
///
/// Through them, they can depend on the data row.
enum DerivedValues: Sendable {
  /// The arguments of a component that have placeholders, which are filled in the scope of its use.
  case arguments([Argument], DataScope)
  /// An item of a repetition, under a name. The layers below determine the list.
  case item(index: Int, name: String, list: DocumentNode)

  /// A value of a component's parameter, as written.
  struct Argument: Sendable {
    let name: String
    let node: DocumentNode
  }
}

extension DataValue {
  /// The number of items that `repeat` makes of a value; nil for values that are no list and no number.
  var repetitionCount: Int? {
    switch self {
    case .list(let values): values.count
    case .null: 0
    // Numbers in CSV are texts.
    default: text.flatMap { Int($0) }.flatMap { (0...100_000).contains($0) ? $0 : nil }
    }
  }

  /// Returns an item of a repetition: that of a list, or the index; null beyond the end of a list.
  func repeatedItem(at index: Int) -> DataValue {
    guard case .list(let values) = self else { return .number(Double(index)) }
    return index < values.count ? values[index] : .null
  }
}
