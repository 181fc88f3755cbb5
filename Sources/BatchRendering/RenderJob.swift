import CairoRendering
import LayoutDocuments
import UIKitCore

/// One picture to make: a scene as a variant, and the file it becomes.
package struct RenderJob: Sendable {
  package let document: LayoutDocument
  package let scene: SceneDescription
  package let variant: Variant
  /// The values of this picture, which hide those of the document.
  package let row: DataValue?
  package let path: String
  package let format: PictureFormat

  /// Builds, lays out and records; throws ``DocumentErrors``.
  @MainActor
  package func record() throws -> RecordedPicture {
    let clock = ContinuousClock()
    let start = clock.now
    let presented = try PresentedScene(scene, of: document, as: variant, row: row)
    return RecordedPicture(
      job: self, list: presented.displayList, warnings: presented.warnings, layoutTime: clock.now - start)
  }
}

/// A picture that is drawn but not painted; any thread may do that.
package struct RecordedPicture: Sendable {
  let job: RenderJob
  let list: DisplayList
  package let warnings: [DocumentDiagnostic]
  let layoutTime: Duration

  /// Paints and writes; throws ``RenderError``, and then leaves no file behind.
  package func write() throws(RenderError) -> WrittenPicture {
    let clock = ContinuousClock()
    let start = clock.now
    let renderer = Renderer(scale: job.variant.scale)
    let (size, data): ((width: Int, height: Int), Data)
    do {
      size = try renderer.pixelSize(of: list)
      data = try renderer.png(list)
    } catch {
      throw RenderError.cannotPaint(input: job.document.source.name, reason: "\(error)")
    }
    do {
      let folder = URL(fileURLWithPath: job.path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileWriter.write(data, to: job.path)
    } catch let error as RenderingError {
      if case .unwritable(_, let reason) = error { throw RenderError.cannotWrite(path: job.path, reason: reason) }
      throw RenderError.cannotWrite(path: job.path, reason: "\(error)")
    } catch {
      throw RenderError.cannotWrite(path: job.path, reason: "its folder cannot be made")
    }
    return WrittenPicture(
      path: job.path, byteCount: data.count, width: size.width, height: size.height,
      duration: layoutTime + (clock.now - start), warnings: warnings)
  }
}

/// A picture that stands in its file.
package struct WrittenPicture: Sendable {
  package let path: String
  package let byteCount: Int
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// From the views to the file, without waiting for other pictures.
  package let duration: Duration
  package let warnings: [DocumentDiagnostic]

  /// One line for people: path, size, time.
  package var summary: String {
    let milliseconds = Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    return String(
      format: "%@  %d × %d px  %.1f KB  %.1f ms", path, width, height, Double(byteCount) / 1000, milliseconds)
  }
}
