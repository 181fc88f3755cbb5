import Foundation
import TestSupport
import Testing

@Suite("Pages of a PDF")
struct PageTests {
  private static let files = [
    "badge.yaml": """
    size: 85x55mm
    view:
      subviews: [{id: name, class: UILabel, text: "${name}"}]
      constraints: ["H:|-8-[name]-8-|", "V:|-8-[name]"]
    """,
    "people.csv": "name,id\nAda,1\nBo,2\nCy,3\n", "one.csv": "name,id\nAda,1\n",
    "hole.csv": "name,id\nAda,1\nBo\nCy,3\n",
  ]

  /// Returns the boxes of a PDF's pages, in points.
  private func pages(_ file: URL) throws -> [String] {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.matches(of: #/\/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]/#).map { "\($0.output.1)x\($0.output.2)" }
  }

  @Test("Rows become pages of one PDF, in millimeters")
  func pages() throws {
    try withFolder(Self.files) { folder in
      let run = try Command("render", "badge.yaml", "--data", "people.csv", "-o", "people.pdf", in: folder)

      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasSuffix("  3 pages\n"))
      let pages = try pages(folder.appendingPathComponent("people.pdf"))
      // 85 mm are 240.945 points, and 55 mm 155.906. At 2x, edges are on half points.
      #expect(pages == ["241x156", "241x156", "241x156"])
    }
  }

  @Test(
    "A page has the size of a name of paper, in either orientation",
    arguments: [
      // 8.5 × 11 inches are 612 × 792 points. 210 × 297 mm are 595.276 × 841.890 points, at 2x on half points.
      ("Letter", "612x792"), ("letter landscape", "792x612"), ("A4", "595.5x842"), ("A4-landscape", "842x595.5"),
    ])
  func paper(name: String, expected: String) throws {
    try withFolder(Self.files) { folder in
      let run = try Command(
        "render", "badge.yaml", "--data", "one.csv", "-o", "a.pdf", "--size", name, in: folder)

      #expect(run.status == 0, "\(run.errors)")
      #expect(try pages(folder.appendingPathComponent("a.pdf")) == [expected])
    }
  }

  @Test("Crop marks surround pages with a margin of 10 mm, also a single page")
  func cropMarks() throws {
    try withFolder(Self.files) { folder in
      let run = try Command(
        "render", "badge.yaml", "--data", "one.csv", "-o", "a.pdf", "--size", "A7 landscape", "--crop-marks", in: folder
      )

      #expect(run.status == 0, "\(run.errors)")
      // 105 × 74 mm are 297.638 × 209.764 points, at 2x 297.5 × 210; the margins of 20 mm are 56.693 points.
      let pages = try pages(folder.appendingPathComponent("a.pdf"))
      // The page and its update with boxes, which replaces it.
      #expect(pages.count == 2)
      #expect(pages.allSatisfy { $0.hasPrefix("354.19") }, "\(pages)")
      #expect(pages.allSatisfy { $0.contains("x266.69") }, "\(pages)")
    }
  }

  @Test("Pages with crop marks have a trim box at 10 mm and a bleed box at 7 mm, which readers of PDF find")
  func printBoxes() throws {
    try withFolder(Self.files) { folder in
      let run = try Command(
        "render", "badge.yaml", "--data", "people.csv", "-o", "a.pdf", "--crop-marks", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let bytes = try Data(contentsOf: folder.appendingPathComponent("a.pdf"))
      let text = String(decoding: bytes, as: UTF8.self)

      // 10 mm are 28.346457 points and 7 mm 19.842520; the page is 241 × 156 points and has margins of 10 mm.
      let trim = "/TrimBox [ 28.346457 28.346457 269.346456 184.346456 ]"
      let bleed = "/BleedBox [ 19.842520 19.842520 277.850393 192.850393 ]"
      #expect(text.ranges(of: trim).count == 3)
      #expect(text.ranges(of: bleed).count == 3)
      // The last table of objects has the offset of each page, and names the table before it.
      let start = try #require(text.matches(of: #/startxref\n([0-9]+)\n%%EOF\n/#).last.flatMap { Int($0.output.1) })
      let table = String(decoding: bytes[start...], as: UTF8.self)
      let entries = table.matches(of: #/([0-9]+) 1\n([0-9]{10}) 00000 n \n/#)
      #expect(entries.count == 3)
      for entry in entries {
        let offset = try #require(Int(entry.output.2))
        #expect(bytes[offset...].starts(with: "\(entry.output.1) 0 obj\n<< /Type /Page ".utf8))
      }
      #expect(table.contains("\ntrailer\n<< /Size ") && table.contains("/Prev "))
      #expect(table.ranges(of: "trailer").count == 1)
      #expect(text.hasPrefix("%PDF-1.4"))
    }
  }

  @Test("A row that cannot be rendered ends the run without a file, or has no page with --keep-going")
  func failures() throws {
    try withFolder(Self.files) { folder in
      let arguments = ["render", "badge.yaml", "--data", "hole.csv", "-o", "a.pdf"]
      let stopped = try Command(arguments, in: folder)
      #expect(stopped.status == 1)
      #expect(stopped.errors.hasPrefix("hole.csv:3:1: error: expected 2 fields"))
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.pdf").path))

      let continued = try Command(arguments + ["--keep-going"], in: folder)
      #expect(continued.status == 1)
      #expect(try pages(folder.appendingPathComponent("a.pdf")).count == 2)
    }
  }

  @Test("The bytes of a PDF with pages are the same in every run, and those of standard output")
  func sameBytes() throws {
    try withFolder(Self.files) { folder in
      let arguments = ["render", "badge.yaml", "--data", "people.csv", "--format", "pdf", "-o"]
      _ = try Command(arguments + ["a.pdf"], in: folder)
      _ = try Command(shell: "\"$0\" \"$@\" - > b.pdf", arguments, in: folder)

      let first = try Data(contentsOf: folder.appendingPathComponent("a.pdf"))
      #expect(try first == Data(contentsOf: folder.appendingPathComponent("b.pdf")))
    }
  }

  @Test("A contact sheet has one file, so that a field of single pictures is an error")
  func contactSheet() throws {
    try withFolder(Self.files) { folder in
      let arguments = ["render", "badge.yaml", "--data", "people.csv", "--contact-sheet", "-o"]
      let refused = try Command(arguments + ["out/{row.id}.png"], in: folder)
      #expect(refused.status == 2)
      #expect(
        refused.errors.hasPrefix(
          "Error: --output: {row.id} varies, but --contact-sheet puts all pictures into one file, such as sheet.png"))

      let sheet = try Command(arguments + ["sheet.{format}"], in: folder)
      #expect(sheet.status == 0, "\(sheet.errors)")
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("sheet.png").path))
    }
  }

  @Test("A warning that rows repeat is printed once with the number of further rows, and that of two rows for both")
  func repeatedWarnings() throws {
    let files = [
      "a.yaml": "size: 20x20\nview: {class: UILabel, text: A long text, alpha: '${a}'}\n",
      "rows.csv": "a,id\n" + (1...5).map { "1,\($0)\n" }.joined(), "two.csv": "a,id\n1,1\n1,2\n",
    ]
    try withFolder(files) { folder in
      func warnings(_ rows: String) throws -> [Substring] {
        let run = try Command("render", "a.yaml", "--data", rows, "-o", "out/", "--force", in: folder)
        return run.errors.split(separator: "\n").filter { $0.contains(" is cut: ") }
      }
      let five = try warnings("rows.csv")
      let two = try warnings("two.csv")

      #expect(five.count == 2, "\(five)")
      #expect(five.first?.hasPrefix("a.yaml:2 (rows.csv:2): warning: ") == true, "\(five)")
      #expect(five.last?.hasPrefix("a.yaml:2: warning: ") == true, "\(five)")
      #expect(five.last?.hasSuffix(": also in 4 more rows") == true, "\(five)")
      #expect(two.map { $0.prefix(20) } == ["a.yaml:2 (two.csv:2)", "a.yaml:2 (two.csv:3)"], "\(two)")
    }
  }
}
