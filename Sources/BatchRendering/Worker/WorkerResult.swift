import Foundation
import LayoutDocuments
import UIKitCore

/// One line of a worker's output: what became of a job.
package struct WorkerResult {
  private let id: DataValue
  private var pictures: [WrittenPicture] = []
  private var errors: [String] = []

  init(id: DataValue) {
    self.id = id
  }

  mutating func add(_ picture: WrittenPicture) { pictures.append(picture) }

  mutating func add(_ error: any Error) { errors += RenderError.lines(of: error) }

  /// The result without a line break.
  var line: String {
    JSONText.object([
      "id": id, "ok": .bool(errors.isEmpty), "pictures": .list(pictures.map { Self.value($0) }),
      "errors": errors.isEmpty ? nil : .list(errors.map { .text($0) }),
    ])
  }

  private static func value(_ picture: WrittenPicture) -> DataValue {
    func milliseconds(_ time: Duration) -> DataValue { .number((time.milliseconds * 1000).rounded() / 1000) }
    var fields: [String: DataValue] = [
      "path": .text(picture.path), "format": .text(picture.format.rawValue),
      "width": .number(Double(picture.width)), "height": .number(Double(picture.height)),
      "bytes": .number(Double(picture.byteCount)), "digest": .text(picture.digest.description),
      "milliseconds": .object([
        "layout": milliseconds(picture.times.layout), "painting": milliseconds(picture.times.painting),
        "writing": milliseconds(picture.times.writing),
      ]),
    ]
    if let data = picture.data { fields["data"] = .text(data.base64EncodedString()) }
    if !picture.warnings.isEmpty { fields["warnings"] = .list(picture.warnings.map { .text($0) }) }
    if !picture.files.isEmpty { fields["files"] = .list(picture.files.map { .text($0) }) }
    return .object(fields)
  }
}
