import UIFoundation
import UIGraphics

extension UIImage {
  /// Returns the picture as a PNG at its own scale. On failure, logs an error and returns nil.
  public func pngData() -> Data? {
    rendered { renderer throws(RenderingError) in
      if case .pixels(let image) = content, imageOrientation == .up, presentation.tint == nil {
        return try renderer.png(image)
      }
      return try renderer.png(upright)
    }
  }

  /// Returns the picture as a JPEG on white at its own scale. The quality is 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    rendered { renderer throws(RenderingError) in try renderer.jpeg(upright, compressionQuality: compressionQuality) }
  }

  /// Returns the picture as pixels at its own scale. On failure, logs an error and returns nil.
  package func painted() -> CGImage? {
    rendered { renderer throws(RenderingError) in try renderer.image(upright) }
  }

  private var upright: DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    return DisplayList.record(bounds: bounds) { _ in draw(in: bounds) }
  }

  private func rendered<Result>(_ body: (Renderer) throws(RenderingError) -> Result) -> Result? {
    do {
      return try body(Renderer(scale: scale))
    } catch {
      StandardError.write("UIImage: \(error)")
      return nil
    }
  }
}

extension UIGraphicsImageRenderer {
  /// Returns the drawing as a PNG at the format's scale.
  ///
  /// On failure, logs an error and returns empty data.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    data { renderer throws(RenderingError) in try renderer.png(displayList(actions: actions)) }
  }

  /// Returns the drawing as a JPEG on white at the format's scale. The quality is 0 to 1.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    data { renderer throws(RenderingError) in
      try renderer.jpeg(displayList(actions: actions), compressionQuality: compressionQuality)
    }
  }

  private func data(_ body: (Renderer) throws(RenderingError) -> Data) -> Data {
    do {
      return try body(Renderer(scale: imageFormat.scale))
    } catch {
      StandardError.write("UIGraphicsImageRenderer: \(error)")
      return Data()
    }
  }
}
