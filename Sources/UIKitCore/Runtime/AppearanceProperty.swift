internal import Foundation

/// A property that appearance proxies can set.
@MainActor
struct AppearanceProperty {
  /// A closure that copies the proxy's value if it was set, unless the object has an assigned value.
  ///
  /// `untouched` is an unmodified object of the proxy's class. A value is treated as set if it differs from the value
  /// of `untouched`, unless the property detects assignments in another way.
  let copy: (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject) -> Void

  private init<Owner: NSObject>(_ copy: @escaping (_ proxy: Owner, _ untouched: Owner, _ object: Owner) -> Void) {
    self.copy = { proxy, untouched, object in
      guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let object = object as? Owner else {
        return
      }
      copy(proxy, untouched, object)
    }
  }

  private init<Owner: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.init { (proxy: Owner, untouched: Owner, object: Owner) in
      let value = proxy[keyPath: path]
      if value != untouched[keyPath: path], object[keyPath: path] == untouched[keyPath: path] {
        object[keyPath: path] = value
      }
    }
  }

  /// Creates a property whose owner records whether it was assigned. `untouched` is ignored.
  private init<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, ifSet isSet: KeyPath<Owner, Bool>
  ) {
    self.init { (proxy: Owner, _, object: Owner) in
      if proxy[keyPath: isSet], !object[keyPath: isSet] { object[keyPath: path] = proxy[keyPath: path] }
    }
  }

  /// Creates a property that is treated as set unless it is nil. `untouched` is ignored.
  private init<Owner: NSObject, Value>(optional path: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init { (proxy: Owner, _, object: Owner) in
      if let value = proxy[keyPath: path], object[keyPath: path] == nil { object[keyPath: path] = value }
    }
  }

  /// Creates a property with a value per state, copied for each state in which the object has none.
  private init<Owner: NSObject, Value>(states path: ReferenceWritableKeyPath<Owner, StateValues<Value>>) {
    self.init { (proxy: Owner, _, object: Owner) in
      var values = object[keyPath: path]
      if values.fill(from: proxy[keyPath: path]) { object[keyPath: path] = values }
    }
  }

  /// The tint color. Inherited tint colors are not treated as set.
  private static let tint = AppearanceProperty { (proxy: UIView, _, view: UIView) in
    if let tint = proxy.ownTintColor, view.ownTintColor == nil { view.tintColor = tint }
  }

  static let all: [AppearanceProperty] =
    [tint, AppearanceProperty(\UIView.backgroundColor)] + navigationBars + otherBars + barItems + text + controls
    + tables

  private static let navigationBars: [AppearanceProperty] = [
    AppearanceProperty(\UINavigationBar.standardAppearance, ifSet: \.hasCustomAppearance),
    AppearanceProperty(optional: \UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(optional: \UINavigationBar.compactAppearance),
    AppearanceProperty(optional: \UINavigationBar.titleTextAttributes),
    AppearanceProperty(optional: \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(optional: \UINavigationBar.backgroundImage),
    AppearanceProperty(optional: \UINavigationBar.backIndicatorImage),
    AppearanceProperty(optional: \UINavigationBar.shadowImage),
    AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.isTranslucent), AppearanceProperty(\UINavigationBar.prefersLargeTitles),
  ]

  private static let otherBars: [AppearanceProperty] = [
    AppearanceProperty(\UITabBar.standardAppearance, ifSet: \.hasCustomAppearance),
    AppearanceProperty(optional: \UITabBar.scrollEdgeAppearance),
    AppearanceProperty(optional: \UITabBar.backgroundImage), AppearanceProperty(optional: \UITabBar.shadowImage),
    AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.isTranslucent),
    AppearanceProperty(\UIToolbar.standardAppearance, ifSet: \.hasCustomAppearance),
    AppearanceProperty(optional: \UIToolbar.scrollEdgeAppearance),
    AppearanceProperty(optional: \UIToolbar.compactAppearance),
    AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.barStyle),
    AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(optional: \UISearchBar.backgroundImage),
  ]

  private static let barItems: [AppearanceProperty] = [
    AppearanceProperty(states: \UIBarItem.textAttributes), AppearanceProperty(\UIBarButtonItem.tintColor),
    AppearanceProperty(\UITabBarItem.badgeColor), AppearanceProperty(\UITabBarItem.titlePositionAdjustment),
  ]

  private static let text: [AppearanceProperty] = [
    AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.highlightedTextColor), AppearanceProperty(\UILabel.shadowColor),
    AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextField.keyboardAppearance),
    AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
    AppearanceProperty(\UITextView.keyboardAppearance),
  ]

  private static let controls: [AppearanceProperty] = [
    AppearanceProperty(states: \UIButton.titleColors), AppearanceProperty(states: \UIButton.shadowColors),
    AppearanceProperty(states: \UIButton.backgroundImages), AppearanceProperty(states: \UIButton.images),
    AppearanceProperty(\UIButton.contentEdgeInsets),
    AppearanceProperty(states: \UISegmentedControl.textAttributes),
    AppearanceProperty(states: \UISegmentedControl.backgroundImages),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color), AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(optional: \UIProgressView.progressImage),
    AppearanceProperty(optional: \UIProgressView.trackImage),
    AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor), AppearanceProperty(states: \UISlider.thumbImages),
    AppearanceProperty(states: \UISlider.minimumTrackImages), AppearanceProperty(states: \UISlider.maximumTrackImages),
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
  ]

  private static let tables: [AppearanceProperty] = [
    AppearanceProperty(\UITableView.separatorColor), AppearanceProperty(\UITableView.separatorInset),
    AppearanceProperty(\UITableView.sectionIndexColor),
    AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
  ]
}
