internal import Foundation
public import UIFoundation

/// The class methods that programs call by name because app extensions must not call them directly.
private let classMethods: [String: (owner: AnyClass, object: @MainActor @Sendable () -> AnyObject)] = [
  "sharedApplication": (UIApplication.self, { UIApplication.shared }),
  "mainScreen": (UIScreen.self, { UIScreen.main }),
  "currentDevice": (UIDevice.self, { UIDevice.current }),
  "generalPasteboard": (UIPasteboard.self, { UIPasteboard.general }),
]

extension MetatypeInitializable where Self: NSObject {
  /// Does nothing, and is never called. Views and controllers have a method with the same name.
  public func awakeFromNib() {}
  public func prepareForInterfaceBuilder() {}

  /// Returns the name of the class in Objective-C, with its module unless it is one of Apple's classes.
  public static func description() -> String { ObjectiveCLookup.description(of: Self.self) }

  /// Returns whether the selector names this class's method for a shared object of UIKit.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, let method = classMethods[aSelector.name] else { return false }
    return method.owner == Self.self
  }

  /// Returns whether the class or a superclass declares the method with which a selector was created.
  public static func instancesRespond(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: Self.self) ?? false }

  /// Returns the class itself.
  public static func classForCoder() -> AnyClass { Self.self }

  /// Returns the shared object for a key such as `sharedApplication`; nil if the class has no such key.
  ///
  /// A prefix of the key with at least three characters is sufficient.
  public static func value(forKey key: String) -> Any? {
    nonisolated(unsafe) var value: AnyObject?
    MainActor.unchecked {
      let name = classMethods.keys.sorted().first { $0 == key || key.count > 2 && $0.hasPrefix(key) }
      if let method = name.flatMap({ classMethods[$0] }), method.owner == Self.self { value = method.object() }
    }
    return value
  }

  /// Returns the value at the given key path that starts at the class.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, let value = value(forKey: first) else { return nil }
    return names.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: names[1])
  }

  /// Sends a message to the class. Returns nil if the class has no such method.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector, let method = classMethods[aSelector.name], method.owner == Self.self else { return nil }
    nonisolated(unsafe) var object: AnyObject?
    MainActor.unchecked { object = method.object() }
    return object.map { Unmanaged.passUnretained($0) }
  }
}
