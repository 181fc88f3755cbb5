import UIKitCore

/// A class that documents may name: how one is made and which properties it adds to those of its superclass.
@MainActor
package struct ClassDescription {
  /// UIKit's name.
  package let name: String
  /// The described class that this one inherits properties from.
  package let superclass: String?
  /// One sentence.
  package let summary: String
  /// Added here, in the order in which they are set.
  package let properties: [PropertyDescription]
  /// Makes a view with UIKit's defaults.
  package let make: @MainActor () -> UIView

  package init(
    _ name: String, inherits superclass: String? = "UIView", _ summary: String,
    make: @escaping @MainActor () -> UIView, properties: [PropertyDescription]
  ) {
    self.name = name
    self.superclass = superclass
    self.summary = summary
    self.properties = properties
    self.make = make
  }
}
