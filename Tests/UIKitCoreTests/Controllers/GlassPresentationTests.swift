import Testing

@testable import UIKitCore

@MainActor
@Suite("Alerts and sheets in glass")
struct GlassPresentationTests {
  private static let traits = UITraitCollection {
    $0.interfaceDesign = .glass
    $0.displayScale = 3
  }

  private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    (view as? View) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }

  // A screenshot of iOS 26 in the documentation of divadretlaw/CustomAlert: a card of 320 × 152 on a screen 390 wide, and
  // two buttons of 140 × 48 that are 8 apart and 16 from the edges.
  @Test("An alert is 320 wide and 152 high, with two capsules of 140×48")
  func alert() throws {
    let alert = UIAlertController(title: "Alert", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))

    _ = OffscreenWindow(
      of: alert, in: OffscreenWindow.Environment(size: CGSize(width: 390, height: 844), traits: Self.traits))

    let card = try #require(first(GlassAlertCard.self, in: alert.view))
    #expect(card.frame.width == 320)
    #expect(abs(card.frame.height - 152) <= 1)
    let buttons = buttons(in: card)
    #expect(buttons.map(\.frame.size) == [CGSize(width: 140, height: 48), CGSize(width: 140, height: 48)])
    #expect(buttons.map(\.frame.minX) == [16, 164])
    #expect(buttons.map(\.currentTitle) == ["Cancel", "OK"])
  }

  // AymanOmara/adaptive_liquid_glass, tool/reference/controls.json: pictures of an iPhone 17 Pro with iOS 26.4, whose
  // screen has 402 × 874 points. A sheet of medium height is 8 from the sides and the bottom.
  @Test("A sheet below its full height is 8 from the edges, and the tallest begins at the status bar")
  func sheets() {
    let geometry = SheetGeometry(
      bounds: CGRect(x: 0, y: 0, width: 402, height: 874),
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection.defaults.overridden(by: Self.traits))

    #expect(geometry.frame(ofDetent: geometry.maximumDetent) == CGRect(x: 0, y: 62, width: 402, height: 812))
    let medium = geometry.frame(ofDetent: geometry.maximumDetent / 2)
    #expect(medium.minX == 8)
    #expect(medium.width == 386)
    #expect(medium.maxY == 866)
    #expect(geometry.presenterCard(behind: geometry.frame(ofDetent: geometry.maximumDetent)) == nil)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
  }

  /// Shows a controller on a phone, and presents another.
  private func present(_ controller: UIViewController, on presenter: UIViewController) -> OffscreenWindow {
    let window = OffscreenWindow(
      ofHosted: presenter, in: OffscreenWindow.Environment(size: CGSize(width: 402, height: 874), traits: Self.traits))
    presenter.present(controller, animated: false)
    presenter.view.window?.layoutIfNeeded()
    return window
  }

  private func actionSheet(source: CGRect?) throws -> (card: UIView, buttons: [UIButton]) {
    let presenter = UIViewController()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Archive", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let source {
      let view = UIView(frame: source)
      presenter.view.addSubview(view)
      alert.popoverPresentationController?.sourceView = view
    }
    let window = present(alert, on: presenter)
    defer { withExtendedLifetime(window) {} }
    return (try #require(first(GlassAlertCard.self, in: alert.view)), buttons(in: alert.view))
  }

  // WWDC 2025, session 284: "If you don't specify a source, the action sheet will be centered, and you will have a
  // cancel button." The pictures of iOS 26.4 show a card 240 wide in the middle.
  @Test("An action sheet is 240 wide, in the middle with a cancel action, or over its source without one")
  func actionSheets() throws {
    let centered = try actionSheet(source: nil)
    #expect(centered.card.frame.width == 240)
    #expect(centered.card.frame.midX == 201)
    #expect(abs(centered.card.frame.midY - 437) <= 0.5)
    #expect(centered.buttons.map(\.currentTitle) == ["Archive", "Cancel"])

    let anchored = try actionSheet(source: CGRect(x: 20, y: 100, width: 60, height: 44))
    #expect(anchored.buttons.map(\.currentTitle) == ["Archive"])
    #expect(anchored.card.frame.width == 240)
    #expect(anchored.card.frame.minX == 8)
    // The card begins 10 below the top of its source, as popovers do.
    #expect(abs(anchored.card.frame.minY - 110) < 0.01)
  }

  // AymanOmara/adaptive_liquid_glass: a popover from a button begins 10 below the button's top, without an arrow, with
  // a radius of 26 and 10 from the edges of the screen.
  @Test("A popover begins in front of its source, without an arrow")
  func popover() throws {
    let presenter = UIViewController()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 80)
    let source = UIView(frame: CGRect(x: 340, y: 62, width: 44, height: 44))
    presenter.view.addSubview(source)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    popover.documentAdaptiveStyle = UIModalPresentationStyle.none
    let window = present(content, on: presenter)
    defer { withExtendedLifetime(window) {} }

    let card = try #require(popover.presentedView as? PopoverCard)
    #expect(card.frame == CGRect(x: 402 - 10 - 200, y: 72, width: 200, height: 80))
    #expect(content.view.safeAreaInsets.top == 0)
    #expect(popover.arrowDirection == .up)
  }

  // AymanOmara/adaptive_liquid_glass: 48 high, 21 from the sides, 8 above the tab bar of 62, which is 21 above the bottom.
  @Test("The accessory of a tab bar floats above it in glass, and only there")
  func accessory() throws {
    func frames(_ traits: UITraitCollection) throws -> (accessory: CGRect?, safeBottom: CGFloat) {
      let tabs = UITabBarController()
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
      tabs.viewControllers = [page]
      let content = UIView()
      tabs.bottomAccessory = UITabAccessory(contentView: content)
      _ = OffscreenWindow(
        of: tabs,
        in: OffscreenWindow.Environment(
          size: CGSize(width: 402, height: 874), safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
          traits: traits))
      let frame = content.superview.map { $0.convert(content.frame, to: tabs.view) }
      return (frame, page.view.safeAreaInsets.bottom)
    }

    let glass = try frames(Self.traits)
    #expect(glass.accessory == CGRect(x: 21, y: 874 - 21 - 62 - 8 - 48, width: 360, height: 48))
    // The tab bar's 49 and the safe area's 34, then the accessory and its spacing.
    #expect(abs(glass.safeBottom - (83 + 56)) < 0.01)
    let classic = try frames(UITraitCollection(displayScale: 3))
    #expect(classic.accessory == nil)
    #expect(classic.safeBottom == 83)
  }
}
