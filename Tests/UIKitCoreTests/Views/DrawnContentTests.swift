import Testing

@testable import UIKitCore

@MainActor
@Suite("Drawing of views")
struct DrawnContentTests {
  @Test("Text that is wider than its label is clipped at the label's sides, but not at its top and bottom")
  func clippedLabel() throws {
    /// Returns the clips in the root's coordinates.
    func clips(_ text: String) -> [CGRect] {
      let label = UILabel(frame: CGRect(x: 20, y: 0, width: 60, height: 20))
      label.lineBreakMode = .byClipping
      label.text = text
      let root = UIView()
      root.addSubview(label)
      let list = OffscreenWindow(of: root, size: CGSize(width: 100, height: 20)).displayList
      var traversal = DisplayListTraversal(clip: list.bounds)
      return list.items.compactMap { item in
        defer { _ = traversal.advance(past: item) }
        guard case .clip(let shape, _) = item else { return nil }
        return shape.pathData.bounds.applying(traversal.transform)
      }
    }
    let usual = clips("The")

    let added = clips("The quick brown fox").filter { !usual.contains($0) }

    let clip = try #require(added.first)
    #expect(added.count == 1)
    #expect(clip.minX == 20 && clip.maxX == 80)
    #expect(clip.minY < 0 && clip.maxY > 20)
  }

  // lvv.me/posts/2019/12/04_image_resizingmode, a single page: only `UIImage.draw(in:)` leaves the center empty.
  @Test("A resizable image whose caps meet fills image views, buttons and fields; drawn by code, it has no center")
  func pill() {
    let circle = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.systemBlue.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let pill = circle.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    final class Drawing: UIView {
      var image: UIImage?
      override func draw(_ rect: CGRect) { image?.draw(in: bounds) }
    }
    let (button, field, drawing, progress) = (UIButton(), UITextField(), Drawing(), UIProgressView())
    button.setBackgroundImage(pill, for: .normal)
    field.background = pill
    drawing.image = pill
    progress.trackImage = pill
    let configured = UIButton(configuration: .plain())
    configured.configuration?.background.image = pill
    /// Returns the area that pieces of the image cover.
    func area(_ view: UIView) -> CGFloat {
      OffscreenWindow(of: view, size: CGSize(width: 100, height: 40)).displayList.items.reduce(0) { area, item in
        guard case .drawing(let drawing) = item else { return area }
        return area + drawing.destination.width * drawing.destination.height
      }
    }

    for view in [UIImageView(image: pill), button, field, progress, configured] { #expect(area(view) == 4000) }
    // Four caps of 10×10.
    #expect(area(drawing) == 400)
  }

  @Test("A shape layer strokes from strokeStart to strokeEnd: 20 to 80 of a line of 100")
  func strokedPart() throws {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 100, y: 5))
    layer.path = line.cgPath
    layer.strokeColor = UIColor.black.cgColor
    layer.fillColor = nil
    layer.strokeStart = 0.2
    layer.strokeEnd = 0.8
    let view = UIView()
    view.layer.addSublayer(layer)

    let list = OffscreenWindow(of: view, size: CGSize(width: 100, height: 10)).displayList

    let strokes = list.items.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
    #expect(strokes.count == 1)
    let bounds = try #require(strokes.first).shape.pathData.bounds
    #expect(abs(bounds.minX - 20) < 1e-9 && abs(bounds.maxX - 80) < 1e-9)
  }

  @Test("Bars of the black style have the dark appearance's background: a white of 0.12, not of 0.97")
  func blackBars() throws {
    func white(_ bar: UIView) throws -> Double {
      bar.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      let list = OffscreenWindow(of: bar, size: CGSize(width: 100, height: 44)).displayList
      let fills = list.items.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
      return Double(try #require(fills.first).color.red)
    }
    let (light, dark) = (UIToolbar(), UIToolbar())
    dark.barStyle = .black
    let tabs = UITabBar()
    tabs.barStyle = .black

    // The tints of the material that bars have in both appearances.
    #expect(abs(try white(light) - 0.97) < 0.01)
    #expect(abs(try white(dark) - 0.12) < 0.01)
    #expect(abs(try white(tabs) - 0.12) < 0.01)
  }

  @Test("An override of draw(_:) draws over a switch's own content, and is not called in an image view")
  func overriddenDrawing() {
    final class Marked: UISwitch {
      override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
    }
    final class Picture: UIImageView {
      override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
    }
    func count(_ view: UIView) -> Int {
      DisplayList.record(bounds: view.bounds) { view.layer.render(in: $0) }.items.count
    }

    #expect(count(Marked()) == count(UISwitch()) + 1)
    #expect(count(Picture(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) == 0)
  }
}
