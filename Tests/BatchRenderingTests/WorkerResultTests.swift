import LayoutDocuments
import Testing
import UIKitCore

@testable import BatchRendering

@Suite("Answers of worker processes")
struct WorkerResultTests {
  private let job = RenderJob(
    document: .file("a.yaml"), axes: VariantAxes(), options: PictureOptions(), format: .png, path: "a.png",
    destination: .file)

  @Test("Numbers that no picture can have count as none", arguments: ["1e300", "-1", "1e13", "\"many\"", "null"])
  func numbers(number: String) throws {
    let digest = String(repeating: "0", count: 32)
    let line = """
      {"ok": true, "pictures": [{"digest": "\(digest)", "bytes": \(number), "width": \(number), "height": 20,
      "milliseconds": {"layout": \(number), "painting": 2}}]}
      """

    let picture = try WorkerResult(Array(line.utf8), job).picture()

    #expect(picture.byteCount == 0)
    #expect(picture.width == 0)
    #expect(picture.height == 20)
    #expect(picture.times.layout == .zero)
    #expect(picture.times.painting == .milliseconds(2))
  }
}
