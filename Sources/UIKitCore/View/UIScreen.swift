public import Foundation
public import UIFoundation

/// The default screen of layout, if nothing else determines size and scale.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()

  open class var main: UIScreen { shared }
  open class var screens: [UIScreen] { [main] }

  /// The bounds of the screen in points: the size of the current presentation, else 390×844.
  open var bounds: CGRect { CGRect(origin: .zero, size: Self.presentedSize ?? CGSize(width: 390, height: 844)) }

  private static var presentedSize: CGSize?

  /// Sets the screen's size to a presentation's; returns the argument of `endPresenting`.
  static func beginPresenting(at size: CGSize) -> CGSize? {
    let outer = presentedSize
    if size.width > 0, size.height > 0 { presentedSize = size }
    return outer
  }

  static func endPresenting(_ outer: CGSize?) { presentedSize = outer }

  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var traitCollection: UITraitCollection { UITraitCollection.defaults }
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

  /// Returns a view of the key window's current content.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }

  /// Returns a link that calls a method for each frame of the screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
