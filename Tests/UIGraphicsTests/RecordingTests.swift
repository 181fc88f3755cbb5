import Testing
import TextLayout
import UIFoundation

@testable import UIGraphics

@Suite("Recording") struct RecordingTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("Translations are accumulated instead of recorded, so nesting has no effect on the list")
  func translationsFold() {
    let nested = DisplayList.record(bounds: page) { context in
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.saveGState()
      context.translateBy(x: 1, y: 2)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.restoreGState()
    }

    #expect(nested.description == "bounds 0,0,100,100\nfill rect=11,7,20,20 color=#ff0000\n")
  }

  @Test("Each saved state with a clip or a scale is recorded between one save and one restore")
  func savesAreRecordedWhenNeeded() {
    let list = DisplayList.record(bounds: page) { context in
      context.withState {
        context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
        context.withState {
          context.scaleBy(x: 2, y: 2)
          context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
        }
      }
    }

    #expect(
      list.description == """
        bounds 0,0,100,100
        save
          clip rect=10,10,50,50
          save
            transform matrix=2,0,0,2,0,0
            fill rect=10,10,5,5 color=#000000
          restore
        restore

        """)
  }

  @Test("Drawing outside of the clip is not recorded")
  func culling() {
    let list = DisplayList.record(bounds: page) { context in
      context.fill(CGRect(x: 200, y: 0, width: 10, height: 10))
      context.withState {
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 50, y: 50, width: 10, height: 10))
      }
    }

    // The clip is recorded, since it precedes the second fill.
    #expect(!list.items.contains { if case .fill = $0 { true } else { false } })
  }

  @Test("States and layers left open are closed in reverse order")
  func openLevels() {
    let list = DisplayList.record(bounds: page) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 90, height: 90))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 80, height: 80))
      context.fill(page)
    }

    #expect(Array(list.items.suffix(3)) == [.restore, .endGroup, .restore])
  }

  @Test("A restore without a save and the end of a layer without a beginning are ignored")
  func surplusRestore() {
    let list = DisplayList.record(bounds: page) { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.fill(page)
    }

    #expect(list.items.count == 1)
  }

  @Test(
    "Singular transforms hide later drawing; nonfinite transforms are ignored",
    arguments: [CGFloat(0), .nan, .infinity])
  func badTransforms(factor: CGFloat) {
    let list = DisplayList.record(bounds: page) { context in
      context.withState {
        context.scaleBy(x: factor, y: 1)
        if factor == 0 { context.fill(page) }
      }
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    #expect(list.description == "bounds 0,0,100,100\nfill rect=1,1,1,1 color=#000000\n")
  }

  @Test("The current path keeps its place when the transform changes")
  func pathsStay() {
    let list = DisplayList.record(bounds: page) { context in
      context.move(to: CGPoint(x: 10, y: 10))
      context.translateBy(x: 5, y: 0)
      context.addLine(to: CGPoint(x: 10, y: 10))
      context.strokePath()
    }

    #expect(list.description.contains("path=\"M10 10L15 10\""))
  }

  @Test("An item with a shadow is recorded as a group")
  func shadows() {
    let list = DisplayList.record(bounds: page) { context in
      context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 10, height: 10))
    }

    #expect(
      list.description == """
        bounds 0,0,100,100
        beginGroup shadowOffset=0,2 shadowBlur=4 shadowColor=#000000
          fill rect=1,1,10,10 color=#000000
        endGroup

        """)
  }

  @Test("Images and drawing with an explicit blend mode ignore the context's mode, which other drawing uses")
  func blendModes() {
    let image = UIImage(DisplayList.record(bounds: page) { $0.fill(page) })
    let path = UIBezierPath(rect: page)

    let list = DisplayList.record(bounds: page) { context in
      context.setBlendMode(.multiply)
      path.fill()
      path.stroke()
      path.fill(with: .normal, alpha: 1)
      path.stroke(with: .normal, alpha: 1)
      image.draw(at: .zero, blendMode: .normal, alpha: 1)
      image.draw(in: page)
      context.fill(page)
    }

    // A nested drawing without a group has no mode of its own.
    #expect(list.items.map(\.blendMode) == [.multiply, .multiply, .normal, .normal, nil, nil, .multiply])
  }

  // In pictures of iOS, a template that code draws has the fill color of the context.
  @Test(
    "A template image has the fill color in draw(in:), unless it has a tint color; other images have their own colors")
  func templates() throws {
    let pixels = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(page) }
    let picture = UIImage(cgImage: try #require(pixels.cgImage))
    func tint(_ image: UIImage) -> RGBA? {
      let list = DisplayList.record(bounds: page) { _ in
        UIColor.red.setFill()
        image.draw(in: page)
      }
      return list.items.lazy.compactMap { if case .image(let item) = $0 { item.tint } else { nil } }.first
    }

    #expect(tint(picture) == nil)
    #expect(tint(picture.withRenderingMode(.alwaysTemplate)) == UIColor.red.rgba(for: UITraitCollection()))
    #expect(
      tint(picture.withRenderingMode(.alwaysTemplate).withTintColor(.blue))
        == UIColor.blue.rgba(for: UITraitCollection()))
  }

  @Test("Equal drawings have equal digests, and every change results in another digest")
  func digests() {
    func list(_ text: String, size: CGFloat = 17, x: CGFloat = 0) -> DisplayList {
      DisplayList.record(bounds: page) { _ in
        text.draw(at: CGPoint(x: x, y: 0), withAttributes: [.font: UIFont.systemFont(ofSize: size)])
      }
    }
    let variants = [list("Hello"), list("Hallo"), list("Hello", size: 17.01), list("Hello", x: 1e-9)]

    #expect(list("Hello").digest == variants[0].digest && list("Hello") == variants[0])
    #expect(Set(variants.map(\.digest)).count == 4)
  }

  @Test("The JSON of a drawing is valid and has every item")
  func json() throws {
    let list = DisplayList.record(bounds: page) { context in
      context.group(GroupStyle(alpha: 0.5)) { "a\"b\\".draw(at: .zero) }
    }

    let parsed = try JSONSerialization.jsonObject(with: Data(list.json.utf8)) as? [String: Any]
    let items = try #require(parsed?["items"] as? [[String: Any]])

    #expect(items.map { $0["op"] as? String } == ["beginGroup", "glyphs", "endGroup"])
    #expect(items[1]["text"] as? String == "a\"b\\")
  }

  @Test("Text that is clipped is drawn on one line, without its parts beside the rectangle")
  func clippedText() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byClipping
    let text = NSAttributedString(
      string: "one two three four five six seven", attributes: [.paragraphStyle: style])

    let list = DisplayList.record(bounds: page) { _ in text.draw(in: CGRect(x: 10, y: 0, width: 50, height: 80)) }

    #expect(list.glyphItems.map(\.text) == ["one two three four five six seven"])
    guard case .clip(.rect(let clip), _) = list.items[1] else { Issue.record("expected a clip"); return }
    #expect(clip.minX == 10 && clip.maxX == 60)
  }

  @Test("Colors of attributes are resolved with the current traits")
  func dynamicTextColors() {
    let text = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.label])
    var colors: [String] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        let list = DisplayList.record(bounds: page) { _ in text.draw(at: .zero) }
        if case .glyphs(let item) = list.items.first { colors.append(item.color.hexDescription) }
      }
    }

    #expect(colors == ["#000000", "#ffffff"])
  }
}
