import Testing
import UIKitCore

@testable import BatchRendering
@testable import CairoRendering

@MainActor
@Suite("Pages of articles")
struct PageComposerTests {
  // Pages of 300 × 200 points with margins of 20: texts are 260 wide and 160 high.
  private let sheet = PageSheet(paper: "300x200", margin: "20pt")

  private func picture(_ width: CGFloat, _ height: CGFloat, name: String? = nil) -> PageBlock {
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: width, height: height), items: [])
    return PageBlock(content: .picture(PagePicture(list: list, size: list.bounds.size, name: name)))
  }

  private func text(_ text: String, heading: String? = nil) -> PageBlock {
    var block = PageBlock(
      content: .text(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])))
    block.heading = heading.map { (1, $0, $0) }
    return block
  }

  private func composer(_ blocks: [PageBlock]) throws -> PageComposer {
    var composer = PageComposer(try #require(sheet))
    composer.add(blocks)
    return composer
  }

  /// Returns the blocks of a Markdown text.
  private func blocks(_ markdown: String) throws -> [PageBlock] {
    var builder = PageBlockBuilder(figure: { _ in nil }, image: { _ in nil })
    builder.append(try #require(MarkdownDocument(markdown)).root)
    return builder.blocks
  }

  @Test("A figure that does not fit the rest of a page is whole on the next one")
  func figures() throws {
    let composer = try composer([picture(100, 100), picture(100, 60, name: "b")])

    // 100 and 4 below the first figure, and 8 between the blocks, leave 48.
    #expect(composer.lists().count == 2)
    #expect(composer.lists().allSatisfy { $0.bounds == CGRect(x: 0, y: 0, width: 300, height: 200) })
  }

  @Test("A figure wider or higher than the text is reduced to it")
  func reduced() throws {
    func scale(_ picture: PageBlock) throws -> CGFloat? {
      try composer([picture]).lists().first?.items.firstNonNil { item in
        if case .transform(let transform) = item { transform.a } else { nil }
      }
    }

    #expect(try scale(picture(520, 20)) == 0.5)
    // 4 of the 160 points are below the figure.
    #expect(try scale(picture(20, 312)) == 0.5)
    #expect(try scale(picture(260, 20)) == 1)
  }

  @Test("A heading stays with the beginning of its text, and links lead to its page and height")
  func headings() throws {
    let link = NSAttributedString(
      string: "See", attributes: [.font: UIFont.systemFont(ofSize: 10), .link: "#Title"])
    let composer = try composer([
      PageBlock(content: .text(link)), picture(100, 115), text("Title", heading: "Title"), picture(100, 50),
    ])

    let navigation = composer.navigation()

    #expect(composer.lists().count == 2)
    let place = PageNavigation.Place(page: 1, y: 20)
    #expect(navigation.outline == [.init(level: 1, title: "Title", place: place)])
    #expect(navigation.places == ["Title": place])
    #expect(composer.lists().map { $0.links.map(\.address) } == [["#Title"], []])
  }

  @Test("A paragraph is divided between two lines or more")
  func paragraphs() throws {
    /// Returns the number of lines on each page after a picture that leaves some room.
    func lines(_ count: Int, room: CGFloat) throws -> [Int] {
      // 4 and 8 points are below the picture.
      let words = Array(repeating: "Line", count: count).joined(separator: "\u{2028}")
      return try composer([picture(100, 148 - room), text(words)]).lists().map { $0.glyphItems.count }
    }

    // A line of Inter at 10 points is 12.1 high.
    #expect(try lines(4, room: 50) == [4])
    #expect(try lines(4, room: 30) == [2, 2])
    #expect(try lines(4, room: 17) == [0, 4])
    #expect(try lines(5, room: 53) == [3, 2])
  }

  @Test("Items of lists without empty lines are close together, also in inner lists")
  func lists() throws {
    let tight = try blocks("Text\n\n- a\n- b\n  - c\n  - d\n- e\n")
    let loose = try blocks("- a\n\n- b\n  - c\n\n    d\n- e\n")

    #expect(tight.map(\.space) == [8, 8, 3, 3, 3, 3])
    #expect(tight.map(\.indent) == [0, 20, 20, 40, 40, 20])
    #expect(tight.map { $0.marker?.string } == [nil, "•", "•", "•", "•", "•"])
    #expect(loose.map(\.space) == [8, 8, 8, 8, 8])
  }

  @Test("Tasks, numbers, quotations, tables and code keep their structure")
  func structure() throws {
    let blocks = try blocks(
      """
      3. c
      4. d

      - [x] done
      - [ ] open

      > quoted

      | a | b |
      |---|--:|
      | 1 | 2 |

          code
      """)

    #expect(blocks.map { $0.marker?.string } == ["3.", "4.", "☑", "☐", nil, nil, nil])
    #expect(blocks[4].bars == [4])
    guard case .table(let rows, let alignments) = blocks[5].content, case .code(let code) = blocks[6].content else {
      Issue.record("expected a table and code")
      return
    }
    #expect(rows.map { $0.map(\.string) } == [["a", "b"], ["1", "2"]] && alignments == [.natural, .right])
    #expect(code.string == "code")
  }

  @Test("A width is a number with a unit of CSS")
  func lengths() throws {
    func points(_ text: String) throws -> CGFloat {
      try #require(PageLength(text)).points(ofWidth: 400, textSize: 10)
    }

    #expect(try points("96px") == 72)
    #expect(try points("1in") == 72)
    #expect(try abs(points("2.54cm") - 72) < 1e-9 && abs(points("25.4mm") - 72) < 1e-9)
    #expect(try points("3em") == 30 && points("25%") == 100 && points("7pt") == 7)
    #expect(
      PageLength("8") == nil && PageLength("-1cm") == nil && PageLength("cm") == nil && PageLength("1e9px") == nil)
    #expect(PageLength("25%")?.attribute == "25%" && PageLength("72pt")?.attribute == "96")
  }
}
