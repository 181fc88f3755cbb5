internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// A pen that draws the system's bars and a device's outline around a screen.
@MainActor
struct ChromePen {
  private let screen: DeviceChrome.Screen

  init(_ screen: DeviceChrome.Screen) {
    self.screen = screen
  }

  private var barColor: UIColor { screen.prefersLightText ?? screen.isDark ? .white : .black }

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
      // The time and the indicators are centered on each side of the cutout, two points farther from the edges.
      let y = screen.hasIsland ? cutout.midY : screen.topInset / 2 + 2
      let distance = (width - cutout.width) / 4 + 2
      drawTime(fontSize: 17, center: CGPoint(x: mirrored(distance), y: y))
      let x = mirrored(width - distance) - indicatorsWidth(hasSignal: true) / 2
      drawIndicators(from: CGPoint(x: x, y: y), hasSignal: true, in: context)
      return
    }
    let y = screen.topInset / 2
    let isPad = screen.device.idiom == .pad
    let margin: CGFloat = isPad ? 18 : 7
    let timeX = isPad ? mirrored(margin + time(fontSize: 12).size.width / 2) : width / 2
    drawTime(fontSize: 12, center: CGPoint(x: timeX, y: y))
    let left = screen.isRightToLeft ? margin : width - margin - indicatorsWidth(hasSignal: !isPad)
    drawIndicators(from: CGPoint(x: left, y: y), hasSignal: !isPad, in: context)
  }

  /// Returns the x coordinate at the given distance from the leading edge.
  private func mirrored(_ distance: CGFloat) -> CGFloat {
    screen.isRightToLeft ? screen.size.width - distance : distance
  }

  private func time(fontSize: CGFloat) -> TextFrame {
    ParagraphLayout("9:41", font: .systemFont(ofSize: fontSize, weight: .semibold)).frame(width: .infinity)
  }

  private func drawTime(fontSize: CGFloat, center: CGPoint) {
    let frame = time(fontSize: fontSize)
    let origin = CGPoint(x: center.x - frame.size.width / 2, y: center.y - frame.size.height / 2)
    UIGraphicsGetCurrentContext()?.draw(frame, at: origin, defaultColor: barColor)
  }

  /// Returns the width of the signal (18 points), waves (17) and battery (27) with gaps of 6 points.
  private func indicatorsWidth(hasSignal: Bool) -> CGFloat { (hasSignal ? 18 + 6 : 0) + 17 + 6 + 27 }

  private func drawIndicators(from start: CGPoint, hasSignal: Bool, in context: CGContext) {
    var x = start.x
    if hasSignal {
      drawSignal(at: CGPoint(x: x, y: start.y - 6), in: context)
      x += 24
    }
    drawWaves(at: CGPoint(x: x, y: start.y - 6), in: context)
    drawBattery(at: CGPoint(x: x + 23, y: start.y - 6.5), in: context)
  }

  private func drawSignal(at origin: CGPoint, in context: CGContext) {
    context.setFillColor(barColor.cgColor)
    for (index, height) in [4, 6.5, 9.5, 12].enumerated() {
      let bar = CGRect(
        x: origin.x + CGFloat(index) * 5, y: origin.y + 12 - CGFloat(height), width: 3, height: CGFloat(height))
      context.addPath(UIBezierPath(circularRect: bar, radius: 1).cgPath)
    }
    context.fillPath()
  }

  private func drawWaves(at origin: CGPoint, in context: CGContext) {
    let center = CGPoint(x: origin.x + 8.5, y: origin.y + 11.8)
    let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    let dot = UIBezierPath()
    dot.move(to: center)
    dot.addArc(withCenter: center, radius: 3.6, startAngle: start, endAngle: end, clockwise: true)
    dot.close()
    barColor.setFill()
    dot.fill()
    barColor.setStroke()
    for radius in [6.2, 10.3] {
      let wave = UIBezierPath(
        arcCenter: center, radius: CGFloat(radius), startAngle: start, endAngle: end, clockwise: true)
      wave.lineWidth = 2.6
      wave.stroke()
    }
  }

  private func drawBattery(at origin: CGPoint, in context: CGContext) {
    let shell = CGRect(x: origin.x + 0.5, y: origin.y + 0.5, width: 24, height: 12)
    let outline = UIBezierPath(circularRect: shell, radius: 3.8)
    outline.lineWidth = 1
    barColor.withAlphaComponent(0.35).setStroke()
    outline.stroke()
    barColor.withAlphaComponent(0.4).setFill()
    UIBezierPath(
      circularRect: CGRect(x: origin.x + 25.5, y: origin.y + 4.5, width: 1.5, height: 4), radius: 0.75
    ).fill()
    barColor.setFill()
    UIBezierPath(circularRect: shell.insetBy(dx: 1.5, dy: 1.5), radius: 2.5).fill()
  }

  private func drawHomeIndicator(in context: CGContext) {
    guard screen.safeArea.bottom > 0 else { return }
    let size = screen.size
    // The indicator is 139 of 390 points wide in portrait, 234 of 844 in landscape, and three tenths of a tablet's
    // shorter side.
    let width: CGFloat =
      screen.device.idiom == .pad
      ? min(size.width, size.height) * 0.3
      : screen.orientation == .portrait ? size.width * 139 / 390 : size.width * 234 / 844
    let bar = CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - 13, width: width.rounded(), height: 5)
    (screen.isDark ? UIColor.white : UIColor.black).setFill()
    UIBezierPath(circularRect: bar, radius: 2.5).fill()
  }

  // MARK: Device

  func drawCutout(in context: CGContext) {
    guard let upright = screen.cutout else { return }
    // In landscape, the device is rotated to the left, so that the cutout is at the left.
    let cutout =
      screen.orientation == .portrait
      ? upright
      : CGRect(
        x: upright.minY, y: screen.size.height - upright.maxX, width: upright.height, height: upright.width)
    context.setFillColor(UIColor.black.cgColor)
    if screen.hasIsland {
      context.addPath(UIBezierPath(circularRect: cutout, radius: 18.5).cgPath)
    } else {
      let corners: UIRectCorner =
        screen.orientation == .portrait ? [.bottomLeft, .bottomRight] : [.topRight, .bottomRight]
      context.addPath(UIBezierPath(circularRect: cutout, radius: 20, corners: corners).cgPath)
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

  private var outlineColor: UIColor { screen.isDark ? UIColor(RGBA(hex: 0x48484A)) : UIColor(RGBA(hex: 0xC7C7CC)) }

  func drawBody(in context: CGContext) {
    let radius: CGFloat = screen.hasHomeButton ? (screen.device.idiom == .pad ? 30 : 44) : screen.cornerRadius + 12
    let outline = UIBezierPath(circularRect: body, radius: radius).cgPath
    context.setFillColor((screen.isDark ? UIColor.black : UIColor.white).cgColor)
    context.addPath(outline)
    context.fillPath()
    context.setStrokeColor(outlineColor.cgColor)
    context.setLineWidth(1.5)
    context.addPath(outline)
    context.strokePath()
    guard screen.hasHomeButton else { return }
    let button: CGFloat = screen.device.idiom == .pad ? 32 : 46
    let center =
      screen.orientation == .portrait
      ? CGPoint(x: body.midX, y: (screen.bounds.maxY + body.maxY) / 2)
      : CGPoint(x: (screen.bounds.maxX + body.maxX) / 2, y: body.midY)
    context.strokeEllipse(
      in: CGRect(x: center.x - button / 2, y: center.y - button / 2, width: button, height: button))
  }

  func drawScreenEdge(in context: CGContext) {
    context.setStrokeColor(outlineColor.cgColor)
    context.setLineWidth(1)
    context.addPath(
      UIBezierPath(circularRect: screen.bounds.insetBy(dx: -0.5, dy: -0.5), radius: screen.cornerRadius).cgPath)
    context.strokePath()
  }
}
