import LayoutDocuments
import Testing
import UIKitCore

@testable import BatchRendering

@MainActor
@Suite("Places of warnings")
struct WarningPlaceTests {
  @Test("A warning about a row of a table has the line of the row")
  func partOfView() throws {
    let text = """
      size: 200x100
      view:
        class: UITableView
        sections:
          - rows:
              - Short
              - {text: A text that is far too long for a row of the table}
      """
    let job = RenderJob(
      document: .text(text, name: "rows.yaml", folder: "/tmp"), axes: VariantAxes(), options: PictureOptions(),
      format: .png, path: "", destination: .bytes)

    let lines = try PictureMaker().record(job).warnings.flatMap(\.lines)

    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("rows.yaml:7: warning: the text of ") == true, "\(lines)")
  }
}
