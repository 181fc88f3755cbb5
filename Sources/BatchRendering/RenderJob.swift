import CairoRendering
import Foundation
import LayoutDocuments
import UIKitCore

/// One picture to make: a scene as a variant, and the file it becomes.
package struct RenderJob: Sendable {
  package let document: LayoutDocument
  package let scene: SceneDescription
  package let variant: Variant
  package let path: String
  package let format: PictureFormat

  /// A picture that was written.
  package struct Picture: Sendable {
    package let path: String
    package let byteCount: Int
    /// In pixels.
    package let width: Int
    package let height: Int
    /// From the views to the file.
    package let duration: Duration
    package let warnings: [DocumentDiagnostic]

    /// One line for people: path, size, time.
    package var summary: String {
      let milliseconds = Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
      return String(
        format: "%@  %d × %d px  %.1f KB  %.1f ms", path, width, height, Double(byteCount) / 1000, milliseconds)
    }
  }

  /// Lays out, paints and writes; throws ``DocumentErrors`` and ``RenderError``, and then leaves no file behind.
  @MainActor
  package func render() throws -> Picture {
    let clock = ContinuousClock()
    let start = clock.now
    let presented = try PresentedScene(scene, of: document, as: variant)
    let list = presented.record()
    let data: Data
    do {
      data = try Renderer(scale: variant.scale).png(list)
    } catch {
      throw RenderError.cannotPaint(input: document.source.name, reason: "\(error)")
    }
    do {
      try AtomicFile.write(data, to: path)
    } catch {
      throw RenderError.cannotWrite(path: path, reason: "\(error)")
    }
    return Picture(
      path: path, byteCount: data.count, width: Int((presented.size.width * variant.scale).rounded()),
      height: Int((presented.size.height * variant.scale).rounded()), duration: clock.now - start,
      warnings: presented.warnings)
  }
}
