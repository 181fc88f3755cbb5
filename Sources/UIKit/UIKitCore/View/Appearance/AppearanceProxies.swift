internal import Foundation
internal import UIFoundation

/// The appearance proxies of views and bar items.
@MainActor
enum AppearanceProxies {
  /// A proxy with an unmodified object of the same class.
  private struct Entry {
    let type: AnyClass
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    let proxy: NSObject
    let untouched: NSObject
    /// The number of superclasses, including the class itself.
    let depth: Int
    /// The rules of the properties that UIKit's classes have.
    let rules: [AppearanceCopy]
  }

  private static var entries: [Entry] = []

  static func proxy<Object: NSObject>(
    for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type], make: () -> Object
  ) -> Object {
    let existing = entries.first {
      $0.type == Object.self && $0.traits == traits
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = existing?.proxy as? Object { return proxy }
    let proxy = make()
    entries.append(
      Entry(
        type: Object.self, traits: traits, containers: containers, proxy: proxy, untouched: make(),
        depth: depth(of: Object.self), rules: Catalog.lists(of: proxy).flatMap(\.appearance)))
    return proxy
  }

  /// Styles a view that was added to a shown tree, and its items if it is a bar.
  static func style(_ view: UIView) {
    guard !entries.isEmpty else { return }
    style(view, in: view.superview, traits: view.traitCollection)
    styleItems(of: view)
  }

  /// Styles the items of a bar in a shown tree.
  static func styleItems(of bar: UIView) {
    guard !entries.isEmpty, bar.isShown else { return }
    for item in bar.barItems { style(item, in: bar, traits: bar.traitCollection) }
  }

  /// Styles all views of a subtree in a shown tree.
  static func styleTree(_ view: UIView) {
    guard !entries.isEmpty, view.isShown else { return }
    style(view)
    for subview in view.subviews { styleTree(subview) }
  }

  /// Copies the values of the proxies of an object's class and superclasses, the most specific first.
  ///
  /// A value that differs from an untouched object's is kept, so the first proxy that sets a property applies. Proxies
  /// of more derived classes come first. For the same class, as Apple documents, the proxy whose container is outermost
  /// comes first, then the proxy with the most containers. Proxies for traits come before proxies without traits.
  private static func style(_ object: NSObject, in container: UIResponder?, traits: UITraitCollection) {
    let ancestors = Array(sequence(first: container) { $0?.next }.compactMap { $0 }.reversed())
    let matching = entries.compactMap { entry -> (entry: Entry, position: Int)? in
      guard isInstance(object, of: entry.type), entry.traits.map(traits.containsTraits) ?? true,
        let position = position(of: entry.containers, in: ancestors)
      else { return nil }
      return (entry, position)
    }
    let ordered = matching.sorted {
      let (first, second) = ($0.entry, $1.entry)
      return (-first.depth, $0.position, -first.containers.count, first.traits == nil ? 1 : 0)
        < (-second.depth, $1.position, -second.containers.count, second.traits == nil ? 1 : 0)
    }
    for (entry, _) in ordered {
      for rule in entry.rules + memberRules(of: object, entry) {
        rule.copy(entry.proxy, entry.untouched, object)
      }
    }
  }

  /// Returns the rules of the `@objc` properties that the conformance of a program's class lists.
  private static func memberRules(of object: NSObject, _ entry: Entry) -> [AppearanceCopy] {
    guard entry.proxy is any ObjectiveCClass else { return [] }
    return ((type(of: object) as? any ObjectiveCClass.Type)?.objectiveCMembers ?? []).map { AppearanceCopy($0) }
  }

  private static func superclasses(from type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) as AnyClass? }
  }

  private static func depth(of type: AnyClass) -> Int { superclasses(from: type).reduce(0) { depth, _ in depth + 1 } }

  private static func isInstance(_ object: NSObject, of type: AnyClass) -> Bool {
    superclasses(from: Swift.type(of: object)).contains { $0 == type }
  }

  /// Returns the index of the outermost container among the ancestors; nil if a container is missing.
  ///
  /// The ancestors are in order from the outermost. Without containers, the result is their number.
  private static func position(of containers: [any UIAppearanceContainer.Type], in ancestors: [UIResponder]) -> Int? {
    var remaining = containers[...]
    var position = ancestors.count
    for (index, ancestor) in ancestors.enumerated() {
      guard let container = remaining.last else { break }
      guard isInstance(ancestor, of: container) else { continue }
      if remaining.count == containers.count { position = index }
      remaining.removeLast()
    }
    return remaining.isEmpty ? position : nil
  }

  private static func isInstance(_ object: UIResponder, of type: any UIAppearanceContainer.Type) -> Bool {
    func check<Container: UIAppearanceContainer>(_ container: Container.Type) -> Bool { object is Container }
    return check(type)
  }
}

extension UIView {
  /// Indicates whether the view is in a window or an offscreen window, in which proxies style it.
  var isShown: Bool {
    let root = root
    return root is UIWindow || root.traitState.environment != nil
  }
}
