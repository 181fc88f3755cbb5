package import Foundation
package import UIFoundation

// The classes whose properties key-value coding finds in the lists beside them.

extension UIResponder: NamedProperties {}
extension UIBarItem: NamedProperties {}
extension UINavigationItem: NamedProperties {}
extension UICollectionViewLayout: NamedProperties {}

extension NamedProperties {
  package func namedProperty(_ key: String) -> ObjectiveCMember? {
    Catalog.child(key, of: self) ?? Catalog.property(key, of: self)?.member
  }

  package static var observableProperties: [ObjectiveCMember] { Catalog.observableProperties(of: Self.self) }
}

/// The UIKit classes that documents, files, key-value coding and appearance proxies know.
extension Catalog {
  /// The classes in the order of the reference, superclasses before their subclasses.
  package static let classes: [ClassProperties] = [
    view, label, imageView, stackView, scrollView, textView, visualEffectView, control, textField, searchTextField,
    button, toggle, slider, stepper, segmentedControl, pageControl, datePicker, calendarView, colorWell, progressView,
    activityIndicator, searchBar, navigationBar, toolbar, tabBar, table, tableCell, headerFooter, collection,
    reusableView, collectionCell, listCell, listContentView, contentUnavailableView, refreshControl, layer,
    gradientLayer, shapeLayer, textLayer, replicatorLayer, emitterLayer, barItem, barButtonItem, tabBarItem,
    navigationItem, barAppearance, navigationBarAppearance, toolbarAppearance, tabBarAppearance, collectionLayout,
    flowLayout, compositionalLayout, textContainer, controller, navigationController, tabBarController, splitController,
    pageController, tableController, collectionController, searchController, alertController, alertAction,
    activityController, sheetPresentation, popoverPresentation, menuElement, searchToken, contextualAction,
  ]

  private static let listsByClass: [ObjectIdentifier: ClassProperties] = {
    var lists: [ObjectIdentifier: ClassProperties] = [:]
    for list in classes { lists[ObjectIdentifier(list.owner)] = list }
    return lists
  }()

  /// Returns the list of a class or of the class nearest above it.
  private static func nearestList(to type: AnyClass?) -> ClassProperties? {
    var next: AnyClass? = type
    while let type = next {
      if let list = listsByClass[ObjectIdentifier(type)] { return list }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// Returns the class nearest above a class.
  package static func superclass(of list: ClassProperties) -> ClassProperties? {
    nearestList(to: _getSuperclass(list.owner))
  }

  /// Returns the lists of an object's class and its superclasses, superclasses first.
  package static func lists(of object: NSObject) -> [ClassProperties] { lists(of: type(of: object)) }

  private static func lists(of type: AnyClass) -> [ClassProperties] {
    var lists: [ClassProperties] = []
    var next = nearestList(to: type)
    while let list = next {
      lists.append(list)
      next = superclass(of: list)
    }
    return lists.reversed()
  }

  /// Returns an object's property for a key, as key-value coding finds it: `isHidden` or `hidden`.
  package static func property(_ key: String, of object: NSObject) -> Property? {
    let key = ObservableKey.canonical(key)
    return lists(of: object).reversed().flatMap(\.properties).first { ObservableKey.canonical($0.name) == key }
  }

  private static var observableByClass: [ObjectIdentifier: [ObjectiveCMember]] = [:]

  /// Returns the observable properties of a class, with key paths whose root is this class.
  fileprivate static func observableProperties(of type: AnyClass) -> [ObjectiveCMember] {
    if let known = observableByClass[ObjectIdentifier(type)] { return known }
    let members = lists(of: type).flatMap { $0.observable(in: type) }.compactMap(\.member)
    observableByClass[ObjectIdentifier(type)] = members
    return members
  }

  /// Returns the property of a child object, with which key paths can begin, such as `titleLabel.font`.
  package static func child(_ name: String, of object: NSObject) -> ObjectiveCMember? {
    lists(of: object).reversed().flatMap(\.children).first { $0.name == name }?.member
  }

  /// Returns the property of a layer's class or a superclass by its name without the prefix "is".
  static func key(_ name: String, of type: AnyClass) -> KeyedProperty? {
    // No closure, because it would be checked to run on the main thread: key-value coding works on any thread.
    var next = nearestList(to: type)
    while let list = next {
      for property in list.keys where property.key == name { return property }
      next = superclass(of: list)
    }
    return nil
  }
}
