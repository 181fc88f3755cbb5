import Foundation
import PictureComparison
import Testing

/// A card with text and a rounded box, 300 by 120 points.
private let card = """
  size: 300x120
  appearance: light
  scale: 2
  view:
    backgroundColor: systemBackground
    subviews:
      - {id: title, class: UILabel, text: The quick brown fox, font: {style: title1}}
      - {id: box, layer: {cornerRadius: 12}, backgroundColor: "#3478f6"}
    constraints: ["|-16-[title]-16-|", "V:|-16-[title]-12-[box]-16-|", "|-16-[box]-16-|"]
  """

@Suite("JPEG and WebP")
struct PhotoFormatTests {
  private func size(_ name: String, in folder: URL) throws -> Int {
    try Data(contentsOf: folder.appendingPathComponent(name)).count
  }

  @Test("The extension of -o selects the format, and decoded colors are close to the PNG's colors")
  func extensions() throws {
    try withFolder(["card.yaml": card]) { folder in
      for name in ["card.png", "card.jpg", "card.jpeg", "card.webp"] {
        let command = try Command("render", "card.yaml", "-o", name, in: folder)
        #expect(command.status == 0, "\(command.errors)")
      }

      func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }
      // The first bytes of JPEG (T.81) and of WebP's container.
      #expect(try bytes("card.jpg").prefix(3) == Data([0xFF, 0xD8, 0xFF]))
      #expect(try bytes("card.jpeg") == bytes("card.jpg"))
      #expect(try bytes("card.webp").prefix(4) == Data("RIFF".utf8))
      // JFIF 1.02: 1 for dots per inch, and 144 in both directions, which are two pixels per point.
      #expect(try bytes("card.jpg")[13..<18] == Data([1, 0, 144, 0, 144]))
      let reference = try Picture(path: folder.appendingPathComponent("card.png").path)
      #expect((reference.width, reference.height) == (600, 240))
      for name in ["card.jpg", "card.webp"] {
        let picture = try Picture(path: folder.appendingPathComponent(name).path)
        let difference = PictureDifference(
          from: reference, to: picture, within: PictureTolerance(precision: 0.99, perceptualPrecision: 0.95))
        // ΔE2000 exceeds 5 only where edges ring, in at most one percent of the pixels.
        #expect(difference.verdict.isAccepted, "\(name): \(difference.verdict.message)")
      }
    }
  }

  @Test("A lower quality results in a smaller file; WebP keeps transparency and, if lossless, the PNG's pixels")
  func quality() throws {
    try withFolder([
      "card.yaml": card,
      "clear.yaml": "size: 8x8\nview: {subviews: [{frame: [0, 0, 4, 8], backgroundColor: '#ff000080'}]}",
    ]) {
      folder in
      func render(_ arguments: String...) throws {
        let command = try Command(["render"] + arguments, in: folder)
        #expect(command.status == 0, "\(command.errors)")
      }
      for quality in ["20", "95"] {
        try render("card.yaml", "-o", "\(quality).jpg", "--quality", quality)
        try render("card.yaml", "-o", "\(quality).webp", "--quality", quality)
      }
      try render("card.yaml", "-o", "all.webp", "--quality", "lossless")
      try render("card.yaml", "-o", "all.png")
      try render("clear.yaml", "-o", "clear.webp", "--quality", "lossless", "--scale", "1")
      try render("clear.yaml", "-o", "clear.jpg", "--quality", "100", "--scale", "1")

      #expect(try size("20.jpg", in: folder) < size("95.jpg", in: folder))
      #expect(try size("20.webp", in: folder) < size("95.webp", in: folder))
      #expect(
        try Picture(path: folder.appendingPathComponent("all.webp").path)
          == Picture(path: folder.appendingPathComponent("all.png").path))
      let clear = try Picture(path: folder.appendingPathComponent("clear.webp").path)
      #expect(clear.rgba(x: 6, y: 4)?.alpha == 0)
      #expect(clear.rgba(x: 1, y: 4)?.alpha == 128)
      // On white, half-transparent red leaves 255 − 128 = 127 of green and blue. JPEG changes this slightly.
      let white = try Picture(path: folder.appendingPathComponent("clear.jpg").path)
      #expect(white.rgba(x: 6, y: 4).map { min($0.red, $0.green, $0.blue) } ?? 0 >= 253)
      #expect(abs(Int(white.rgba(x: 1, y: 4)?.green ?? 0) - 127) <= 3)
    }
  }

  @Test("One process and several processes write the same bytes")
  func determinism() throws {
    try withFolder(["card.yaml": card, "rows.csv": "n\n1\n2\n3\n"]) { folder in
      for jobs in ["1", "3"] {
        let command = try Command(
          "render", "card.yaml", "--data", "rows.csv", "-o", "\(jobs)/{n}.{format}", "--format", "jpeg,webp", "--jobs",
          jobs, in: folder)
        #expect(command.status == 0, "\(command.errors)")
      }

      let files = try names(in: folder.appendingPathComponent("1")).filter { !$0.hasPrefix(".") }
      #expect(files == ["1.jpg", "1.webp", "2.jpg", "2.webp", "3.jpg", "3.webp"])
      for name in files {
        let bytes = try ["1", "3"].map { try Data(contentsOf: folder.appendingPathComponent("\($0)/\(name)")) }
        #expect(bytes[0] == bytes[1])
      }
    }
  }

  @Test("A worker writes WebP, a figure's format takes precedence over --format, and a PNG has no quality")
  func others() throws {
    let article = "```headframe name=a format=jpg quality=60 scale=1\nsize: 30x10\nview: {backgroundColor: red}\n```\n"
    try withFolder(["card.yaml": card, "in.md": article]) { folder in
      let worker = try Command(
        "worker",
        input: #"{"document": "card.yaml", "path": "a.webp", "quality": 70}"# + "\n"
          + #"{"document": "card.yaml", "path": "b.png", "quality": 70}"# + "\n", in: folder)
      let markdown = try Command("markdown", "in.md", "-o", "out.md", "--format", "webp", in: folder)

      #expect(worker.output.contains(#""format":"webp""#) || worker.output.contains(#""format": "webp""#))
      #expect(worker.output.contains("is for JPEG and WebP"))
      #expect(try names(in: folder).contains("a.webp"))
      #expect(markdown.status == 0, "\(markdown.errors)")
      let text = try String(contentsOf: folder.appendingPathComponent("out.md"), encoding: .utf8)
      #expect(text == "<img src=\"a.jpg\" width=\"30\" alt=\"\">\n")
    }
  }

  @Test("Invalid qualities and sizes beyond a format's limit are errors")
  func mistakes() throws {
    try withFolder(["card.yaml": card, "long.yaml": "size: 20000x1\nscale: 1\nview: {}"]) { folder in
      let word = try Command("render", "card.yaml", "-o", "a.jpg", "--quality", "high", in: folder)
      let png = try Command("render", "card.yaml", "-o", "a.png", "--quality", "80", in: folder)
      let lossless = try Command("render", "card.yaml", "-o", "a.jpg", "--quality", "lossless", in: folder)
      let long = try Command("render", "long.yaml", "-o", "a.webp", in: folder)

      #expect(word.errors.contains("--quality: expected a number from 1 to 100, or lossless for WebP, found \"high\""))
      #expect(png.errors.contains("--quality is for JPEG and WebP; write a .jpg or .webp file"))
      #expect(lossless.errors.contains("--quality lossless is for WebP"))
      #expect(long.status == 1)
      // WebP's frame header has 14 bits for each side.
      #expect(long.errors.contains("20000x1 pixels: a WebP has 1 to 16383 per side"))
      #expect(try names(in: folder) == ["card.yaml", "long.yaml"])
    }
  }

  @Test("A layer's filters in a document decide whether an enlarged picture has hard or blended pixels")
  func magnificationFilter() throws {
    // A BMP of 2 × 1 pixels, red and blue: headers of 14 and 40 bytes, and a row of 6 bytes in the order blue, green,
    // red, which ends at a multiple of 4.
    let header: [UInt32] = [54, 40, 2, 1, 1 | 24 << 16, 0, 8, 0, 0, 0, 0]
    let bytes: [UInt8] =
      [0x42, 0x4D, 62, 0, 0, 0, 0, 0, 0, 0]
      + header.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      } + [0, 0, 255, 255, 0, 0, 0, 0]
    let card = "size: 20x1\nscale: 1\nview: {class: UIImageView, image: two.bmp, contentMode: scaleToFill"
    let files = [
      "hard.yaml": card + ", layer.magnificationFilter: nearest}", "soft.yaml": card + "}",
      "wrong.yaml": card + ", layer.magnificationFilter: hard}",
    ]
    try withFolder(files) { folder in
      try Data(bytes).write(to: folder.appendingPathComponent("two.bmp"))
      func row(_ name: String) throws -> [[UInt8]] {
        let command = try Command("render", "\(name).yaml", "-o", "\(name).rgba", in: folder)
        #expect(command.status == 0, "\(command.errors)")
        let pixels = [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name).rgba")))
        return stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) }
      }
      let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])

      #expect(try row("hard") == Array(repeating: red, count: 10) + Array(repeating: blue, count: 10))
      let soft = try row("soft")
      #expect(soft.count == 20 && soft.first == red && soft.last == blue)
      #expect(soft[9] != red && soft[10] != blue)
      let wrong = try Command("render", "wrong.yaml", "-o", "wrong.rgba", in: folder)
      let expected = "expected a filter (linear, nearest, trilinear), found \"hard\""
      #expect(wrong.errors.contains(expected), "\(wrong.errors)")
    }
  }
}
