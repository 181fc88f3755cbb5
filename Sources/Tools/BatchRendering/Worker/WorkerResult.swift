import Foundation
import LayoutDocuments
import UIKitCore

/// One line of a worker's output: the result of a job.
package struct WorkerResult {
  private let id: DataValue
  private var pictures: [WrittenPicture] = []
  private var errors: [PictureProblem] = []
  /// The warnings about the document itself.
  private var warnings: [PictureProblem] = []
  private var row: RowLabel?

  init(id: DataValue, row: RowLabel? = nil) {
    self.id = id
    self.row = row
  }

  mutating func add(_ picture: WrittenPicture) { pictures.append(picture) }

  mutating func add(_ error: any Error) { errors += PictureProblem.all(of: error) }

  mutating func add(warnings problems: [PictureProblem], row: RowLabel?) {
    warnings += problems
    self.row = row
  }

  /// The result as JSON without a line break.
  var line: String {
    let subject = PictureSubject(name: "", row: row).rowFields
    let problems = errors + warnings + pictures.flatMap(\.warnings)
    return JSONText.object([
      "id": id, "ok": .bool(errors.isEmpty), "row": subject["row"], "place": subject["place"],
      "pictures": .list(pictures.map { Self.value($0) }), "errors": errors.linesValue,
      "problems": errors.isEmpty ? nil : .list(errors.map(\.value)), "warnings": warnings.linesValue,
      "kinds": ProblemCounts(problems).value,
    ])
  }

  private static func value(_ picture: WrittenPicture) -> DataValue {
    func milliseconds(_ time: Duration) -> DataValue { .number((time.milliseconds * 1000).rounded() / 1000) }
    var fields: [String: DataValue] = [
      "path": .text(picture.path), "format": .text(picture.format.rawValue),
      "width": .number(Double(picture.width)), "height": .number(Double(picture.height)),
      "bytes": .number(Double(picture.byteCount)),
      "milliseconds": .object([
        "layout": milliseconds(picture.times.layout), "painting": milliseconds(picture.times.painting),
        "writing": milliseconds(picture.times.writing),
      ]),
    ]
    if let digest = picture.digest { fields["digest"] = .text(digest.description) }
    if let data = picture.data { fields["data"] = .text(data.base64EncodedString()) }
    if let warnings = picture.warnings.linesValue { fields["warnings"] = warnings }
    if !picture.files.isEmpty { fields["files"] = .list(picture.files.map { .text($0) }) }
    return .object(fields)
  }
}
