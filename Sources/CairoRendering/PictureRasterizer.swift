import UIFoundation
import UIGraphics

/// Paints the pixels that `UIImage.cgImage` of a recorded drawing asks for.
package final class PictureRasterizer: NSObject, DrawingRasterizer {
  /// The picture at so many pixels to a point; nil, with a log line, where it has none.
  package static func image(_ list: DisplayList, scale: CGFloat) -> CGImage? {
    do {
      return try Renderer(scale: scale).image(list)
    } catch {
      StandardError.write("UIImage.cgImage: \(error)")
      return nil
    }
  }
}
