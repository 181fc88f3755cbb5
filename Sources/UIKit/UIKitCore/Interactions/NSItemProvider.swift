public import Foundation

/// An object that a drag or a pasteboard can transfer.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that a drag or a pasteboard can deliver.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// A provider of at most one object for a drag or a pasteboard of this process.
open class NSItemProvider: NSObject {
  private let object: Any?
  open var suggestedName: String?

  public override init() {
    object = nil
  }

  public init(object: any NSItemProviderWriting) {
    self.object = object
  }

  public init(item: Any?, typeIdentifier: String?) {
    object = item
    ownIdentifiers = [typeIdentifier].compactMap { $0 }
  }

  private var ownIdentifiers: [String] = []
  open var registeredTypeIdentifiers: [String] {
    (object as? any NSItemProviderWriting).map { type(of: $0).writableTypeIdentifiersForItemProvider }
      ?? ownIdentifiers
  }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass } ?? false
  }

  /// Calls the completion handler with the object, or with nil if its class is not exactly `aClass`.
  ///
  /// The handler is called before the method returns. The error is always nil.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, nil)
    return Progress(totalUnitCount: 0)
  }
}
