import Foundation
import Testing

@Suite("The fonts command")
struct FontsCommandTests {
  private let withoutPack = ["HEADFRAME_FONTS": ""]

  @Test("Without a pack, coverage says so, and the bundled fonts have Latin, Hebrew and Thai")
  func bundledCoverage() throws {
    try withFolder([:]) { folder in
      let fonts = try Command("fonts", "--coverage", environment: withoutPack, in: folder)

      #expect(fonts.status == 0)
      #expect(fonts.lines.first == "no font pack; make fonts builds it (see Documentation/Fonts.md)")
      // The exemplar characters of CLDR 41 for German: 26 letters with both cases, and its other characters.
      #expect(fonts.lines.contains { $0.hasPrefix("locale de  ") && !$0.contains("lacks") })
      #expect(fonts.lines.contains { $0.hasPrefix("locale he  ") && !$0.contains("lacks") })
      #expect(fonts.lines.contains { $0.hasPrefix("locale th  ") && !$0.contains("lacks") })
      #expect(fonts.lines.contains { $0.hasPrefix("locale km  ") && $0.contains("lacks U+1780") })
    }
  }

  @Test("A warning about missing characters names the pack if it is not installed")
  func advice() throws {
    let document = "size: 100x40\nview: {class: UILabel, text: ខ្មែរ}\n"
    try withFolder(["khmer.yaml": document]) { folder in
      let explain = try Command("explain", "khmer.yaml", environment: withoutPack, in: folder)

      #expect(explain.output.contains("with --font-dir FOLDER, or the font pack: make fonts builds it"))
    }
  }

  @Test("A variable with the path of no pack is reported, and rendering continues without it")
  func missingPack() throws {
    try withFolder([:]) { folder in
      let fonts = try Command("fonts", "--text", "ខ", environment: ["HEADFRAME_FONTS": "no.pack"], in: folder)

      #expect(fonts.errors.contains("no.pack: error: cannot be read: No such file or directory"))
      #expect(fonts.status == 1)
    }
  }

  @Test("Text of the bundled fonts has the same picture with and without a pack")
  func samePicture() throws {
    let document = "size: 200x60\nview: {class: UILabel, numberOfLines: 0, text: 'Ada かな日本語 العربية 😀 ✔'}\n"
    try withFolder(["card.yaml": document]) { folder in
      let without = try Command("render", "card.yaml", "-o", "a.png", environment: withoutPack, in: folder)
      let with = try Command("render", "card.yaml", "-o", "b.png", in: folder)
      #expect(without.status == 0 && with.status == 0)

      let pictures = try ["a.png", "b.png"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
      #expect(pictures[0] == pictures[1])
    }
  }
}
