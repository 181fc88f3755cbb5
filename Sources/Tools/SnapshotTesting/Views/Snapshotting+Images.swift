import CairoRendering
import PictureComparison
import UIKitCore

extension Diffing where Value == UIImage {
  /// An exact comparison of pictures.
  public static var image: Diffing { image() }

  /// Returns a comparison with a required share of equal bytes and similarity of colors, both 0 to 1.
  ///
  /// `perceptualPrecision` is 1 − ΔE2000 / 100. If it is below 1, `precision` is a share of pixels. `scale` is the
  /// scale of decoded references; nil means the scale stored in the file, or else 1. In any case, a picture must have
  /// the scale that its reference's file stores, if any. Images that were not decoded from a file may have different
  /// scales.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance = PictureTolerance(
      precision: Double(precision.exact), perceptualPrecision: Double(perceptualPrecision.exact))
    var diffing = Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { ReferenceImage($0, scale: scale.flatMap { $0 > 0 ? $0 : nil }) },
      diffV2: { reference, actual in
        guard let old = Picture(reference), let new = Picture(actual) else {
          return ("One of the images has no pixels.", [])
        }
        // The caller chooses the scale of an image that it creates or decodes, so it is not the scale of a reference.
        let storedScale = (reference as? ReferenceImage)?.storedScale
        let difference = PictureDifference(from: Picture(old.image, scale: storedScale), to: new, within: tolerance)
        guard !difference.verdict.isAccepted else { return nil }
        let files = difference.files(reference: try? old.png(), actual: try? new.png())
        return (difference.verdict.message, files.attachments)
      })
    diffing.pictures = PictureDiffing(image: { $0 }, tolerance: tolerance)
    return diffing
  }
}

extension Float {
  /// The decimal number as written. For example, 0.98 as a `Float` differs from 0.98 as a `Double`.
  fileprivate var exact: Double { Double("\(self)") ?? Double(self) }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares an image exactly.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that compares an image with a tolerance.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that draws a layer at the size of its bounds.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a layer at the size of its bounds with traits.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
      layer in
      onMainThread {
        let traits = Simulator.traits.overridden(by: traits)
        var list = DisplayList(bounds: .zero, items: [])
        AnimationFrames.runToEnd { layer.layoutIfNeeded() }
        traits.performAsCurrent {
          list = DisplayList.record(bounds: CGRect(origin: .zero, size: layer.bounds.size)) { layer.render(in: $0) }
        }
        return UIImage(content: .drawing(list)).with { $0.scale = traits.displayScale }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that fills a path in black at scale 1.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that fills a path in black. `scale` is in pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { path in
      drawing(path.bounds, scale: scale) { context in
        context.setFillColor(UIColor.black.cgColor)
        context.addPath(path.cgPath)
        context.fillPath(using: path.usesEvenOddFillRule ? .evenOdd : .winding)
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy that fills a path in black.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a path in black. By default, the path is filled.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { path in
      drawing(path.boundingBoxOfPath, scale: 1) { context in
        context.setFillColor(UIColor.black.cgColor)
        context.setStrokeColor(UIColor.black.cgColor)
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

private func drawing(_ bounds: CGRect, scale: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
  UIImage(content: .drawing(DisplayList.record(bounds: bounds, body))).with { $0.scale = scale }
}
