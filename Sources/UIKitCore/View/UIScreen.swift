/// The screen that layout is made for where nothing else says its size and scale.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  /// The size of the screen in points; 390×844 unless a presentation says otherwise.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Pixels a point.
  public var scale: CGFloat { traitCollection.displayScale }

  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public let traitCollection = UITraitCollection.defaults
}
