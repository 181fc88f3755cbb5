package import Foundation

/// The properties that a UIKit class adds to its superclass, in the order in which they are set.
@MainActor
package struct ClassProperties {
  package let owner: NSObject.Type
  package let properties: [Property]
  /// The properties in Interface Builder's files, in the order in which they are read.
  package let propertiesInFiles: [Property]
  private let isClass: @MainActor (NSObject) -> Bool

  init<Owner: NSObject>(of owner: Owner.Type, @EntryList<Owner> _ entries: () -> [Entry<Owner>]) {
    let all = entries().map(\.property)
    // Attributed texts are set last, because a font or a color of the whole text would replace their attributes.
    properties = all.filter { !$0.isAttributedText } + all.filter(\.isAttributedText)
    propertiesInFiles = properties.filter { $0.attribute != nil }
    isClass = { $0 is Owner }
    self.owner = owner
  }

  /// Returns whether an object is of this class or inherits from it.
  package func contains(_ object: NSObject) -> Bool { isClass(object) }
}

/// The properties of UIKit's classes, each list in the file `Class+Properties.swift` beside its class.
@MainActor
package enum Catalog {}
