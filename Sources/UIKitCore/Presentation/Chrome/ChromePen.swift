internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// Draws the system's bars and a device's outline around a screen.
@MainActor
struct ChromePen {
  private let screen: DeviceChrome.Screen

  init(_ screen: DeviceChrome.Screen) {
    self.screen = screen
  }

  private var ink: UIColor { screen.prefersLightText ?? screen.isDark ? .white : .black }

  // MARK: Bars

  func drawBars(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    if screen.showsStatusBar { drawStatusBar(in: context) }
    drawHomeIndicator(in: context)
  }

  private func drawStatusBar(in context: CGContext) {
    let width = screen.size.width
    if let cutout = screen.cutout {
      // Beside the cutout, centered in the remaining width at each side.
      let middle = screen.topInset < 55 ? screen.topInset / 2 + 2 : cutout.midY
      let ear = (width - cutout.width) / 4 + 2
      drawTime(size: 17, centre: CGPoint(x: mirrored(ear), y: middle))
      let marks = marksWidth(hasSignal: true)
      drawMarks(from: CGPoint(x: mirrored(width - ear) - marks / 2, y: middle), hasSignal: true, in: context)
      return
    }
    let middle = screen.topInset / 2
    let margin: CGFloat = screen.device.idiom == .pad ? 18 : 7
    let isPad = screen.device.idiom == .pad
    let time = ControlWidth.of(time: 12)
    let timeX = isPad ? mirrored(margin + time / 2) : width / 2
    drawTime(size: 12, centre: CGPoint(x: timeX, y: middle))
    let marks = marksWidth(hasSignal: !isPad)
    let left = screen.isFlipped ? margin : width - margin - marks
    drawMarks(from: CGPoint(x: left, y: middle), hasSignal: !isPad, in: context)
  }

  /// Returns a distance from the left edge; from the right edge in right-to-left layouts.
  private func mirrored(_ x: CGFloat) -> CGFloat { screen.isFlipped ? screen.size.width - x : x }

  /// The width of the time in the font of the bar, from which all positions follow.
  private enum ControlWidth {
    @MainActor
    static func of(time size: CGFloat) -> CGFloat { layout(size).size(width: .infinity).width }

    @MainActor
    static func layout(_ size: CGFloat) -> ParagraphLayout {
      ParagraphLayout("9:41", font: .systemFont(ofSize: size, weight: .semibold))
    }
  }

  private func drawTime(size: CGFloat, centre: CGPoint) {
    let frame = ControlWidth.layout(size).frame(width: .infinity)
    UIGraphicsGetCurrentContext()?.draw(
      frame, at: CGPoint(x: centre.x - frame.size.width / 2, y: centre.y - frame.size.height / 2), defaultColor: ink)
  }

  // Signal of 18 points, waves of 17, battery of 27, 6 points apart.
  private func marksWidth(hasSignal: Bool) -> CGFloat { (hasSignal ? 18 + 6 : 0) + 17 + 6 + 27 }

  private func drawMarks(from start: CGPoint, hasSignal: Bool, in context: CGContext) {
    var x = start.x
    if hasSignal {
      drawSignal(at: CGPoint(x: x, y: start.y - 6), in: context)
      x += 24
    }
    drawWaves(at: CGPoint(x: x, y: start.y - 6), in: context)
    drawBattery(at: CGPoint(x: x + 23, y: start.y - 6.5), in: context)
  }

  private func drawSignal(at origin: CGPoint, in context: CGContext) {
    context.setFillColor(ink.cgColor)
    for (index, height) in [4, 6.5, 9.5, 12].enumerated() {
      let bar = CGRect(
        x: origin.x + CGFloat(index) * 5, y: origin.y + 12 - CGFloat(height), width: 3, height: CGFloat(height))
      context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 1).cgPath)
    }
    context.fillPath()
  }

  private func drawWaves(at origin: CGPoint, in context: CGContext) {
    let centre = CGPoint(x: origin.x + 8.5, y: origin.y + 11.8)
    let (from, to) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    let dot = UIBezierPath()
    dot.move(to: centre)
    dot.addArc(withCenter: centre, radius: 3.6, startAngle: from, endAngle: to, clockwise: true)
    dot.close()
    ink.setFill()
    dot.fill()
    ink.setStroke()
    for radius in [6.2, 10.3] {
      let wave = UIBezierPath(
        arcCenter: centre, radius: CGFloat(radius), startAngle: from, endAngle: to, clockwise: true)
      wave.lineWidth = 2.6
      wave.stroke()
    }
  }

  private func drawBattery(at origin: CGPoint, in context: CGContext) {
    let shell = CGRect(x: origin.x + 0.5, y: origin.y + 0.5, width: 24, height: 12)
    let outline = UIBezierPath(roundedRect: shell, cornerRadius: 3.8)
    outline.lineWidth = 1
    ink.withAlphaComponent(0.35).setStroke()
    outline.stroke()
    ink.withAlphaComponent(0.4).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: origin.x + 25.5, y: origin.y + 4.5, width: 1.5, height: 4), cornerRadius: 0.75
    ).fill()
    ink.setFill()
    UIBezierPath(roundedRect: shell.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 2.5).fill()
  }

  private func drawHomeIndicator(in context: CGContext) {
    guard screen.safeArea.bottom > 0 else { return }
    let size = screen.size
    // 139 of 390 points in portrait, 234 of 844 in landscape, and a third of a tablet's shorter side.
    let width: CGFloat =
      screen.device.idiom == .pad
      ? min(size.width, size.height) * 0.3
      : screen.orientation == .portrait ? size.width * 139 / 390 : size.width * 234 / 844
    let bar = CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - 13, width: width.rounded(), height: 5)
    (screen.isDark ? UIColor.white : UIColor.black).setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: 2.5).fill()
  }

  // MARK: Device

  func drawCutout(in context: CGContext) {
    guard let upright = screen.cutout else { return }
    // In landscape, the device is rotated to the left: the cutout is at the left.
    let place =
      screen.orientation == .portrait
      ? upright
      : CGRect(
        x: upright.minY, y: screen.size.height - upright.maxX, width: upright.height, height: upright.width)
    context.setFillColor(UIColor.black.cgColor)
    if screen.topInset >= 55 {
      context.addPath(UIBezierPath(roundedRect: place, cornerRadius: 18.5).cgPath)
    } else {
      let corners: UIRectCorner =
        screen.orientation == .portrait ? [.bottomLeft, .bottomRight] : [.topRight, .bottomRight]
      context.addPath(
        UIBezierPath(roundedRect: place, byRoundingCorners: corners, cornerRadii: CGSize(width: 20, height: 20)).cgPath)
    }
    context.fillPath()
  }

  /// The device's outline around the screen, in points.
  var body: CGRect {
    guard screen.hasHomeButton else { return screen.bounds.insetBy(dx: -12, dy: -12) }
    let (side, end): (CGFloat, CGFloat) = screen.device.idiom == .pad ? (26, 56) : (16, 80)
    return screen.orientation == .portrait
      ? screen.bounds.insetBy(dx: -side, dy: -end) : screen.bounds.insetBy(dx: -end, dy: -side)
  }

  private var line: UIColor { screen.isDark ? UIColor(RGBA(hex: 0x48484A)) : UIColor(RGBA(hex: 0xC7C7CC)) }

  func drawBody(in context: CGContext) {
    let radius: CGFloat = screen.hasHomeButton ? (screen.device.idiom == .pad ? 30 : 44) : screen.cornerRadius + 12
    let outline = UIBezierPath(roundedRect: body, cornerRadius: radius).cgPath
    context.setFillColor((screen.isDark ? UIColor.black : UIColor.white).cgColor)
    context.addPath(outline)
    context.fillPath()
    context.setStrokeColor(line.cgColor)
    context.setLineWidth(1.5)
    context.addPath(outline)
    context.strokePath()
    guard screen.hasHomeButton else { return }
    let button: CGFloat = screen.device.idiom == .pad ? 32 : 46
    let centre =
      screen.orientation == .portrait
      ? CGPoint(x: body.midX, y: (screen.bounds.maxY + body.maxY) / 2)
      : CGPoint(x: (screen.bounds.maxX + body.maxX) / 2, y: body.midY)
    context.strokeEllipse(
      in: CGRect(x: centre.x - button / 2, y: centre.y - button / 2, width: button, height: button))
  }

  func drawScreenEdge(in context: CGContext) {
    context.setStrokeColor(line.cgColor)
    context.setLineWidth(1)
    context.addPath(
      UIBezierPath(roundedRect: screen.bounds.insetBy(dx: -0.5, dy: -0.5), cornerRadius: screen.cornerRadius).cgPath)
    context.strokePath()
  }
}
