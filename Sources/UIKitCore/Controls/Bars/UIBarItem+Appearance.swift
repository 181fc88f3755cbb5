extension UIAppearance where Self: UIBarItem {
  /// The proxy of the class: items that say nothing themselves have its title's attributes and its tint.
  public static func appearance() -> Self { BarItemProxies.proxy(for: Self.self, in: []) }

  /// The proxy of the items inside of all the given containers, the innermost of which is listed first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { BarItemProxies.proxy(for: Self.self, in: containerTypes) }

  /// The proxy of the class for all traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The proxies of classes of bar items.
@MainActor
enum BarItemProxies {
  private struct Entry {
    let type: UIBarItem.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIBarItem
  }

  private static var entries: [Entry] = []

  static func proxy<Item: UIBarItem>(for type: Item.Type, in containers: [any UIAppearanceContainer.Type]) -> Item {
    let known = entries.first {
      $0.type == type && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let item = known?.proxy as? Item { return item }
    let item = unsafeDowncast(type.makeRegistered(), to: Item.self)
    entries.append(Entry(type: type, containers: containers, proxy: item))
    return item
  }

  /// What the proxies give an item: that of the most containers and of the nearest class has the last word.
  static func value<Value>(for item: UIBarItem, _ read: (UIBarItem) -> Value?) -> Value? {
    var best: (rank: (Int, Int), value: Value)?
    for entry in entries where entry.proxy !== item {
      guard let distance = distance(of: item, to: entry.type), let value = read(entry.proxy),
        AppearanceProxies.isContained(in: entry.containers, from: item.owner)
      else { continue }
      let rank = (entry.containers.count, -distance)
      if best.map({ rank >= $0.rank }) ?? true { best = (rank, value) }
    }
    return best?.value
  }

  /// The number of classes between an item's and another; nil where it is no subclass.
  private static func distance(of item: UIBarItem, to type: UIBarItem.Type) -> Int? {
    var (distance, current): (Int, AnyClass?) = (0, Swift.type(of: item))
    while let candidate = current {
      if candidate == type { return distance }
      (distance, current) = (distance + 1, _getSuperclass(candidate) as AnyClass?)
    }
    return nil
  }
}

extension UIBarItem {
  /// The item of a class that is known by its metatype alone, by `init()`; see `UIView.init(registered:)`.
  convenience init(registered: ()) {
    self.init()
  }

  /// Makes an item of exactly this class, whichever subclass it is.
  @_silgen_name("$s9UIKitCore9UIBarItemC10registeredACyt_tcfC")
  fileprivate static func makeRegistered() -> UIBarItem
}
