import Foundation
import LayoutDocuments
import Testing
import UIKitCore

@testable import BatchRendering

@MainActor
@Suite("Views that show one row after another")
struct RowReuseTests {
  /// The number of random documents, each with ten rows; 1,000 with `make rows`.
  private static let documentCount =
    ProcessInfo.processInfo.environment["HEADFRAME_ROW_DOCUMENTS"].flatMap { Int($0) } ?? 40

  private func job(
    _ text: String, _ fields: [(name: String, value: String)], _ number: Int, strict: Bool = false
  ) -> RenderJob {
    let values = Dictionary(fields.map { ($0.name, DataValue.text($0.value)) }) { $1 }
    var options = PictureOptions()
    options.isStrict = strict
    return RenderJob(
      document: .text(text, name: "rows.yaml", folder: "/tmp"), axes: VariantAxes(),
      row: DataRow(number: number, values: .object(values), place: "rows.csv:\(number + 1)"), options: options,
      format: .png, path: "", destination: .bytes)
  }

  /// Returns what a row results in: the drawing and the warnings, or the errors.
  private func outcome(_ record: () throws -> RecordedPicture) -> String {
    do {
      let picture = try record()
      return "\(picture.list.bounds) \(picture.list.digest) \(picture.warnings.flatMap(\.lines))"
    } catch {
      return "\(error)"
    }
  }

  @Test("Drawings, warnings and errors are those of new views, whatever rows came before", arguments: 0..<10)
  func history(block: Int) {
    var reuses = 0
    for seed in stride(from: block, to: Self.documentCount, by: 10) {
      var document = RowDocument(seed: UInt64(seed))
      let maker = PictureMaker()
      for number in 1...10 {
        let job = job(document.text, document.row(), number, strict: number % 4 == 0)

        let reused = outcome { try maker.record(job) }

        let fresh = outcome { try maker.record(job, of: maker.layOut(job)) }
        #expect(reused == fresh, "seed \(seed), row \(number): \(String(describing: job.row))\n\(document.text)")
      }
      reuses += maker.reuseCount
    }
    // Other rows have another structure, an error, or a property that is not set again.
    #expect(reuses > Self.documentCount / 10 * 3)
  }

  @Test("A label shows the texts of its rows, and the view below it moves with their heights")
  func sameViews() throws {
    let text = """
      size: 100xfit
      view:
        subviews:
          - {id: name, class: UILabel, text: "${name}", numberOfLines: 0}
          - {id: card, backgroundColor: systemTeal}
        constraints: ["H:|[name]|", "H:|[card]|", "V:|[name][card(10)]|"]
      """
    let maker = PictureMaker()

    let heights = try ["One", "One\nTwo\nThree", "One"].enumerated().map { index, name in
      try maker.record(job(text, [("name", name)], index + 1)).list.bounds.height
    }

    #expect(maker.reuseCount == 2)
    // The card is 10 points high, and a line of the body font between 20 and 21.
    #expect(heights[0] == heights[2])
    #expect((30...31).contains(heights[0]) && (70...73).contains(heights[1]), "\(heights)")
  }

  @Test(
    "Rows need new views if their structure, constraints or another property differ",
    arguments: [
      "{class: UILabel, text: a, if: \"${x}\"}", "{class: UILabel, attributedText: \"${x}\"}",
      "{class: UIScrollView, subviews: [{class: UILabel, text: \"${x}\"}]}",
      "{class: UIStackView, distribution: fillProportionally, arrangedSubviews: [{class: UILabel, text: \"${x}\"}]}",
      "{class: UILabel, text: \"${x}\", frame: [0, 0, 50, 20]}", "{class: UILabel, text: \"${x}\", attributedText: a}",
    ])
  func newViews(view: String) throws {
    let text = "size: 100x50\nview: {subviews: [\(view)]}"
    let maker = PictureMaker()

    for (index, value) in ["yes", "no", "0"].enumerated() { _ = try maker.record(job(text, [("x", value)], index + 1)) }

    #expect(maker.reuseCount == 0 || view.contains("if:") && maker.reuseCount == 1, "\(maker.reuseCount)")
  }
}
