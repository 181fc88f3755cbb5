import BatchRendering
import UIKitCore

extension InputOptions {
  /// Lays out each scene in each variant of the axes for each row, and calls the body.
  ///
  /// The warnings about a scene are written before the body is called. Throws a ``Failure`` if there is nothing to lay
  /// out.
  @MainActor
  func forEachScene(
    in axes: VariantAxes, _ reading: ReadingOptions,
    _ body: (LaidOutScene, ReportSubject, RenderJob) throws -> Void
  ) throws {
    let rows = try RowInput(data, delimiter: delimiter)
    rows.reportFormat()
    let maker = PictureMaker(reading)
    let options = pictureOptions
    var warnings = WarningLog()
    var count = 0
    let documents = try references()
    for document in documents {
      warnings.write(try maker.warnings(of: document))
      let pictures = try maker.pictures(of: document, axes, scene, options)
      // Interface Builder documents have no placeholders.
      try (document.isInterface ? RowSource.none : rows.source).forEach { row in
        for picture in pictures {
          let job = RenderJob(
            document: document, scene: picture.scene, axes: picture.axes, row: row, options: options, format: .json,
            path: "", destination: .bytes)
          let laidOut = try maker.layOut(job)
          warnings.write(laidOut.warnings, about: row?.label)
          let subject = ReportSubject(
            input: document.name, scene: picture.scene, variant: picture.variant.name, row: row?.number)
          try body(laidOut, subject, job)
          count += 1
        }
      }
    }
    warnings.finish()
    guard count > 0 else { throw nothingMatched(rows, documents, maker) }
  }
}
