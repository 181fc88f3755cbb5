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
    _ text: String, _ fields: [(name: String, value: String)], _ number: Int, strict: Bool = false,
    axes: VariantAxes = VariantAxes()
  ) -> RenderJob {
    let values = fields.map { name, value in
      (name, name == "l0" ? .list(value.split(separator: ",").map { .text(String($0)) }) : DataValue.text(value))
    }
    var options = PictureOptions()
    options.isStrict = strict
    return RenderJob(
      document: .text(text, name: "rows.yaml", folder: "/tmp"), axes: axes,
      row: DataRow(number: number, values: .object(Dictionary(values) { $1 }), place: "rows.csv:\(number + 1)"),
      options: options, format: .png, path: "", destination: .bytes)
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
        var axes = VariantAxes()
        if number % 3 == 0 { axes.appearances = [.dark] }
        let job = job(document.text, document.row(), number, strict: number % 4 == 0, axes: axes)

        let reused = outcome { try maker.record(job) }

        let fresh = outcome { try maker.record(job, of: maker.layOut(job)) }
        #expect(reused == fresh, "seed \(seed), row \(number): \(String(describing: job.row))\n\(document.text)")
      }
      reuses += maker.reuseCount
    }
    // Other rows have another structure, an error, or a property that is not set again.
    #expect(reuses > Self.documentCount / 10)
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

  @Test("Each variant has its own views, which show all rows")
  func variants() throws {
    let text = """
      size: 100x50
      view:
        subviews: [{id: name, class: UILabel, text: "${t0}", textColor: label}]
        constraints: ["H:|[name]", "V:|[name]"]
      """
    let maker = PictureMaker()

    for number in 1...3 {
      for appearance in [UIUserInterfaceStyle.light, .dark] {
        var axes = VariantAxes()
        axes.appearances = [appearance]
        let job = job(text, [("t0", "Row \(number)")], number, axes: axes)

        let list = try maker.record(job).list

        #expect(list.glyphItems.map(\.text) == ["Row \(number)"])
        // The color of labels is black in light appearance and white in dark appearance.
        #expect(list.glyphItems.first?.color == (appearance == .dark ? .white : .black))
      }
    }

    #expect(maker.reuseCount == 4)
  }

  @Test("The arguments of components and the items of repetitions are those of the row, in the same views")
  func argumentsAndItems() throws {
    let text = """
      size: 300xfit
      components:
        Line:
          parameters: [words]
          view: {class: UILabel, text: "${words}", numberOfLines: 0}
        Lines:
          parameters: {title: null, note: none}
          view:
            class: UIStackView
            axis: vertical
            arrangedSubviews: [{class: Line, words: "${title}"}, {class: Line, words: "${note}"}]
      view:
        class: UIStackView
        axis: vertical
        arrangedSubviews:
          - {class: Lines, title: "${t0}"}
          - {repeat: "${l0}", class: Line, words: "${index} ${item}", if: "${t1}"}
      """
    let maker = PictureMaker()
    func texts(_ t0: String, _ l0: String, _ t1: String) throws -> [String] {
      try maker.record(job(text, [("t0", t0), ("l0", l0), ("t1", t1)], 1)).list.glyphItems.map(\.text)
    }

    #expect(try texts("One", "a,b", "yes") == ["One", "none", "0 a", "1 b"])
    #expect(try texts("Two", "c,d", "1") == ["Two", "none", "0 c", "1 d"])
    #expect(maker.reuseCount == 1)
    // Another number of items, or another condition, needs other views.
    #expect(try texts("Two", "c,d,e", "1") == ["Two", "none", "0 c", "1 d", "2 e"])
    #expect(try texts("Two", "c,d,e", "no") == ["Two", "none"])
    #expect(maker.reuseCount == 1)
    // The views of each number of items are kept for the next row that needs them.
    #expect(try texts("Three", "e,f", "yes") == ["Three", "none", "0 e", "1 f"])
    #expect(try texts("Four", "g,h,i", "yes") == ["Four", "none", "0 g", "1 h", "2 i"])
    #expect(maker.reuseCount == 3)
  }

  @Test("A picture of a row belongs to the row's files, and is read again in the same views when its file changes")
  func photos() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ width: Int) throws {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='10'><path d='M0 0H9V9z'/></svg>"
      try Data(svg.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write("a.svg", 30)
    try write("b.svg", 50)
    let text = """
      size: fitxfit
      view:
        subviews: [{id: photo, class: UIImageView, image: "\(folder.path)/${t0}.svg"}]
        constraints: ["H:|[photo]|", "V:|[photo]|"]
      """
    let maker = PictureMaker()
    func picture(_ name: String) throws -> (width: CGFloat, files: [String]) {
      let picture = try maker.record(job(text, [("t0", name)], 1))
      return (picture.list.bounds.width, picture.files.read.map { ($0 as NSString).lastPathComponent })
    }

    #expect(try picture("a") == (30, ["a.svg"]))
    #expect(try picture("b") == (50, ["b.svg"]))
    try write("b.svg", 70)
    #expect(try picture("b") == (70, ["b.svg"]))
    #expect(maker.reuseCount == 2)
  }

  @Test("Rows with an invalid argument that no text shows have the error of new views")
  func unusedArgument() throws {
    let text = """
      size: 100x50
      components: {Line: {parameters: [words, unused], view: {class: UILabel, text: "${words}"}}}
      view: {subviews: [{class: Line, words: "${t0}", unused: "${t1}"}]}
      """
    let maker = PictureMaker()

    _ = try maker.record(job(text, [("t0", "a"), ("t1", "b")], 1))

    #expect(throws: DocumentErrors.self) { try maker.record(job(text, [("t0", "a")], 2)) }
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
