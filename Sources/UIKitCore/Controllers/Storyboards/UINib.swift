/// Objects archived by Interface Builder, made anew as often as they are asked for.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Makes the top-level objects for an owner.
  private let objects: (AnyObject?) -> [Any]

  /// A nib of objects made by a closure, which is given the owner.
  package init(objects: @escaping (AnyObject?) -> [Any]) {
    self.objects = objects
  }

  /// The top-level objects, with the outlets of the owner connected.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    objects(ownerOrNil.map { $0 as AnyObject })
  }

  /// What may be told when a nib is instantiated.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

/// Reads nibs by name: what this module asks of the one above that knows the files.
@MainActor
package protocol NibReading {
  /// The nib of a name in a bundle; nil where there is none.
  static func nib(named name: String, bundle: Bundle?) -> UINib?
}

extension UINib {
  /// The nib of a controller's view: the one that it names, or one with the name of its class.
  static func ofView(of controller: UIViewController) -> UINib? {
    // Found by name, since this module may not import the one above it.
    guard let reader = NSClassFromString("InterfaceBuilder.NibReader") as? any NibReading.Type else { return nil }
    if let name = controller.nibName { return reader.nib(named: name, bundle: controller.nibBundle) }
    let type = String(describing: Swift.type(of: controller))
    // The framework's own controllers have no nibs.
    guard !String(reflecting: Swift.type(of: controller)).hasPrefix("UIKitCore.") else { return nil }
    let withoutController = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : nil
    for name in [withoutController, type].compactMap({ $0 }) {
      if let nib = reader.nib(named: name, bundle: controller.nibBundle) { return nib }
    }
    return nil
  }
}
