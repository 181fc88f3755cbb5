package import Foundation
package import UIFoundation

// The classes whose properties key-value coding finds in the lists beside them.

extension UIResponder: NamedProperties {}
extension UIBarItem: NamedProperties {}
extension UINavigationItem: NamedProperties {}
extension UICollectionViewLayout: NamedProperties {}

extension NamedProperties {
  @MainActor package func namedProperty(_ key: String) -> ObjectiveCMember? {
    Catalog.part(key, of: self) ?? Catalog.property(key, of: self)?.member
  }
}

/// The UIKit classes that documents, files, key-value coding and appearance proxies know.
extension Catalog {
  /// The classes, superclasses before their subclasses.
  ///
  /// Classes that documents know only by their entry here follow the class before them in the reference.
  package static let classes: [ClassProperties] = [
    view, label, imageView, stackView, scrollView, textView, visualEffectView, control, textField, button, toggle,
    slider, stepper, segmentedControl, pageControl, datePicker, calendarView, colorWell, progressView,
    activityIndicator, searchBar, navigationBar, toolbar, tabBar, table, tableCell, collection, barItem, barButtonItem,
    tabBarItem, navigationItem, collectionLayout, flowLayout,
  ]

  /// Returns the class nearest above a class.
  package static func superclass(of list: ClassProperties) -> ClassProperties? {
    sequence(first: list.owner as AnyClass) { _getSuperclass($0) }.dropFirst().firstNonNil { type in
      classes.first { $0.owner == type }
    }
  }

  /// Returns the lists of an object's class and its superclasses, superclasses first.
  package static func lists(of object: NSObject) -> [ClassProperties] { classes.filter { $0.contains(object) } }

  /// Returns an object's property for a key, as key-value coding finds it: `isHidden` or `hidden`.
  package static func property(_ key: String, of object: NSObject) -> Property? {
    let key = ObservableKey.canonical(key)
    return lists(of: object).reversed().flatMap(\.properties).first { ObservableKey.canonical($0.name) == key }
  }

  /// Returns the property with which key paths to a part of a view begin, such as `titleLabel.font`.
  package static func part(_ name: String, of object: NSObject) -> ObjectiveCMember? {
    switch (name, object) {
    case ("layer", is UIView): .property(name, \UIView.layer)
    case ("titleLabel", is UIButton): .property(name, \UIButton.titleLabel)
    case ("imageView", is UIButton): .property(name, \UIButton.imageView)
    case ("textLabel", is UITableViewCell): .property(name, \UITableViewCell.textLabel)
    case ("detailTextLabel", is UITableViewCell): .property(name, \UITableViewCell.detailTextLabel)
    case ("imageView", is UITableViewCell): .property(name, \UITableViewCell.imageView)
    case ("contentView", is UITableViewCell): .property(name, \UITableViewCell.contentView)
    case ("contentView", is UICollectionViewCell): .property(name, \UICollectionViewCell.contentView)
    case ("view", is UIViewController): .property(name, \UIViewController.view)
    default: nil
    }
  }
}
