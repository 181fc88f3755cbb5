import Testing

@testable import UIKitCore

@MainActor
@Suite("Traits")
struct TraitTests {
  @Test(
    "An iPhone 14 is compact by regular; in landscape, it is compact by compact, and an iPhone 14 Plus regular by compact"
  )
  func sizeClasses() throws {
    let phone = try #require(Device.named("iPhone14"))
    let plus = try #require(Device.named("iPhone14Plus"))

    #expect(phone.traits(.portrait).horizontalSizeClass == .compact)
    #expect(phone.traits(.portrait).verticalSizeClass == .regular)
    #expect(phone.traits(.landscape).horizontalSizeClass == .compact)
    #expect(phone.traits(.landscape).verticalSizeClass == .compact)
    #expect(plus.traits(.landscape).horizontalSizeClass == .regular)
    #expect(plus.traits(.landscape).verticalSizeClass == .compact)
  }

  @Test("Values of later collections override values of earlier collections")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])

    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .unspecified)
  }

  @Test("A style overridden by a view applies to it and its descendants, not to its superviews")
  func overriddenStyle() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.overrideUserInterfaceStyle = .dark

    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A handler is called only for changes of its traits, with the previous values")
  func registration() {
    let view = UIView()
    var previousStyles: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      previousStyles.append(previous.userInterfaceStyle)
    }
    let size = CGSize(width: 10, height: 10)

    _ = OffscreenWindow(of: view, size: size, style: .light)
    _ = OffscreenWindow(of: view, size: size, style: .dark)
    _ = OffscreenWindow(of: view, size: size, direction: .rightToLeft, style: .dark)

    #expect(previousStyles == [.light])
  }

  @Test("A dynamic background is drawn in the style of its view")
  func dynamicColor() {
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let size = CGSize(width: 10, height: 10)

    func fills(_ style: UIUserInterfaceStyle) -> [RGBA] {
      OffscreenWindow(of: view, size: size, style: style).displayList.items.compactMap {
        if case .fill(let fill) = $0 { fill.color } else { nil }
      }
    }

    #expect(fills(.light) == [.black])
    #expect(fills(.dark) == [.white])
  }
}
