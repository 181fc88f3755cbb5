public import Foundation

/// A change of some elements of a property.
struct ElementChange {
  let kind: NSKeyValueChange
  let indexes: IndexSet
  /// The elements before an upcoming change, or after a completed one.
  let elements: [Any]
}

extension NSObject {
  /// Notifies observers of an upcoming insertion, removal or replacement of elements of a property.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObserverList.isInUse else { return }
    let old = changeKind == .insertion ? [] : elements(at: indexes, forKey: key)
    ObserverList.of(self)?
      .willChange(
        ObservableKey.canonical(key), ElementChange(kind: changeKind, indexes: indexes, elements: old))
  }

  /// Notifies observers of a completed insertion, removal or replacement of elements of a property.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObserverList.isInUse else { return }
    let new = changeKind == .removal ? [] : elements(at: indexes, forKey: key)
    ObserverList.of(self)?
      .didChange(
        ObservableKey.canonical(key), ElementChange(kind: changeKind, indexes: indexes, elements: new))
  }

  /// Returns the elements of a property at those indexes that it has.
  private func elements(at indexes: IndexSet, forKey key: String) -> [Any] {
    let elements = elements(forKey: key)
    return indexes.filter { elements.indices.contains($0) }.map { elements[$0] }
  }

  /// Returns the elements of a property that is an array; none for other properties.
  package func elements(forKey key: String) -> [Any] {
    switch value(forKey: key) {
    case let array as NSArray: (0..<array.count).map { array.object(at: $0) }
    case let array as [Any]: array
    default: []
    }
  }
}
