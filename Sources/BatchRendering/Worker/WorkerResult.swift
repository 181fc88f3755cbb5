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

extension WorkerResult {
  /// Reads what another process answered to a job of one picture; throws ``RenderError``.
  init(_ line: [UInt8], _ job: RenderJob) throws {
    guard let value = try? JSONReader.value(line), case .bool(let isGood)? = value["ok"] else {
      throw RenderError.workerEnded(input: job.document.name, reason: "answered something else")
    }
    self.init(id: WorkerJob.id(of: value))
    guard isGood else {
      guard case .list(let lines)? = value["errors"] else { throw RenderError.reported(["it failed"]) }
      throw RenderError.reported(lines.compactMap(\.text))
    }
    if case .list(let items)? = value["pictures"] { pictures = items.compactMap { Self.picture($0, job) } }
  }

  /// The only picture; throws ``RenderError`` where there is none.
  func picture() throws(RenderError) -> WrittenPicture {
    guard let picture = pictures.first else { throw .reported(["a worker made no picture"]) }
    return picture
  }

  /// Beyond any picture's bytes, pixels and milliseconds.
  private static let largestNumber = 1e12

  private static func picture(_ value: DataValue, _ job: RenderJob) -> WrittenPicture? {
    // Another process may answer anything; what no picture can have is none.
    func number(_ value: DataValue?) -> Double {
      if case .number(let number)? = value, (0...largestNumber).contains(number) { number } else { 0 }
    }
    func texts(_ value: DataValue?) -> [String] {
      if case .list(let items)? = value { items.compactMap(\.text) } else { [] }
    }
    func time(_ key: String) -> Duration { .seconds(number(value["milliseconds"]?[key]) / 1000) }
    guard let digest = value["digest"]?.text.flatMap({ Digest(hexadecimal: $0) }) else { return nil }
    return WrittenPicture(
      path: job.path, format: job.format, byteCount: Int(number(value["bytes"])), digest: digest,
      width: number(value["width"]), height: number(value["height"]),
      data: value["data"]?.text.flatMap { Data(base64Encoded: $0) },
      times: PictureTimes(layout: time("layout"), painting: time("painting"), writing: time("writing")),
      warnings: texts(value["warnings"]), files: texts(value["files"]))
  }
}
