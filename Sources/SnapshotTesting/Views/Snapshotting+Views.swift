import UIKitCore

// Pictures of views. Each is laid out anew and leaves its superview.
extension Snapshotting where Value == UIView, Format == UIImage {
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

  /// A view on the screen of a device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
      onMainThread { ViewSubject(view).presented(on: config, size: size, traits: traits).picture }
    }
  }

  /// A view as large as a layout says: what fits, or all that scrolls.
  public static func image(
    layout: ViewSnapshotLayout, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
      onMainThread { ViewSubject(view).presented(layout, traits: traits).picture }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller's view at its own size.
  public static var image: Snapshotting { image() }

  /// A controller's view on the screen of a device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { controller in
        onMainThread { ViewSubject(controller).presented(on: config, size: size, traits: traits).picture }
      }
  }

  /// A controller's view at its own or another size; `drawHierarchyInKeyWindow` changes nothing.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }

  /// A controller's view as large as a layout says: what fits, or all that scrolls.
  public static func image(
    layout: ViewSnapshotLayout, precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { controller in onMainThread { ViewSubject(controller).presented(layout, traits: traits).picture } }
  }
}
