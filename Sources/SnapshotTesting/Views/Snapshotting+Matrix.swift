import UIKitCore

extension Snapshotting where Value == () -> UIView, Format == UIImage {
  /// Returns a strategy that creates a view for each combination and shows all of them in one picture.
  ///
  /// A new view is created for each, so that its fonts have the combination's text size.
  public static func matrix(
    devices: [SnapshotMatrix.Screen] = [.iPhone13], orientations: [ViewImageConfig.Orientation] = [.portrait],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], appearances: [UIUserInterfaceStyle] = [.light],
    contentSizes: [UIContentSizeCategory] = [.large], precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    matrixOfNewValues(
      SnapshotMatrix(devices, orientations, directions, appearances, contentSizes), precision, perceptualPrecision)
  }
}

extension Snapshotting where Value == () -> UIViewController, Format == UIImage {
  /// Returns a strategy that creates a controller per combination and shows all of them in one picture.
  public static func matrix(
    devices: [SnapshotMatrix.Screen] = [.iPhone13], orientations: [ViewImageConfig.Orientation] = [.portrait],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], appearances: [UIUserInterfaceStyle] = [.light],
    contentSizes: [UIContentSizeCategory] = [.large], precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    matrixOfNewValues(
      SnapshotMatrix(devices, orientations, directions, appearances, contentSizes), precision, perceptualPrecision)
  }
}

extension Snapshotting where Value == [(String, UIView)], Format == UIImage {
  /// A strategy that shows named views in one picture, at their own size or a fitting size.
  public static var contactSheet: Snapshotting { contactSheet() }

  /// Returns a strategy that shows named views in one picture, in columns whose number can be omitted.
  public static func contactSheet(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, columns: Int? = nil,
    traits: UITraitCollection = UITraitCollection(), precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      views in
      onMainThread {
        var sheet = ContactSheet(columns: columns)
        var scale: CGFloat = 1
        for (name, view) in views {
          let window = ViewSubject(view).presented(on: config, size: size, traits: traits)
          scale = max(scale, window.environment.traits.displayScale)
          sheet.add(window, caption: name)
        }
        return sheet.image(scale: scale)
      }
    }
  }
}

private func matrixOfNewValues<Value: ViewSnapshotSubject>(
  _ matrix: SnapshotMatrix, _ precision: Float, _ perceptualPrecision: Float
) -> Snapshotting<() -> Value, UIImage> {
  SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { make in
    // The caller waits while the main thread uses the value.
    nonisolated(unsafe) let make = make
    return onMainThread { matrix.sheet { ViewSubject(make()) } }
  }
}
