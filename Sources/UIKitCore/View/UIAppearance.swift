/// An object that is styled through a proxy; adopted by views and bar items.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// An object that limits where a proxy styles what it contains; adopted by views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The proxy of the class: what is set on it is set on all views of the class that come into a window.
  ///
  /// A view keeps what was set on itself. Properties of UIKit's classes that UIKit styles so are followed, and the
  /// properties of a package's classes that Objective-C sees.
  public static func appearance() -> Self { AppearanceProxies.proxy(for: Self.self, in: []) }

  /// The proxy of the views inside of all the given containers, the innermost of which is listed first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: Self.self, in: containerTypes) }

  /// The proxy of the class for all traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The proxies of view classes.
@MainActor
enum AppearanceProxies {
  /// A proxy with a view of the same class that nobody has changed.
  struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    let untouched: UIView
  }

  private static var entries: [Entry] = []

  static func proxy<View: UIView>(for type: View.Type, in containers: [any UIAppearanceContainer.Type]) -> View {
    let known = entries.first {
      $0.type == type && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let view = known?.proxy as? View { return view }
    let view = make(type)
    entries.append(Entry(type: type, containers: containers, proxy: view, untouched: make(type)))
    return view
  }

  /// Creates a view of exactly a class.
  private static func make<View: UIView>(_ type: View.Type) -> View {
    unsafeDowncast(type.makeRegistered(), to: View.self)
  }

  /// Sets on a view what was set on the proxies of its class and superclasses, the most general first.
  static func style(_ view: UIView) {
    guard !entries.isEmpty else { return }
    let matching = entries.filter { Self.is(view, $0.type) && isContained(in: $0.containers, from: view.superview) }
    // A subclass's proxy, and the one of more containers, has the last word.
    for entry in matching.sorted(by: { ($0.depth, $0.containers.count) < ($1.depth, $1.containers.count) }) {
      for property in AppearanceProperty.all { property.copy(entry.proxy, entry.untouched, view) }
      for member in (type(of: view) as? any ObjectiveCClass.Type)?.objectiveCMembers ?? [] {
        guard let value = member.value, let setValue = member.setValue, entry.proxy is any ObjectiveCClass else {
          continue
        }
        let (wanted, plain, own) = (value(entry.proxy), value(entry.untouched), value(view))
        if !isSame(wanted, plain), isSame(own, plain) { _ = setValue(view, wanted) }
      }
    }
  }

  private static func `is`(_ view: UIView, _ type: UIView.Type) -> Bool {
    var current: AnyClass? = Swift.type(of: view)
    while let candidate = current {
      if candidate == type { return true }
      current = _getSuperclass(candidate) as AnyClass?
    }
    return false
  }

  /// Indicates whether the view's surroundings have the container classes, innermost first, with others between them.
  static func isContained(in containers: [any UIAppearanceContainer.Type], from surroundings: UIView?) -> Bool {
    var remaining = containers[...]
    var current: UIResponder? = surroundings
    while let container = current, let wanted = remaining.first {
      if isInstance(container, of: wanted) { remaining.removeFirst() }
      current = container.next
    }
    return remaining.isEmpty
  }

  private static func isInstance(_ object: UIResponder, of type: any UIAppearanceContainer.Type) -> Bool {
    func check<Container: UIAppearanceContainer>(_ container: Container.Type) -> Bool { object is Container }
    return check(type)
  }

  private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    default: false
    }
  }
}

extension AppearanceProxies.Entry {
  /// The number of superclasses.
  fileprivate var depth: Int {
    var depth = 0
    var current: AnyClass? = type
    while let candidate = current { (depth, current) = (depth + 1, _getSuperclass(candidate) as AnyClass?) }
    return depth
  }
}

/// A property that UIKit styles through proxies.
@MainActor
private struct AppearanceProperty {
  /// Sets on the view what the proxy has, where it differs from a view that nobody has changed and the view does not.
  let copy: (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    copy = { proxy, untouched, view in
      guard let proxy = proxy as? View, let untouched = untouched as? View, let view = view as? View else { return }
      let wanted = proxy[keyPath: path]
      if wanted != untouched[keyPath: path], view[keyPath: path] == untouched[keyPath: path] {
        view[keyPath: path] = wanted
      }
    }
  }

  /// A tint is inherited, so the view's own is compared.
  private static let tint = AppearanceProperty { proxy, _, view in
    if let tint = proxy.ownTintColor, view.ownTintColor == nil { view.tintColor = tint }
  }

  /// A property that is nil unless it was set, of a type whose values cannot be compared.
  private init<View: UIView, Value>(whereSet path: ReferenceWritableKeyPath<View, Value?>) {
    copy = { proxy, _, view in
      guard let wanted = (proxy as? View)?[keyPath: path], let view = view as? View, view[keyPath: path] == nil else {
        return
      }
      view[keyPath: path] = wanted
    }
  }

  private static let navigationBar = AppearanceProperty { proxy, _, view in
    guard let proxy = proxy as? UINavigationBar, let view = view as? UINavigationBar else { return }
    if proxy.hasOwnAppearance, !view.hasOwnAppearance { view.standardAppearance = proxy.standardAppearance }
  }

  private static let tabBar = AppearanceProperty { proxy, _, view in
    guard let proxy = proxy as? UITabBar, let view = view as? UITabBar else { return }
    if proxy.hasOwnAppearance, !view.hasOwnAppearance { view.standardAppearance = proxy.standardAppearance }
  }

  private static let toolbar = AppearanceProperty { proxy, _, view in
    guard let proxy = proxy as? UIToolbar, let view = view as? UIToolbar else { return }
    if proxy.hasOwnAppearance, !view.hasOwnAppearance { view.standardAppearance = proxy.standardAppearance }
  }

  private init(copy: @escaping (UIView, UIView, UIView) -> Void) {
    self.copy = copy
  }

  static let all: [AppearanceProperty] = [
    tint, navigationBar, tabBar, toolbar,
    AppearanceProperty(whereSet: \UINavigationBar.titleTextAttributes),
    AppearanceProperty(whereSet: \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(whereSet: \UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(whereSet: \UINavigationBar.compactAppearance),
    AppearanceProperty(whereSet: \UINavigationBar.backgroundImage),
    AppearanceProperty(whereSet: \UITabBar.scrollEdgeAppearance),
    AppearanceProperty(whereSet: \UIToolbar.scrollEdgeAppearance), AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITableView.separatorStyle), AppearanceProperty(\UITableView.separatorInset),
    AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.textColor), AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.isTranslucent), AppearanceProperty(\UINavigationBar.prefersLargeTitles),
    AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.isTranslucent),
    AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(\UISearchBar.barTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color), AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor), AppearanceProperty(\UISwitch.onTintColor),
    AppearanceProperty(\UISwitch.thumbTintColor), AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.sectionIndexColor),
  ]
}
