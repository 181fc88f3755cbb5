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
    let buttons = try #require(card.arrangedSubviews.last).subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.frame.size) == [CGSize(width: 140, height: 48), CGSize(width: 140, height: 48)])
    #expect(buttons.map(\.frame.minX) == [16, 164])
    #expect(buttons.map(\.currentTitle) == ["Cancel", "OK"])
  }

  // Apple's design resources: on a screen of 402 × 874, a sheet is 390 wide and ends 6 above the bottom, and the tallest
  // one is 402 × 812.
  @Test("A sheet below its full height is 6 from the edges, and the tallest begins at the status bar")
  func sheets() {
    let geometry = SheetGeometry(
      bounds: CGRect(x: 0, y: 0, width: 402, height: 874),
      safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection.defaults.overridden(by: Self.traits))

    #expect(geometry.frame(ofDetent: geometry.maximumDetent) == CGRect(x: 0, y: 62, width: 402, height: 812))
    let medium = geometry.frame(ofDetent: geometry.maximumDetent / 2)
    #expect(medium.minX == 6)
    #expect(medium.width == 390)
    #expect(medium.maxY == 868)
    #expect(geometry.presenterCard(behind: geometry.frame(ofDetent: geometry.maximumDetent)) == nil)
  }
}
