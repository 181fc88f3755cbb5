import UIFoundation

/// A type that paints recorded drawings, implemented by `CairoRendering`.
package protocol DrawingRasterizer: AnyObject {
  /// Returns the picture at the given scale in pixels per point; nil if it cannot be painted.
  static func image(_ list: DisplayList, scale: CGFloat) -> CGImage?
}

/// The lookup of the rasterizer by its class name, since this module cannot import the higher module.
package enum Rasterizers {
  /// The rasterizer that is linked into the process; nil if there is none.
  package static var linked: (any DrawingRasterizer.Type)? {
    NSClassFromString("CairoRendering.PictureRasterizer") as? any DrawingRasterizer.Type
  }
}
