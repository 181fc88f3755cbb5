import Testing
import UIKit

@MainActor
@Suite("Proxies of bars and bar items", .serialized)
struct BarAppearanceTests {
  private final class Item: UIBarButtonItem {}
  private final class Bar: UINavigationBar {}

  @Test("The proxy of an item's class gives attributes that the item does not have itself")
  func itemAttributes() {
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    Item.appearance().tintColor = .green
    let (plain, own, other) = (Item(), Item(), UIBarButtonItem())
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)

    #expect(plain.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
    #expect(other.titleTextAttributes(for: .normal) == nil)
    // The item's own tint stays unset, as in UIKit, and its button has the proxy's.
    #expect(plain.tintColor == nil)
  }

  @Test("A bar in a window has what its class's proxy has, and its items what a proxy inside of it says")
  func contained() throws {
    Bar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.purple]
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .orange
    let (bar, item) = (Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), UINavigationItem(title: "Title"))
    item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    window.addSubview(bar)
    window.layoutIfNeeded()

    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .purple)
    let button = try #require(Self.button(titled: "Save", in: bar))
    #expect(button.tintColor == .orange)
  }

  private static func button(titled title: String, in view: UIView) -> UIButton? {
    for subview in view.subviews {
      if let button = subview as? UIButton, button.currentTitle == title { return button }
      if let found = button(titled: title, in: subview) { return found }
    }
    return nil
  }

  private final class Watcher: UIView {
    var told: [String] = []

    func traitsChanged(_ view: UIView, previous: UITraitCollection) {
      told.append("\(view === self) \(previous.userInterfaceStyle == .light)")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
      told.append("changed")
    }
  }

  @Test("A change of style is told to the view, to selectors and to handlers, until they are unregistered")
  func traitChanges() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .light
    let view = Watcher()
    window.addSubview(view)
    let action = Selector("traitsChanged:previous:", Watcher.traitsChanged(_:previous:))
    let registration: any UITraitChangeRegistration = view.registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance, action: action)
    view.told = []

    window.overrideUserInterfaceStyle = .dark
    #expect(view.told == ["changed", "true true"])

    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(view.told == ["changed", "true true", "changed"])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.told.count == 4)
  }
}
