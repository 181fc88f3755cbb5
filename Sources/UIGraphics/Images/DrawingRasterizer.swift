import UIFoundation

/// A rasterizer of recorded drawings, implemented by `CairoRendering` and looked up by class name.
package protocol DrawingRasterizer: AnyObject {
  /// Returns the picture at a scale in pixels per point; nil if it cannot be painted.
  static func image(_ list: DisplayList, scale: CGFloat) -> CGImage?
}

/// A lookup of the rasterizer without an import of the higher module.
package enum Rasterizers {
  /// The rasterizer linked into the process; nil where drawings are only recorded.
  package static var linked: (any DrawingRasterizer.Type)? {
    NSClassFromString("CairoRendering.PictureRasterizer") as? any DrawingRasterizer.Type
  }
}
