import UIFoundation
import UIGraphics

/// The rasterizer behind `UIImage.cgImage` of recorded drawings.
package final class PictureRasterizer: NSObject, DrawingRasterizer {
  /// Returns the picture at a scale in pixels per point. Logs an error and returns nil on failure.
  package static func image(_ list: DisplayList, scale: CGFloat) -> CGImage? {
    do {
      return try Renderer(scale: scale).image(list)
    } catch {
      StandardError.write("UIImage.cgImage: \(error)")
      return nil
    }
  }
}
