/// The class methods that code looks up by name, to work in app extensions where UIKit forbids them.
@MainActor
private let classMethods: [String: () -> AnyObject] = [
  "sharedApplication": { UIApplication.shared },
  "mainScreen": { UIScreen.main },
  "currentDevice": { UIDevice.current },
  "generalPasteboard": { UIPasteboard.general },
]

/// The classes whose methods are found.
@MainActor
private let classes: [String: AnyClass] = [
  "sharedApplication": UIApplication.self, "mainScreen": UIScreen.self, "currentDevice": UIDevice.self,
  "generalPasteboard": UIPasteboard.self,
]

extension MetatypeInitializable where Self: NSObject {
  /// Called once an object that is no view was made from a nib.
  public func awakeFromNib() {}
  public func prepareForInterfaceBuilder() {}

  /// The class's name as Objective-C gives it: with its module, except for the classes of UIKit.
  public static func description() -> String {
    let name = String(reflecting: Self.self)
    let module = name.prefix { $0 != "." }
    let own: Set<Substring> = ["UIKitCore", "UIGraphics", "AutoLayout", "TextLayout", "UIFoundation", "Foundation"]
    return own.contains(module) ? String(name.dropFirst(module.count + 1)) : name
  }

  /// Indicates whether the class has a method of the name; those of UIKit's shared objects are known.
  public static func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return MainActor.assumeIsolated { classes[aSelector.name] == Self.self }
  }

  /// The class itself.
  public static func classForCoder() -> AnyClass { Self.self }

  /// Returns the value of a class property by its name, such as that of `sharedApplication`; nil for unknown names.
  public static func value(forKey key: String) -> Any? {
    nonisolated(unsafe) var value: AnyObject?
    MainActor.assumeIsolated {
      let name = classMethods.keys.sorted().first { $0 == key || key.count > 2 && $0.hasPrefix(key) }
      if let name, classes[name] == Self.self { value = classMethods[name]?() }
    }
    return value
  }

  /// Returns the value at the end of a path of names that begins at the class.
  public static func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first, let value = value(forKey: first) else { return nil }
    return names.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: names[1])
  }

  /// Sends a message to the class; nil where it has no such method.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector, responds(to: aSelector) else { return nil }
    nonisolated(unsafe) var object: AnyObject?
    MainActor.assumeIsolated { object = classMethods[aSelector.name]?() }
    return object.map { Unmanaged.passUnretained($0) }
  }
}
