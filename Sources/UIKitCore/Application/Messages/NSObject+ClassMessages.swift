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
    return MainActor.unchecked { classes[aSelector.name] == Self.self }
  }

  /// Sends a message to the class; nil where it has no such method.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector, responds(to: aSelector) else { return nil }
    nonisolated(unsafe) var object: AnyObject?
    MainActor.unchecked { object = classMethods[aSelector.name]?() }
    return object.map { Unmanaged.passUnretained($0) }
  }
}
