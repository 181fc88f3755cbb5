import UIFoundation
import UIGraphics

/// The rasterizer behind `UIImage.cgImage` of recorded drawings.
package final class PictureRasterizer: NSObject, DrawingRasterizer {
  /// Returns the picture at a scale in pixels per point; logs and returns nil if it cannot be painted.
  package static func image(_ list: DisplayList, scale: CGFloat) -> CGImage? {
    do {
      return try Renderer(scale: scale).image(list)
    } catch {
      StandardError.write("UIImage.cgImage: \(error)")
      return nil
    }
  }
}
