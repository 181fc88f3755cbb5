import UIKitCore

/// The properties that a UIKit class adds to its superclass, in the order in which they are set.
@MainActor
package struct ClassProperties {
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
  }

  /// Returns whether an object is of this class or inherits from it.
  package func contains(_ object: NSObject) -> Bool { isClass(object) }
}

/// The UIKit classes whose properties both documents and Interface Builder's files set.
@MainActor
package enum Catalog {
  /// The classes, superclasses before their subclasses.
  private static let classes: [ClassProperties] = [
    view, label, imageView, stackView, scrollView, textView, table, tableCell, collection, control, button, textField,
    toggle, slider, stepper, segmentedControl, pageControl, datePicker, colorWell, progressView, activityIndicator,
    searchBar,
    navigationBar, toolbar, tabBar, flowLayout, barItem, barButtonItem, tabBarItem, navigationItem,
  ]

  /// Returns an object's property for a key, as key-value coding finds it: `isHidden` or `hidden`.
  package static func property(_ key: String, of object: NSObject) -> Property? {
    let flag = "is" + key.prefix(1).uppercased() + key.dropFirst()
    let lists = classes.reversed().filter { $0.contains(object) }
    return lists.flatMap(\.properties).first { $0.name == key || $0.name == flag }
  }
}
