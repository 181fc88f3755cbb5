import Testing
import UIKit

@Suite("Appearance proxies")
@MainActor
struct AppearanceTests {
  private final class Badge: UILabel {}
  private final class Shelf: UIView {}
  private final class Tag: UILabel {}

  private func window(of views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { window.addSubview(view) }
    return window
  }

  @Test("A view added to a window gets the values of its class's proxy, but keeps its own")
  func stylesViews() {
    Badge.appearance().textColor = .red
    Badge.appearance().backgroundColor = .yellow
    let (plain, own) = (Badge(), Badge())
    own.textColor = .blue

    _ = window(of: plain, own)

    #expect(plain.textColor == .red)
    #expect(plain.backgroundColor == .yellow)
    #expect(own.textColor == .blue)
    #expect(own.backgroundColor == .yellow)
  }

  @Test("A proxy for a container styles only the container's contents")
  func stylesInContainers() {
    Tag.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .green
    let (inside, outside, shelf) = (Tag(), Tag(), Shelf())
    shelf.addSubview(inside)

    _ = window(of: shelf, outside)

    #expect(inside.textColor == .green)
    #expect(outside.textColor == .label)
  }

  private class Plate: UILabel {}
  private final class NamePlate: Plate {}

  @Test("A subclass's proxy takes precedence over its superclass's, which sets the rest")
  func subclassPrecedence() {
    Plate.appearance().textColor = .red
    Plate.appearance().backgroundColor = .yellow
    NamePlate.appearance().textColor = .blue
    let (plate, namePlate) = (Plate(), NamePlate())

    _ = window(of: plate, namePlate)

    #expect(plate.textColor == .red)
    #expect(namePlate.textColor == .blue)
    #expect(namePlate.backgroundColor == .yellow)
  }

  private final class Price: UILabel {}
  private final class Outer: UIView {}
  private final class Inner: UIView {}

  // Apple, UIAppearance: "In any given view hierarchy, the outermost appearance proxy wins. Specificity (depth of the
  // chain) is the tie-breaker."
  @Test(
    "The proxy for the outermost container takes precedence, then the proxy with the longer chain of containers"
  )
  func outermostPrecedence() {
    Price.appearance().textColor = .black
    Price.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .red
    Price.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .green
    Price.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .blue
    let (plain, inInner, inOuter, inBoth) = (Price(), Price(), Price(), Price())
    let (lone, outer, inner) = (Inner(), Outer(), Inner())
    lone.addSubview(inInner)
    outer.addSubview(inOuter)
    outer.addSubview(inner)
    inner.addSubview(inBoth)

    _ = window(of: plain, lone, outer)

    #expect(plain.textColor == .black)
    #expect(inInner.textColor == .red)
    #expect(inOuter.textColor == .green)
    #expect(inBoth.textColor == .blue)
  }

  private final class Hint: UILabel {}

  @Test("A proxy for traits styles views that have them")
  func traits() {
    Hint.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
    let (light, dark) = (Hint(), Hint())
    dark.overrideUserInterfaceStyle = .dark

    _ = window(of: light, dark)

    #expect(light.textColor == .label)
    #expect(dark.textColor == .yellow)
  }

  private final class Stamp: UILabel {}

  @Test("A view that is drawn without a window is styled too, and so are views added later")
  func withoutWindow() {
    Stamp.appearance().textColor = .orange
    let (root, first, later) = (UIView(), Stamp(), Stamp())
    root.addSubview(first)

    _ = OffscreenWindow(of: root, size: CGSize(width: 100, height: 100))
    root.addSubview(later)

    #expect(first.textColor == .orange)
    #expect(later.textColor == .orange)
  }

  private final class Bar: UINavigationBar {}

  @Test("A navigation bar gets all of its appearances and attributes")
  func navigationBar() {
    let edge = UINavigationBarAppearance()
    Bar.appearance().scrollEdgeAppearance = edge
    Bar.appearance().compactAppearance = edge
    Bar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    let bar = Bar()

    _ = window(of: bar)

    #expect(bar.scrollEdgeAppearance === edge)
    #expect(bar.compactAppearance === edge)
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red)
  }

  private final class PlainButton: UIButton {}
  private final class Segments: UISegmentedControl {}
  private final class Field: UITextField {}
  private final class Page: UITextView {}

  @Test("Proxies can set values for states, and the fonts of text fields and text views")
  func states() {
    PlainButton.appearance().setTitleColor(.red, for: .normal)
    PlainButton.appearance().setTitleColor(.gray, for: .disabled)
    Segments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    Field.appearance().font = .systemFont(ofSize: 21)
    Page.appearance().font = .systemFont(ofSize: 22)
    let (button, segments, field, page) = (PlainButton(), Segments(), Field(), Page())
    button.setTitleColor(.blue, for: .normal)

    _ = window(of: button, segments, field, page)

    #expect(button.titleColor(for: .normal) == .blue)
    #expect(button.titleColor(for: .disabled) == .gray)
    #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
    #expect(field.font?.pointSize == 21)
    #expect(page.font?.pointSize == 22)
  }

  private final class Item: UIBarButtonItem {}
  private final class Tab: UITabBarItem {}
  private final class Strip: UIToolbar {}

  @Test("The items of a bar are styled when the bar is added to a window, and items added later when they are added")
  func barItems() {
    Item.appearance().tintColor = .red
    Item.appearance(whenContainedInInstancesOf: [Strip.self]).tintColor = .green
    Tab.appearance().setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    let (early, later, inStrip, tab) = (Item(), Item(), Item(), Tab())
    let (bar, strip, tabs, item) = (UINavigationBar(), Strip(), UITabBar(), UINavigationItem(title: "Title"))
    bar.items = [item]
    item.leftBarButtonItem = early
    tabs.items = [tab]

    let window = window(of: bar, strip, tabs)
    item.rightBarButtonItem = later
    strip.items = [inStrip]
    withExtendedLifetime(window) {}

    #expect(early.tintColor == .red)
    #expect(later.tintColor == .red)
    #expect(inStrip.tintColor == .green)
    #expect(tab.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .purple)
  }
}
