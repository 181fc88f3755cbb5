import CairoRendering
import Testing
import UIFoundation
import UIGraphics

@testable import UIKitCore

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  /// Returns the color in the middle of a view with an effect over a background, as 0xRRGGBB.
  private func color(
    _ effect: UIVisualEffect, over white: CGFloat, content: UIView? = nil, style: UIUserInterfaceStyle = .light
  ) throws -> UInt32 {
    let page = UIView()
    page.backgroundColor = UIColor(white: white, alpha: 1)
    let pane = UIVisualEffectView(effect: effect)
    for (view, parent) in [(pane, page), (content, pane.contentView)] as [(UIView?, UIView)] {
      guard let view else { continue }
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      parent.addSubview(view)
    }
    let list = OffscreenWindow(of: page, size: CGSize(width: 40, height: 40), style: style).displayList
    let picture = try Renderer().rgba(list)
    let start = picture.rgba.startIndex + (20 * picture.width + 20) * 4
    return picture.rgba[start..<start + 3].reduce(0) { $0 << 8 | UInt32($1) }
  }

  // The published tints of Apple's design resources. Light: gray g at an opacity a over the backdrop b, dodged by d, is
  // (b · (1 - a) + g · a) / (1 - d). Dark: 37 / 255 at an opacity a, overlaid by o, is 2 · (b · (1 - a) + 37 / 255 · a) · o,
  // as long as the sum is below a half.
  @Test(
    "A material has the colors that its published tints result in",
    arguments: [
      (UIBlurEffect.Style.systemMaterialLight, 0.0, 188),  // 179 · 0.82 / (1 - 56 / 255) = 188.1
      (.systemMaterialLight, 0.4, 212),  // (0.4 · 255 · 0.18 + 179 · 0.82) / 0.78039 = 211.6
      (.systemUltraThinMaterialLight, 0.4, 174),  // (0.4 · 255 · 0.56 + 191 · 0.44) / 0.81176 = 173.9
      (.systemThickMaterialLight, 0.0, 237),  // 153 · 0.97 / (1 - 95 / 255) = 236.5
      (.systemMaterialDark, 0.0, 33),  // 2 · 37 · 0.82 · 140 / 255 = 33.3
      (.systemMaterialDark, 1.0, 84),  // 2 · (255 · 0.18 + 37 · 0.82) · 140 / 255 = 83.7
      (.systemChromeMaterialLight, 1.0, 249), (.systemChromeMaterialDark, 0.0, 27),  // 29 · 0.94 = 27.3
      (.extraLight, 0.0, 203),  // 0.97 · 0.82 · 255 = 202.8
      (.light, 0.5, 166),  // 127.5 · 0.7 + 255 · 0.3 = 165.75
      (.dark, 1.0, 89),  // 255 · 0.27 + 0.11 · 255 · 0.73 = 89.3
    ])
  func materials(style: UIBlurEffect.Style, white: Double, expected: Int) throws {
    let color = try color(UIBlurEffect(style: style), over: white)

    #expect(abs(Int(color & 0xFF) - expected) <= 1)
    #expect(color == (color & 0xFF) * 0x01_0101)
  }

  @Test("Styles without the name of an appearance follow the traits; regular is light or dark")
  func appearances() throws {
    for (style, light, dark) in [
      (UIBlurEffect.Style.regular, UIBlurEffect.Style.light, UIBlurEffect.Style.dark),
      (.prominent, .extraLight, .dark), (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
    ] {
      for (appearance, fixed) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
        #expect(
          try color(UIBlurEffect(style: style), over: 0.3, style: appearance)
            == color(UIBlurEffect(style: fixed), over: 0.3))
      }
    }
  }

  // The opacity of the secondary label is documented: #3C3C43 at 60 %. Over gray, the saturation has no effect:
  // 0.8 · 255 · 0.4 + 60 · 0.6 = 117.6, and for blue 67 · 0.6 + 81.6 = 121.8.
  @Test("Content with vibrancy shows the backdrop below the color of its style, not its own color")
  func vibrancy() throws {
    let content = UIView()
    content.backgroundColor = .red
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialLight), style: .secondaryLabel)

    #expect(try color(effect, over: 0.8, content: content) == 0x76_767A)
    #expect(try color(effect, over: 0.8) == 0xCC_CCCC)
    // Half transparent content shows half of it.
    content.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    #expect(try abs(Int(color(effect, over: 0.8, content: content) & 0xFF) - (122 + 204) / 2) <= 1)
  }

  @Test("Without an effect, the content has its own colors again")
  func removedEffect() throws {
    let pane = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator))
    pane.contentView.backgroundColor = .red
    let size = CGSize(width: 10, height: 10)
    let before = OffscreenWindow(of: pane, size: size).displayList

    pane.effect = nil

    let after = OffscreenWindow(of: pane, size: size).displayList
    #expect(before.hasBackdrops)
    #expect(!after.hasBackdrops)
  }

  @Test("Rounded corners cut a blur only if the view clips to its bounds")
  func corners() throws {
    func corner(clips: Bool) throws -> UInt8 {
      let page = UIView()
      page.backgroundColor = .black
      let pane = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
      pane.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      pane.layer.cornerRadius = 20
      pane.clipsToBounds = clips
      page.addSubview(pane)
      let list = OffscreenWindow(of: page, size: CGSize(width: 40, height: 40)).displayList
      return try Renderer().rgba(list).rgba[0]
    }

    #expect(try corner(clips: true) == 0)
    #expect(try corner(clips: false) == 203)
  }
}
