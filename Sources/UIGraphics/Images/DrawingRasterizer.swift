import UIFoundation

/// Turns recorded drawings into pixels; the floor above has the only one, which is found by its name.
package protocol DrawingRasterizer: AnyObject {
  /// The picture at so many pixels to a point; nil where it has none.
  static func image(_ list: DisplayList, scale: CGFloat) -> CGImage?
}

/// Finds the rasterizer without importing it, since arrows only point down.
package enum Rasterizers {
  /// The rasterizer that is linked into the process; nil where the process only records.
  package static var linked: (any DrawingRasterizer.Type)? {
    NSClassFromString("CairoRendering.PictureRasterizer") as? any DrawingRasterizer.Type
  }
}
