import UIKitCore

// Pictures of views and controllers. Each view is removed from its superview and laid out again.
extension Snapshotting where Value: ViewSnapshotSubject, Format == UIImage {
  /// A strategy that draws a view at its own size, or at its fitting size if its own is empty.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a view at its own size or a given size.
  ///
  /// `drawHierarchyInKeyWindow` has no effect, since there is only one way of drawing.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }

  /// Returns a strategy that draws a view on a device's screen, optionally with parts of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), chrome: SnapshotChrome? = nil
  ) -> Snapshotting {
    picture(precision, perceptualPrecision) {
      $0.presented(on: config, size: size, traits: traits).picture(with: chrome)
    }
  }

  /// Returns a strategy that draws a view at the size of a layout.
  public static func image(
    layout: ViewSnapshotLayout, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    picture(precision, perceptualPrecision) { $0.presented(layout, traits: traits).picture }
  }

  /// Returns a strategy that draws a view in every combination with captions.
  public static func matrix(
    devices: [SnapshotMatrix.Screen] = [.iPhone13], orientations: [ViewImageConfig.Orientation] = [.portrait],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], appearances: [UIUserInterfaceStyle] = [.light],
    contentSizes: [UIContentSizeCategory] = [.large], designs: [InterfaceDesign] = [], precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let matrix = SnapshotMatrix(devices, orientations, directions, appearances, contentSizes, designs)
    return picture(precision, perceptualPrecision) { subject in matrix.sheet { subject } }
  }

  private static func picture(
    _ precision: Float, _ perceptualPrecision: Float, _ image: @escaping @MainActor (ViewSubject) -> UIImage
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      value in
      // The caller waits while the main thread uses the value.
      nonisolated(unsafe) let value = value
      return onMainThread { image(ViewSubject(value)) }
    }
  }
}
