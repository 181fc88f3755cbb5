import UIKitCore

extension Snapshotting where Format == UIImage {
  /// Returns a strategy that shows a new view or controller for each combination, all in one picture.
  ///
  /// Since each of them is created for its combination, its fonts have the combination's text size.
  public static func matrix<Subject: ViewSnapshotSubject>(
    devices: [SnapshotMatrix.Screen] = [.iPhone13], orientations: [ViewImageConfig.Orientation] = [.portrait],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight], appearances: [UIUserInterfaceStyle] = [.light],
    contentSizes: [UIContentSizeCategory] = [.large], designs: [InterfaceDesign] = [], precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting where Value == () -> Subject {
    let matrix = SnapshotMatrix(devices, orientations, directions, appearances, contentSizes, designs)
    return SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      make in
      // The caller waits while the main thread uses the value.
      nonisolated(unsafe) let make = make
      return onMainThread { matrix.sheet { ViewSubject(make()) } }
    }
  }
}

extension Snapshotting where Value == [(String, UIView)], Format == UIImage {
  /// A strategy that shows named views in one picture, at their own size or a fitting size.
  public static var contactSheet: Snapshotting { contactSheet() }

  /// Returns a strategy that shows named views in one picture, optionally in a given number of columns.
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
