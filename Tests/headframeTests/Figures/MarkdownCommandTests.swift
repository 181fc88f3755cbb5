import Foundation
import Testing

@Suite("headframe markdown")
struct MarkdownCommandTests {
  private static let card = """
    size: 40x20
    view: {backgroundColor: {light: white, dark: black}}
    """
  private static let article = """
    # Cards

    ```headframe name=red alt="Red & white"
    size: 30x10
    view: {backgroundColor: "#ff0000"}
    ```

    ![A card](card.yaml?scale=1), `![code](card.yaml)` and ![a photo](photo.png).

    ```swift
    let x = "![not](card.yaml)"
    ```

    """

  // Layouts round to the pixels of their scale, so drawings of different scales differ.
  @Test("A figure that looks the same in both appearances names no dark picture, and every named picture is written")
  func identicalAppearances() throws {
    let label = "view: {class: UILabel, text: Two, backgroundColor: white, textColor: black}"
    let article = """
      ```headframe name=two alt=x
      size: 120x40
      \(label)
      ```

      ```headframe name=three alt=x
      size: 120x40
      \(label.replacing("black", with: "label"))
      ```

      """
    try withFolder(["figure.md": article]) { folder in
      let make = try Command("markdown", "figure.md", "-o", "README.md", in: folder)

      #expect(make.status == 0, "\(make.errors)")
      let text = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
      #expect(!text.contains("two~dark") && text.contains("three~dark.png 1x, three~dark@2x.png 2x"), "\(text)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("png") }
      #expect(
        names.sorted() == [
          "three.png", "three@2x.png", "three~dark.png", "three~dark@2x.png", "two.png", "two@2x.png",
        ])
    }
  }

  @Test("Fences and links to documents become light and dark pictures, and other text is unchanged")
  func html() throws {
    try withFolder(["in/README.in.md": Self.article, "in/card.yaml": Self.card]) { folder in
      let make = try Command(
        "markdown", "in/README.in.md", "-o", "docs/README.md", "--pictures", "docs/images", in: folder)

      #expect(make.status == 0, "\(make.errors)")
      #expect(
        make.output == """
          docs/images/red.png  written
          docs/images/red@2x.png  written
          docs/images/card.png  written
          docs/images/card~dark.png  written
          docs/README.md  written

          """)
      let text = try String(contentsOf: folder.appendingPathComponent("docs/README.md"), encoding: .utf8)
      #expect(
        text == """
          # Cards

          <img src="images/red.png" srcset="images/red.png 1x, images/red@2x.png 2x" width="30" alt="Red &amp; white">

          <picture><source media="(prefers-color-scheme: dark)" srcset="images/card~dark.png">\
          <img src="images/card.png" width="40" alt="A card"></picture>, `![code](card.yaml)` and ![a photo](photo.png).

          ```swift
          let x = "![not](card.yaml)"
          ```

          """)
      let again = try Command(
        "markdown", "in/README.in.md", "-o", "docs/README.md", "--pictures", "docs/images", in: folder)
      #expect(again.lines.allSatisfy { $0.hasSuffix("unchanged") })
    }
  }

  @Test("The style docc names pictures without a path; SVG is one file for both appearances")
  func forms() throws {
    try withFolder([
      "a.md": "![A card](card.yaml)\n![Again](card.yaml?name=vector&format=svg)\n", "card.yaml": Self.card,
    ]) {
      folder in
      let docc = try Command("markdown", "a.md", "--style", "docc", "--pictures", "Resources/", in: folder)

      #expect(docc.output == "![A card](card)\n![Again](vector)\n")
      #expect(
        try names(in: folder.appendingPathComponent("Resources")) == [
          "card.png", "card@2x.png", "card~dark.png", "card~dark@2x.png", "vector.svg",
        ])
      let svg = try String(contentsOf: folder.appendingPathComponent("Resources/vector.svg"), encoding: .utf8)
      #expect(svg.contains("<title>Again</title>") && svg.contains("prefers-color-scheme:dark"))
    }
  }

  @Test("--check writes nothing and lists missing and outdated files")
  func check() throws {
    try withFolder(["a.md": "![A card](card.yaml?appearance=light&scale=1)\n", "card.yaml": Self.card]) { folder in
      let command = ["markdown", "a.md", "-o", "b.md"]
      let missing = try Command(command + ["--check"], in: folder)
      #expect(missing.status == 1)
      #expect(missing.errors.hasPrefix("card.png: is missing\nb.md: is missing\n"))
      #expect(try names(in: folder) == ["a.md", "card.yaml"])
      #expect(try Command(command, in: folder).status == 0)
      #expect(try Command(command + ["--check"], in: folder).status == 0)
      try "size: 40x20\nview: {backgroundColor: red}\n".write(
        to: folder.appendingPathComponent("card.yaml"), atomically: true, encoding: .utf8)
      #expect(try Command(command + ["--check"], in: folder).errors.hasPrefix("card.png: is out of date\nWrite"))
    }
  }

  @Test("All errors are reported with their line in the article, and nothing is written")
  func mistakes() throws {
    let article = """
      ```headframe nmae=a scal
      view: {}
      ```

      ```headframe
      view: {class: UILable}
      ```

      ![x](missing.yaml) ![y](many.yaml) ![z](many.yaml?device=iPhone17&scale=1&name=z)
      ![again](many.yaml?device=iPhone17)
      """
    let files = ["a.md": article, "many.yaml": "device: [iPhone17, iPadMini6]\nview: {}\n"]
    try withFolder(files) { folder in
      let make = try Command("markdown", "a.md", "-o", "b.md", in: folder)

      #expect(make.status == 1)
      #expect(make.errors == "a.md:1: error: expected an option such as scale=2 or alt=\"A title\", found \"scal\"\n")
      try article.replacing(" scal\n", with: "\n").write(
        to: folder.appendingPathComponent("a.md"), atomically: true, encoding: .utf8)
      let corrected = try Command("markdown", "a.md", "-o", "b.md", in: folder)
      let lines = corrected.errors.split(separator: "\n").map(String.init)
      #expect(lines.count == 5, "\(corrected.errors)")
      #expect(lines.first == "a.md:1: error: figures have no option \"nmae\"; did you mean \"name\"?")
      #expect(lines.contains { $0.hasPrefix("a.md:6:15: error: ") && $0.contains("did you mean \"UILabel\"?") })
      #expect(lines.contains("missing.yaml: error: no such file (figure at a.md:9)"))
      #expect(
        lines.contains { $0.hasPrefix("a.md:9: error: the document describes 2 pictures, but a figure shows one") })
      #expect(lines.last == "a.md:10: error: the figure at line 9 has the same name, \"many\"; set name=…")
      #expect(try names(in: folder) == ["a.md", "many.yaml"])
      let same = try Command("markdown", "a.md", "-o", "./a.md", in: folder)
      #expect(same.status == 2)
      #expect(same.errors.contains("--output is the article itself"))
    }
  }
}
