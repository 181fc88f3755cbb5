import CairoRendering
import LayoutDocuments
import UIKitCore

/// One picture to make, and the file it becomes.
@MainActor
package struct RenderJob {
  /// The path of the document, as the user wrote it.
  package let input: String
  package let path: String
  /// Pixels a point.
  let scale: CGFloat
  let format: PictureFormat
  let record: @MainActor () throws -> (list: DisplayList, warnings: [DocumentDiagnostic])

  /// Builds, lays out and records; throws what the document's errors are.
  package func recorded() throws -> RecordedPicture {
    let clock = ContinuousClock()
    let start = clock.now
    let (list, warnings) = try record()
    return RecordedPicture(
      input: input, path: path, scale: scale, format: format, list: list, warnings: warnings,
      layoutTime: clock.now - start)
  }
}

/// A picture that is drawn but not painted; any thread may do that.
package struct RecordedPicture: Sendable {
  let input: String
  let path: String
  let scale: CGFloat
  let format: PictureFormat
  let list: DisplayList
  package let warnings: [DocumentDiagnostic]
  package let layoutTime: Duration

  /// Paints and writes; throws ``RenderError``, and then leaves no file behind.
  package func write() throws(RenderError) -> WrittenPicture {
    let clock = ContinuousClock()
    let start = clock.now
    let renderer = Renderer(scale: scale)
    let (size, data): ((width: Int, height: Int), Data)
    do {
      size = try renderer.pixelSize(of: list)
      data = try format.encode(list, with: renderer)
    } catch {
      throw RenderError.cannotPaint(input: input, reason: "\(error)")
    }
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileWriter.write(data, to: path)
    } catch let error as RenderingError {
      if case .unwritable(_, let reason) = error { throw RenderError.cannotWrite(path: path, reason: reason) }
      throw RenderError.cannotWrite(path: path, reason: "\(error)")
    } catch {
      throw RenderError.cannotWrite(path: path, reason: "its folder cannot be made")
    }
    return WrittenPicture(
      path: path, byteCount: data.count, measure: measure(size),
      duration: layoutTime + (clock.now - start), warnings: warnings)
  }
}

extension RecordedPicture {
  private func measure(_ size: (width: Int, height: Int)) -> String {
    if format == .png { return "\(size.width) × \(size.height) px" }
    return "\(list.bounds.width.asWritten) × \(list.bounds.height.asWritten) pt"
  }
}

/// A picture that stands in its file.
package struct WrittenPicture: Sendable {
  package let path: String
  package let byteCount: Int
  /// Width and height in pixels, or in points where there are none.
  package let measure: String
  /// From the views to the file, without waiting for other pictures.
  package let duration: Duration
  package let warnings: [DocumentDiagnostic]

  /// One line for people: path, size, time.
  package var summary: String {
    let milliseconds = Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
    return String(
      format: "%@  %@  %.1f KB  %.1f ms", path, measure, Double(byteCount) / 1000, milliseconds)
  }
}
