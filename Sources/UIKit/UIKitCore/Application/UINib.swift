public import Foundation

/// A nib of Interface Builder, whose objects are created each time it is instantiated.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The closure that creates the top-level objects for an owner.
  private let makeObjects: (AnyObject?) -> [Any]

  /// Creates a nib from a closure that creates its top-level objects for an owner.
  package init(objects makeObjects: @escaping (AnyObject?) -> [Any]) {
    self.makeObjects = makeObjects
  }

  /// Returns the top-level objects, with the outlets of the owner connected.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    makeObjects(ownerOrNil.map { $0 as AnyObject })
  }

  /// An option for the instantiation of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

/// A reader of nibs by name, implemented by the module that reads the files.
@MainActor
package protocol NibReading {
  /// Returns the nib with the given name in a bundle; nil if there is none.
  static func nib(named name: String, bundle: Bundle?) -> UINib?
}
