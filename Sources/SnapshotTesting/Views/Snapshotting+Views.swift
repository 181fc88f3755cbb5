import CairoRendering
import UIKitCore

// Pictures of views and controllers. Each is laid out anew and leaves its superview.
extension Snapshotting where Value: ViewSnapshotSubject, Format == UIImage {
  /// A view at its own size, or at the one that fits where that is empty.
  public static var image: Snapshotting { image() }

  /// A view at its own or another size; there is no other way of drawing for `drawHierarchyInKeyWindow` to choose.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }

  /// A view on the screen of a device, with parts of the device around it where they are asked for.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), chrome: SnapshotChrome? = nil
  ) -> Snapshotting {
    picture(precision, perceptualPrecision) {
      $0.presented(on: config, size: size, traits: traits).picture(with: chrome)
    }
  }

  /// A view as large as a layout says: what fits, or all that scrolls.
  public static func image(
    layout: ViewSnapshotLayout, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(precision, perceptualPrecision) { $0.presented(layout, traits: traits).picture }
  }

  /// A view in every combination, captioned, on one picture.
  public static func matrix(
    devices: [SnapshotMatrix.Screen] = [.iPhone13], orientations: [ViewImageConfig.Orientation] = [.portrait],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], appearances: [UIUserInterfaceStyle] = [.light],
    contentSizes: [UIContentSizeCategory] = [.large], precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let matrix = SnapshotMatrix(devices, orientations, directions, appearances, contentSizes)
    return picture(precision, perceptualPrecision) { subject in matrix.sheet { subject } }
  }

  private static func picture(
    _ precision: Float, _ perceptualPrecision: Float, _ image: @escaping @MainActor (ViewSubject) -> UIImage
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      value in
      // The caller waits while the main thread has the value.
      nonisolated(unsafe) let value = value
      return onMainThread { image(ViewSubject(value)) }
    }
  }
}
