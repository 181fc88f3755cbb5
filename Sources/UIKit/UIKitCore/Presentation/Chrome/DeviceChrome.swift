internal import Foundation
package import UIFoundation
package import UIGraphics

/// The parts of a device drawn around an app's screen.
package enum DeviceChrome: String, Sendable, Hashable, CaseIterable {
  /// The status bar and the home indicator, over the picture.
  case bars
  /// The bars, and the screen's rounded corners with its cutout.
  case screen
  /// The screen with an outline of the device, which enlarges the picture.
  case device

  /// The names of the parts in options.
  package static let words: KeyValuePairs<String, DeviceChrome> = ["bars": .bars, "screen": .screen, "device": .device]

  /// The screen that is decorated.
  package struct Screen: Sendable {
    package let device: Device
    package let orientation: Device.Orientation
    let isDark: Bool
    let isRightToLeft: Bool
    /// Indicates whether the content prefers light text in the status bar; nil without a preference.
    let prefersLightText: Bool?

    /// Creates the screen of an offscreen window; nil if no device has the size.
    @MainActor
    package init?(_ window: OffscreenWindow) {
      let environment = window.environment
      let candidates = Device.all.flatMap { device in Device.Orientation.allCases.map { (device, $0) } }
        .filter { $0.0.size($0.1) == environment.size }
      guard let found = candidates.first(where: { $0.0.safeArea($0.1) == environment.safeArea }) ?? candidates.first
      else { return nil }
      (device, orientation) = found
      isDark = environment.traits.userInterfaceStyle == .dark
      isRightToLeft = environment.traits.layoutDirection == .rightToLeft
      let isReduced = [window.root, window.root.root].contains { $0.layer.rareState?.reduction != nil }
      // A sheet leaves the black area around its reduced presenter at the status bar.
      prefersLightText =
        isReduced
        ? true : Self.prefersLightText(window.root.viewController?.statusBarOwner.preferredStatusBarStyle)
    }

    private static func prefersLightText(_ style: UIStatusBarStyle?) -> Bool? {
      switch style {
      case .lightContent?: true
      case .darkContent?: false
      default: nil
      }
    }

    var size: CGSize { device.size(orientation) }
    var safeArea: UIEdgeInsets { device.safeArea(orientation) }
    /// The top inset of the device in portrait, which distinguishes the kinds of screens, in points.
    var topInset: CGFloat { device.portraitSafeArea.top }
    var hasHomeButton: Bool { device.portraitSafeArea.bottom == 0 }
    /// Indicates whether the cutout of a phone is an island, not a notch.
    var hasIsland: Bool { topInset >= 55 }
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The radius of the screen's corners, as in Apple's simulators, in points.
    var cornerRadius: CGFloat {
      if hasHomeButton { return 0 }
      if device.idiom == .pad { return 18 }
      switch topInset {
      case ..<45: return 39
      case ..<48: return device.portraitSize.width > 400 ? 53.33 : 47.33
      case ..<55: return 44
      case ..<60: return 55
      default: return 62
      }
    }

    /// The cutout at the top of the screen in portrait, in points; nil without one.
    var cutout: CGRect? {
      guard device.idiom == .phone, !hasHomeButton else { return nil }
      let middle = device.portraitSize.width / 2
      if hasIsland {
        // 126 by 37 points, 11 below the edge on devices with an inset of 59.
        return CGRect(x: middle - 63, y: 11 + topInset - 59, width: 126, height: 37)
      }
      let width: CGFloat = topInset < 45 ? 209 : 162
      return CGRect(x: middle - width / 2, y: 0, width: width, height: topInset < 45 ? 30 : 32)
    }

    /// Indicates whether the system displays a status bar, which phones in landscape do not have.
    var showsStatusBar: Bool { device.idiom == .pad || orientation == .portrait }
  }
}

extension UIViewController {
  /// The controller that determines the status bar: the topmost one, or the child that it delegates to.
  fileprivate var statusBarOwner: UIViewController {
    if let shown = presentedViewController { return shown.statusBarOwner }
    if let child = childForStatusBarStyle { return child.statusBarOwner }
    return self
  }
}

extension DeviceChrome {
  /// Returns the drawing of a screen with the chrome around it. The screen's origin remains the origin.
  @MainActor
  package func around(_ list: DisplayList, on screen: Screen) -> DisplayList {
    let pen = ChromePen(screen)
    let bars = DisplayList.record(bounds: list.bounds) { pen.drawBars(in: $0) }
    guard let shape = outline(of: screen) else {
      return DisplayList(bounds: list.bounds, items: list.items + bars.items)
    }
    let cutout = DisplayList.record(bounds: list.bounds) { pen.drawCutout(in: $0) }
    let clipped: [DisplayItem] =
      [.save, .clip(shape, .winding)] + list.items + bars.items + cutout.items + [.restore]
    guard self == .device else { return DisplayList(bounds: list.bounds, items: clipped) }
    let body = pen.body
    let bounds = body.insetBy(dx: -1, dy: -1)
    let below = DisplayList.record(bounds: bounds) { pen.drawBody(in: $0) }
    let above = DisplayList.record(bounds: bounds) { pen.drawScreenEdge(in: $0) }
    return DisplayList(bounds: bounds, items: below.items + clipped + above.items)
  }

  /// Returns the shape to which a screen is clipped; nil for the whole screen.
  private func outline(of screen: Screen) -> Shape? {
    guard self != .bars else { return nil }
    return .roundedRect(screen.bounds, radius: CGSize(width: screen.cornerRadius, height: screen.cornerRadius))
  }
}
