import Testing

@testable import UIKitCore

/// The drawing of controls. The positions in points are from pictures of iOS 17.5 and 18.5 at 3x.
@MainActor
@Suite("Drawing of controls")
struct ControlDrawingTests {
  /// Returns the drawing of a view at 3x, at its own size or at a width.
  private func drawing(_ view: UIView, width: CGFloat? = nil) -> DisplayList {
    let size = view.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    let traits = UITraitCollection(displayScale: 3)
    let window = OffscreenWindow(
      of: view,
      in: OffscreenWindow.Environment(size: CGSize(width: width ?? size.width, height: size.height), traits: traits))
    return window.displayList
  }

  /// Returns the items in painting order, with their transforms.
  private func placed(_ list: DisplayList) -> [(item: DisplayItem, transform: CGAffineTransform)] {
    var placed: [(item: DisplayItem, transform: CGAffineTransform)] = []
    var (transform, stack) = (CGAffineTransform.identity, [CGAffineTransform]())
    for item in list.items {
      switch item {
      case .save, .beginGroup: stack.append(transform)
      case .restore, .endGroup: transform = stack.popLast() ?? .identity
      case .transform(let change): transform = change.concatenating(transform)
      default: placed.append((item, transform))
      }
    }
    return placed
  }

  /// Returns the filled outlines in painting order, with the transforms applied.
  private func fills(_ list: DisplayList) -> [(rect: CGRect, color: RGBA)] {
    placed(list).compactMap { item, transform in
      if case .fill(let fill) = item { (fill.shape.bounds.applying(transform), fill.color) } else { nil }
    }
  }

  /// Returns the baselines of the texts in painting order.
  private func baselines(_ list: DisplayList) -> [CGFloat] {
    placed(list).compactMap { item, transform in
      if case .glyphs(let run) = item { run.origin.applying(transform).y } else { nil }
    }
  }

  private func isNear(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance && abs(a.maxX - b.maxX) <= tolerance
      && abs(a.maxY - b.maxY) <= tolerance
  }

  @Test("A slider fits any width and is 34 high; its track has insets of 3, and its thumb extends 1 beyond it")
  func slider() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
    slider.value = 0.75
    #expect(slider.sizeThatFits(CGSize(width: 382, height: 100)) == CGSize(width: 382, height: 34))

    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 3, y: 15, width: 376, height: 4))

    // In the picture, the thumb of 27 points is at 265.
    let fills = fills(drawing(slider, width: 382))
    let thumb = try #require(fills.last)
    #expect(isNear(thumb.rect, CGRect(x: 265, y: 3.5, width: 27, height: 27), within: 0.34))
  }

  @Test(
    "The thumb of a slider touches both ends: its travel is from 2 to 380 of 382 points", arguments: [0, 1] as [Float])
  func sliderEnds(value: Float) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)

    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)

    #expect(value == 0 ? thumb.minX == 2 : thumb.maxX == 380)
  }

  @Test("The signs of a stepper are 13.6 long and 1.49 thick; the sign at the end of the range has half the opacity")
  func stepper() throws {
    let stepper = UIStepper()

    let strokes = drawing(stepper).items.compactMap { if case .stroke(let item) = $0 { item } else { nil } }

    try #require(strokes.count == 2)
    let (minus, plus) = (strokes[0], strokes[1])
    #expect(abs(minus.shape.bounds.width + minus.style.width - 13.6) < 0.01)
    #expect(abs(plus.shape.bounds.height + plus.style.width - 13.6) < 0.01)
    #expect(minus.style.width == 1.49)
    // Black over the background of 238 gives the gray 119 of the picture.
    #expect(minus.color.alpha == 0.5)
    #expect(plus.color.alpha == 1)
  }

  @Test("Three segments of 263 points are 87 wide, with separators of a point, and the shadow of the thumb is clipped")
  func segments() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    let list = drawing(control, width: 263)

    // The thumb has a margin of 2 on each side: 88 + 2 to 88 + 87 − 2.
    let thumb = try #require(fills(list).last)
    #expect(thumb.rect.minX == 90 && thumb.rect.maxX == 173)
    let clips = list.items.compactMap { if case .clip(let shape, _) = $0 { shape.bounds } else { nil } }
    #expect(clips.contains { $0.width == 263 && $0.height == 32 })
  }

  @Test("A disabled text field keeps the color of its text")
  func disabledField() throws {
    func color(isEnabled: Bool) -> RGBA? {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      field.text = "Text"
      field.isEnabled = isEnabled
      return drawing(field, width: 100).items.lazy.compactMap {
        if case .glyphs(let run) = $0 { run.color } else { nil }
      }
      .first
    }

    #expect(color(isEnabled: true) == .black)
    #expect(color(isEnabled: false) == .black)
  }

  @Test("The chevron of a back button is from 9.33 to 20.33 and 19 high, and the title begins at 28.67")
  func backButton() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
    let window = OffscreenWindow(
      of: bar,
      in: OffscreenWindow.Environment(size: CGSize(width: 393, height: 44), traits: UITraitCollection(displayScale: 3)))
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
    let image = try #require(button.imageView)
    let title = try #require(button.titleLabel)

    let strokes = try #require(image.image).strokes
    let chevron = try #require(strokes.first)
    let half = chevron.style.width / 2
    let ink = image.convert(chevron.shape.bounds.insetBy(dx: -half, dy: -half), to: bar)
    #expect(abs(ink.minX - 9.33) < 0.34 && abs(ink.maxX - 20.33) < 0.34)
    #expect(abs(ink.height - 19) < 0.01)
    #expect(abs(title.convert(title.bounds, to: bar).minX - 28.67) < 0.34)
    withExtendedLifetime(window) {}
  }

  @Test("The badge of a tab begins 11 to the right of the middle and 3 below the top")
  func badge() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let item = UITabBarItem(title: "Title", image: nil, tag: 0)
    item.badgeValue = "2"
    bar.items = [item]
    let list = drawing(bar, width: 390)

    // In the pictures, the middle of a badge that is 18.2 wide is 20.1 right of the icon's middle and 3.33 from the top.
    let badge = try #require(fills(list).last)
    #expect(badge.rect.minX == 195 + 11 && badge.rect.minY == 3)
  }

  // In a picture of the public library Thumbprint, and in one of AccessibilitySnapshot, whose tabs have no icons.
  @Test("The baseline of a tab's title is 45 below the top of the bar, and 46 below an icon, whose middle is at 20")
  func tabTitle() throws {
    func list(_ image: UIImage?) -> DisplayList {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
      bar.items = [UITabBarItem(title: "Title", image: image, tag: 0)]
      return drawing(bar, width: 390)
    }
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    }
    let withIcon = list(icon.withRenderingMode(.alwaysOriginal))

    #expect(abs(try #require(baselines(list(nil)).first) - 45) < 0.17)
    #expect(abs(try #require(baselines(withIcon).first) - 46) < 0.17)
    let drawn = placed(withIcon).compactMap { item, transform in
      if case .drawing(let drawing) = item { drawing.destination.applying(transform) } else { nil }
    }
    #expect(drawn.map(\.midY) == [20])
  }

  @Test("The dots of a page control are 7.57 in diameter and 17⅔ apart")
  func pageDots() throws {
    let control = UIPageControl()
    control.numberOfPages = 3

    let dots = fills(drawing(control)).map(\.rect)

    try #require(dots.count == 3)
    for dot in dots { #expect(abs(dot.width - 7.57) < 0.01 && abs(dot.height - 7.57) < 0.01) }
    #expect(abs(dots[1].minX - dots[0].minX - 17.667) < 0.34 && abs(dots[2].minX - dots[0].minX - 35.333) < 0.34)
  }

  // Left edges of the track in the pictures at 3x, by the row of pixels, from the coverage of the pixels of the row.
  @Test(
    "The track of a switch has circular corners on iOS 17.5, and continuous ones on iOS 18.5",
    arguments: [
      ("iPhone 15 Pro, iOS 17.5", [5: 24.44, 8: 19.63, 10: 16.96, 19: 8.58]),
      ("iPhone 16 Pro, iOS 18.5", [1: 37.32, 5: 24.54, 10: 16.86, 20: 7.86, 30: 3.09, 36: 1.51, 40: 0.82]),
    ])
  func switchTrack(simulator: String, edges: [Int: Double]) throws {
    let chosen = try #require(Simulator(simulator))
    let list = Simulator.$scoped.withValue(chosen) { drawing(UISwitch()) }
    let track = try #require(
      list.items.lazy.compactMap { if case .fill(let fill) = $0 { CGPath(shape: fill.shape) } else { nil } }.first)
    #expect(isNear(track.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 51, height: 31), within: 0.01))

    for (row, edge) in edges {
      let y = (Double(row) + 0.5) / 3
      #expect(track.contains(CGPoint(x: (edge + 0.3) / 3, y: y)), "\(row)")
      #expect(!track.contains(CGPoint(x: (edge - 0.3) / 3, y: y)), "\(row)")
    }
  }
}

extension UIImage {
  /// The stroked outlines of a drawn image.
  fileprivate var strokes: [StrokeItem] {
    guard case .drawing(let list) = content else { return [] }
    return list.items.compactMap { if case .stroke(let item) = $0 { item } else { nil } }
  }
}
