/// The class methods that code looks up by name, to work in app extensions where UIKit forbids them.
private let classMethods: [String: (owner: AnyClass, object: @MainActor @Sendable () -> AnyObject)] = [
  "sharedApplication": (UIApplication.self, { UIApplication.shared }),
  "mainScreen": (UIScreen.self, { UIScreen.main }),
  "currentDevice": (UIDevice.self, { UIDevice.current }),
  "generalPasteboard": (UIPasteboard.self, { UIPasteboard.general }),
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
    guard let aSelector, let method = classMethods[aSelector.name] else { return false }
    return method.owner == Self.self
  }

  /// Sends a message to the class, on the main thread; nil where it has no such method.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector, let method = classMethods[aSelector.name], method.owner == Self.self else { return nil }
    nonisolated(unsafe) var object: AnyObject?
    MainActor.unchecked { object = method.object() }
    return object.map { Unmanaged.passUnretained($0) }
  }
}
