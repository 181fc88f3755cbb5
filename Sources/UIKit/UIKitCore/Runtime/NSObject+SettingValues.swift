internal import AutoLayout
internal import Foundation
public import UIFoundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Sets a property by its name. An unknown name or an unsuitable value is logged.
  ///
  /// It supports the properties that documents and Interface Builder's files can set by one value, observable properties,
  /// and the properties that `headframe swift` lists for a program's classes.
  public func setValue(_ value: Any?, forKey key: String) {
    switch ObservableKey.set(value, for: key, in: self) {
    case true?: return
    case false?:
      log("[\(self) setValue:forUndefinedKey:]: the property \(key) does not accept \(value.map { "\($0)" } ?? "nil").")
    case nil:
      log("[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
  }

  /// Sets the property at the end of a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    guard let object = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject else {
      return log("[\(self) setValue:forKeyPath:]: there is no object at \(keyPath[..<dot]).")
    }
    let key = String(keyPath[keyPath.index(after: dot)...])
    if let object = object as? any KeyValueCoded {
      nonisolated(unsafe) let (object, value) = (object, value)
      MainActor.unchecked { object.setValue(value, forKeyPath: key) }
    } else {
      object.setValue(value, forKey: key)
    }
  }

  private func log(_ message: String) { MainActor.unchecked { LayoutDiagnostics.log(message) } }
}
