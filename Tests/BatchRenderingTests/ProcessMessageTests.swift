import Testing
import UIKitCore

@testable import BatchRendering

@Suite("Messages of worker processes")
struct WorkerMessageTests {
  private let picture = WrittenPicture(
    path: "out/名.png", format: .rgba, byteCount: 12, digest: Digest(high: .max, low: 1), width: 1.5, height: 2,
    data: nil, times: PictureTimes(layout: .milliseconds(1), painting: .milliseconds(2), writing: .zero),
    warnings: [PictureProblem(.cutText, ["a", ""]), PictureProblem(.document, ["b"])], files: ["b"],
    missingFiles: ["c@2x"])

  private let subject = PictureSubject(
    name: "out/名.png", row: RowLabel(number: 4, place: "rows.csv:9", id: "名"))

  @Test("Messages that arrive byte by byte are decoded unchanged")
  func roundTrip() throws {
    let entry = RenderJournal.Entry(
      inputs: Digest(high: 2, low: 3), byteCount: 12, files: [("b", Digest(high: 4, low: 5)), ("c@2x", nil)],
      warnings: picture.warnings)
    var unhashed = picture
    unhashed.digest = nil
    let messages: [ProcessMessage] = [
      .result(0, PictureResult(subject, .rendered(picture), entry)),
      .result(1, PictureResult(subject, .rendered(picture))),
      .result(2, PictureResult(subject, .rendered(unhashed))),
      .result(7, PictureResult(PictureSubject(name: "d"), .upToDate([PictureProblem(.blank, ["i"])]))),
      .result(8, PictureResult(subject, .failed([PictureProblem(.data, ["f", "g"])]))),
      .partDone, .fatal(["h"]),
    ]
    var bytes: [UInt8] = []
    for message in messages { message.encode(to: &bytes) }

    var arrived: [UInt8] = []
    var read: [ProcessMessage] = []
    for byte in bytes {
      arrived.append(byte)
      var reader = MessageReader(arrived)
      while let message = ProcessMessage(&reader) { read.append(message) }
      arrived.removeFirst(reader.offset)
    }

    #expect(arrived.isEmpty)
    #expect(read.map { "\($0)" } == messages.map { "\($0)" })
  }

  @Test("Incomplete messages and messages with impossible lengths are not decoded, and do not trap")
  func damaged() {
    var bytes: [UInt8] = []
    ProcessMessage.result(3, PictureResult(subject, .rendered(picture))).encode(to: &bytes)

    for count in 0..<bytes.count {
      var reader = MessageReader(Array(bytes.prefix(count)))
      let message = ProcessMessage(&reader)
      #expect(message == nil)
    }
    // The length of the name follows the message's own length, its kind and the picture's index.
    for value in [UInt8(0x7F), 0x80, 0xFF] {
      var wrong = bytes
      wrong.replaceSubrange(17..<25, with: Array(repeating: value, count: 8))
      var reader = MessageReader(wrong)
      let message = ProcessMessage(&reader)
      #expect(message == nil)
    }
  }
}
