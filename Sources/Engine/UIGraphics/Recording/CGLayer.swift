import UIFoundation

/// A drawing that is recorded once and drawn many times.
public final class CGLayer {
  /// The size, in points.
  public let size: CGSize
  /// The context that records the layer's drawing.
  public let context: CGContext?

  /// Creates a layer for drawing into a context; nil for an empty size.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    self.context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: context.scale)
  }
}

extension CGContext {
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawing = layer.context?.snapshot() else { return }
    draw(UIImage(drawing), in: rect, tint: nil)
  }
}
