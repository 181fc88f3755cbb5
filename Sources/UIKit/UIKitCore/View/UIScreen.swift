public import Foundation
public import UIFoundation

/// The screen: the default for sizes and scales that are not determined by a view.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()

  open class var main: UIScreen { shared }
  open class var screens: [UIScreen] { [main] }

  /// The bounds of the screen, in points.
  ///
  /// They are those of the chosen simulator, or of the window being laid out, or else 390×844.
  open var bounds: CGRect {
    let size = Simulator.current?.device.portraitSize ?? Self.currentSize
    return CGRect(origin: .zero, size: size ?? CGSize(width: 390, height: 844))
  }

  private static var currentSize: CGSize?

  /// Sets the size of the screen, in points, unless a side is 0. Returns the previous size.
  static func replaceSize(by size: CGSize) -> CGSize? {
    let previous = currentSize
    if size.width > 0, size.height > 0 { currentSize = size }
    return previous
  }

  static func restoreSize(_ previous: CGSize?) { currentSize = previous }

  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The traits of the simulator, in the current design.
  ///
  /// The design of a picture is current while its views are created, so that they have their sizes from the beginning.
  open var traitCollection: UITraitCollection {
    let (traits, design) = (Simulator.traits, UITraitCollection.current.interfaceDesign)
    guard design != traits.interfaceDesign, design != .unspecified else { return traits }
    return traits.modifying { $0.interfaceDesign = design }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  // Brightness, other screens and refresh rates, which do not apply to pictures.
  open var brightness: CGFloat = 0.5
  open var wantsSoftwareDimming = false
  open var mirrored: UIScreen? { nil }
  open var isCaptured: Bool { false }
  open var maximumFramesPerSecond: Int { 60 }
  open var calibratedLatency: CFTimeInterval { 0 }

  /// Returns a view with the current content of the key window; an empty view without a key window.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  /// Returns a link that calls a method for each frame of the screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
