import Foundation
import TestSupport
import Testing

@Suite("Captions, references and whole articles")
struct ArticlePageTests {
  private static let card = """
    size: 40x20
    view: {backgroundColor: "#ff0000"}
    """
  private static let article = """
    # Margins & sizes

    See [](#fig-card) and [the other](#fig-other), **not** `[](#fig-card)`.

    ![A card](card.yaml?scale=1&width=8cm "The \\"first\\" card")

    ```headframe name=other alt=Other scale=1 caption="Two * one"
    size: 30x10
    view: {backgroundColor: white}
    ```

    ![No caption](card.yaml?scale=1&name=plain)

    """

  /// Writes the article, and returns its text.
  private func text(_ arguments: String..., article: String = Self.article) throws -> String {
    try withFolder(["a.in.md": article, "card.yaml": Self.card]) { folder in
      let make = try Command(["markdown", "a.in.md", "-o", "a.md"] + arguments, in: folder)
      #expect(make.status == 0, "\(make.errors)")
      return try String(contentsOf: folder.appendingPathComponent("a.md"), encoding: .utf8)
    }
  }

  @Test("Figures with captions are numbered, references without text become numbers, and a width has a unit")
  func captions() throws {
    // 8 cm are 302.4 pixels of 1/96 inch.
    #expect(
      try text() == """
        # Margins & sizes

        See [Figure 1](#fig-card) and [the other](#fig-other), **not** `[](#fig-card)`.

        <figure id="fig-card">
        <img src="card.png" width="302" alt="A card">
        <figcaption>Figure 1. The &quot;first&quot; card</figcaption>
        </figure>

        <figure id="fig-other">
        <img src="other.png" width="30" alt="Other">
        <figcaption>Figure 2. Two * one</figcaption>
        </figure>

        <img src="plain.png" width="40" alt="No caption">

        """)
  }

  @Test("Captions can be above, in another language and in the markup of Markdown and DocC")
  func styles() throws {
    let markdown = try text("--style", "markdown", "--caption-position", "above", "--figure-label", "Abbildung")
    let docc = try text("--style", "docc")

    #expect(
      markdown.contains(
        "<a id=\"fig-other\"></a>*Abbildung 2. Two \\* one*\n\n![Other](other.png)"), "\(markdown)")
    #expect(docc.contains("See Figure 1 and") && docc.contains("![Other](other)\n\n*Figure 2. Two \\* one*"), "\(docc)")
  }

  @Test("References to missing figures and to figures without numbers are errors with what can be named")
  func references() throws {
    let article = "[](#fig-crad) [](#fig-plain) [](#fig-x)\n\n" + Self.article
    try withFolder(["a.in.md": article, "card.yaml": Self.card]) { folder in
      let make = try Command("markdown", "a.in.md", "-o", "a.md", in: folder)

      #expect(make.status == 1)
      #expect(
        make.errors == """
          a.in.md:1: error: there is no figure "crad"; did you mean "#fig-card"?
          a.in.md:1: error: the figure "plain" has no number; give it a caption, or write a text into [ ]
          a.in.md:1: error: there is no figure "x"; the figures with numbers are #fig-card, #fig-other

          """)
      #expect(try names(in: folder) == ["a.in.md", "card.yaml"])
    }
  }

  @Test("A caption inside of a line, an unknown unit and a width of zero are errors")
  func mistakes() throws {
    let article = """
      Look: ![A card](card.yaml "A caption")

      ![A card](card.yaml?name=b&width=8)

      ![A card](card.yaml?name=c&width=0mm)
      """
    try withFolder(["a.in.md": article, "card.yaml": Self.card]) { folder in
      let make = try Command("markdown", "a.in.md", "-o", "a.md", in: folder)

      let widths = "error: width: expected a width such as 320px, 240pt, 80mm, 8cm, 3in, 20em or 50%, found"
      #expect(
        make.errors == """
          a.in.md:1: error: a figure with a caption or its document is a paragraph; put it on a line of its own
          a.in.md:3: \(widths) "8"
          a.in.md:5: \(widths) "0mm"

          """)
    }
  }

  @Test("A figure can be followed by its document, folded in HTML")
  func source() throws {
    let article = """
      ![A card](card.yaml?scale=1&source=true)

      ```headframe name=own scale=1 source=true caption=Own
      size: 4x4
      view: {backgroundColor: white}
      ```

      """
    #expect(
      try text(article: article) == """
        <img src="card.png" width="40" alt="A card">

        <details>
        <summary>card.yaml</summary>

        ```yaml
        size: 40x20
        view: {backgroundColor: "#ff0000"}
        ```

        </details>

        <figure id="fig-own">
        <img src="own.png" width="4" alt="">
        <figcaption>Figure 1. Own</figcaption>
        </figure>

        <details>
        <summary>Document</summary>

        ```yaml
        size: 4x4
        view: {backgroundColor: white}
        ```

        </details>

        """)
    #expect(
      try text("--style", "markdown", article: article).hasPrefix(
        "![A card](card.png)\n\n```yaml\nsize: 40x20\nview: {backgroundColor: \"#ff0000\"}\n```\n\n"))
  }

  @Test("A PDF has the text, numbers, links, headings as outline and the size of the paper")
  func pdf() throws {
    let article = Self.article + "\n## A list\n\n- one\n- [a link](https://example.org/a'b)\n"
    try withFolder(["a.in.md": article, "card.yaml": Self.card]) { folder in
      let make = try Command("markdown", "a.in.md", "-o", "a.pdf", "--paper", "170x240mm", in: folder)

      #expect(make.status == 0, "\(make.errors)")
      #expect(make.output == "a.pdf  written\n")
      let path = folder.appendingPathComponent("a.pdf").path
      let text = try runProgram("/usr/bin/pdftotext", [path, "-"]).output
      let lines = text.split(separator: "\n").map(String.init)
      #expect(
        lines.prefix(4) == [
          "Margins & sizes", "See Figure 1 and the other, not [](#fig-card).", "Figure 1. The \"first\" card",
          "Figure 2. Two * one",
        ], "\(lines)")
      // 170 × 240 mm are 481.89 × 680.315 points.
      let size = try runProgram("/usr/bin/pdfinfo", [path]).output
      #expect(size.contains("481.89 x 680.315 pts") && size.contains("Title:           Margins & sizes"), "\(size)")
      let links = try runProgram("/usr/bin/pdftohtml", ["-xml", "-i", "-stdout", path]).output
      #expect(links.contains("<a href=\"https://example.org/a%27b\">a link</a>"), "\(links)")
      #expect(links.contains("<item page=\"1\">Margins &amp; sizes</item>") && links.contains(">A list</item>"))
      #expect(links.matches(of: #/<a href="[^"]*#1">Figure 1</a>/#).count == 1, "\(links)")
      // The same article results in the same bytes.
      let again = try Command("markdown", "a.in.md", "-o", "a.pdf", "--paper", "170x240mm", in: folder)
      #expect(again.output == "a.pdf  unchanged\n")
    }
  }

  @Test("HTML contains the figures and images, with separate ids for each figure")
  func html() throws {
    let article = Self.article + "\n![A dot](dot.png)\n"
    // The smallest PNG: one gray pixel.
    let dot = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="))
    try withFolder(["a.in.md": article, "card.yaml": Self.card]) { folder in
      try dot.write(to: folder.appendingPathComponent("dot.png"))
      let make = try Command("markdown", "a.in.md", "-o", "a.html", in: folder)

      #expect(make.status == 0, "\(make.errors)")
      #expect(try names(in: folder) == ["a.html", "a.in.md", "card.yaml", "dot.png"])
      let page = try String(contentsOf: folder.appendingPathComponent("a.html"), encoding: .utf8)
      #expect(page.contains("<title>Margins &amp; sizes</title>"))
      #expect(page.contains("See <a href=\"#fig-card\">Figure 1</a> and <a href=\"#fig-other\">the other</a>"))
      #expect(page.contains("<figure id=\"fig-card\">\n<svg role=\"img\" style=\"width:8cm;height:auto\" "))
      #expect(page.contains("<figcaption>Figure 1. The &quot;first&quot; card</figcaption>\n</figure>"))
      #expect(page.contains("<img src=\"data:image/png;base64,\(dot.base64EncodedString())\" alt=\"A dot\" />"))
      #expect(page.matches(of: #/<svg /#).count == 3 && !page.contains("\u{10FF00}"))
    }
  }

  @Test("Only HTML from an article and PDF documents are replaced, unless forced")
  func replacing() throws {
    try withFolder(["a.in.md": "# A\n", "a.html": "<p>mine</p>", "a.pdf": "mine"]) { folder in
      for (name, kind) in [("a.html", "HTML that headframe wrote"), ("a.pdf", "a PDF document")] {
        let refused = try Command("markdown", "a.in.md", "-o", name, in: folder)
        #expect(refused.status == 1)
        #expect(refused.errors.hasPrefix("\(name): error: exists and is not \(kind); use another name"))
        #expect(try Command("markdown", "a.in.md", "-o", name, "--force", in: folder).status == 0)
        try "# \(name)\n".write(to: folder.appendingPathComponent("a.in.md"), atomically: true, encoding: .utf8)
        #expect(try Command("markdown", "a.in.md", "-o", name, in: folder).output == "\(name)  written\n")
      }
    }
  }

  @Test("Paper without room for text, and folders and styles of pictures that an article contains, are usage errors")
  func usage() throws {
    try withFolder(["a.in.md": "# A\n"]) { folder in
      let paper = try Command("markdown", "a.in.md", "-o", "a.pdf", "--margin", "10cm", in: folder)
      let pictures = try Command("markdown", "a.in.md", "-o", "a.pdf", "--pictures", "p/", in: folder)
      let style = try Command("markdown", "a.in.md", "-o", "a.html", "--style", "docc", in: folder)

      #expect(paper.status == 2 && paper.errors.contains("found \"A4\" and \"10cm\""), "\(paper.errors)")
      #expect(pictures.status == 2 && pictures.errors.contains("--pictures: an article in PDF or HTML contains"))
      #expect(style.status == 2 && style.errors.contains("--style: an article in PDF or HTML contains"))
    }
  }
}
