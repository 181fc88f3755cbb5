import CairoRendering
import Testing

@testable import UIKitCore

/// Glass as an effect and as the background of buttons.
@MainActor
@Suite("Glass")
struct GlassTests {
  private static let glass = UITraitCollection(interfaceDesign: .glass)

  private func drawing(_ view: UIView, _ traits: UITraitCollection = GlassTests.glass) -> DisplayList {
    OffscreenWindow(
      of: view, in: OffscreenWindow.Environment(size: CGSize(width: 100, height: 60), traits: traits)
    ).displayList
  }

  private func backdrops(_ list: DisplayList) -> [BackdropItem] {
    list.items.compactMap { if case .backdrop(let item) = $0 { item } else { nil } }
  }

  // Apple's alert on iOS 26 over 194 of 255 (systemGroupedBackground below 20 % of black) is 236, measured in the
  // screenshots of divadretlaw/CustomAlert. AymanOmara/adaptive_liquid_glass fitted 68 % of white to pictures of iOS
  // 26.4: 194 · 0.32 + 255 · 0.68 = 235.5.
  @Test("Regular glass in light covers a gray by 68 % of white")
  func regularTint() throws {
    let page = UIView()
    page.backgroundColor = UIColor(white: 194 / 255, alpha: 1)
    let pane = UIVisualEffectView(effect: UIGlassEffect())
    pane.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    page.addSubview(pane)

    let picture = try Renderer().rgba(drawing(page))

    let start = picture.rgba.startIndex + (picture.height / 2 * picture.width + picture.width / 2) * 4
    #expect(picture.rgba[start..<start + 3].allSatisfy { abs(Int($0) - 236) <= 1 })
  }

  @Test("An effect of glass has the shape of a capsule, or of the view's corners")
  func shapes() throws {
    let root = UIView()
    let view = UIVisualEffectView(effect: UIGlassEffect())
    view.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    root.addSubview(view)
    let capsule = try #require(backdrops(drawing(root)).first).shape
    #expect(capsule == .roundedRect(CGRect(x: 10, y: 10, width: 80, height: 40), radius: CGSize(width: 20, height: 20)))

    view.cornerConfiguration = .corners(radius: 0)
    #expect(try #require(backdrops(drawing(root)).first).shape != capsule)
  }

  // AymanOmara/adaptive_liquid_glass: Gaussians fitted to pictures of iOS 26.4. For half of the shorter side of 22 and 75
  // points, the deviations of its two parts make 3.6 and 8.9 points; clear glass has 2 at any size.
  @Test("The blur of regular glass grows with the shape; that of clear glass does not")
  func blur() throws {
    func deviation(_ style: UIGlassEffect.Style, side: CGFloat) throws -> CGFloat {
      let root = UIView()
      let view = UIVisualEffectView(effect: UIGlassEffect(style: style))
      view.frame = CGRect(x: 0, y: 0, width: 200, height: side)
      root.addSubview(view)
      return try #require(backdrops(drawing(root)).first).style.deviation
    }

    #expect(abs(try deviation(.regular, side: 44) - 3.6) < 0.5)
    #expect(abs(try deviation(.regular, side: 150) - 8.9) < 0.5)
    #expect(try deviation(.clear, side: 44) == 2)
    #expect(try deviation(.clear, side: 150) == 2)
  }

  // Apple's design resources for iOS 26, and pictures of iOS 26.4 in AymanOmara/adaptive_liquid_glass.
  @Test("System colors have the values of iOS 26 in glass")
  func colors() {
    func hex(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal) -> String {
      color.rgba(
        for: UITraitCollection {
          ($0.interfaceDesign, $0.userInterfaceStyle, $0.accessibilityContrast) = (.glass, style, contrast)
        }
      ).hexDescription
    }
    #expect(hex(.systemBlue, .light) == "#0088ff")
    #expect(hex(.systemBlue, .dark) == "#0091ff")
    #expect(hex(.systemBlue, .light, .high) == "#1e6ef4")
    #expect(hex(.systemRed, .light) == "#ff383c")
    #expect(hex(.systemRed, .dark, .high) == "#ff6165")
    #expect(hex(.systemGreen, .light) == "#34c759")
    #expect(hex(.label, .light) == "#000000")
  }

  @Test("A tint covers the glass, and clear glass is more transparent than regular glass")
  func tints() throws {
    let effect = UIGlassEffect(style: .clear)
    effect.tintColor = .red
    let tinted = try #require(backdrops(drawing(UIVisualEffectView(effect: effect))).first).style
    let regular = try #require(backdrops(drawing(UIVisualEffectView(effect: UIGlassEffect()))).first).style

    #expect(tinted.tints.last?.color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(tinted.tints[0].color.alpha < regular.tints[0].color.alpha)
  }

  @Test("Buttons with configurations are capsules in glass, and rounded rectangles in the classic design")
  func capsules() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Buy"
    let host = UIView()
    host.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 34)
    func radius(_ traits: UITraitCollection) -> CGFloat? {
      for case .fill(let fill) in drawing(host, traits).items {
        if case .roundedRect(_, let radius) = fill.shape { return radius.width }
      }
      return nil
    }

    // Apple's design resources: a medium button is 34 high and a capsule.
    #expect(radius(Self.glass) == 17)
    #expect(radius(UITraitCollection()) == 5.95)
  }

  @Test("A glass configuration draws glass only in the design of glass")
  func buttons() {
    let button = UIButton(configuration: .glass())
    button.configuration?.title = "Buy"

    #expect(backdrops(drawing(button)).count == 1)
    #expect(backdrops(drawing(button, UITraitCollection())).isEmpty)
  }
}
