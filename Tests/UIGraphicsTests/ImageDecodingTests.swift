import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Image files") struct ImageDecodingTests {
  // 2×1 pixels, red and half-transparent blue, made with Pillow.
  private let png =
    Data(
      base64Encoded: PictureSamples.redAndBlue) ?? Data()

  private let formats = "PNG, JPEG, WebP, GIF, BMP, TIFF, HEIC, AVIF, SVG or PDF"

  private func reason(_ data: Data) -> String {
    do {
      _ = try CGImage.decode(data, name: "picture")
      return "decoded"
    } catch { return error.description }
  }

  @Test("A PNG's colors are premultiplied by alpha")
  func decodesPNG() throws {
    let image = try CGImage.decode(png, name: "picture").image
    let pixels = image.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }

    #expect(image.width == 2 && image.height == 1 && !image.isOpaque)
    #expect(pixels == [0xFFFF_0000, 0x8000_0080])
  }

  @Test("A truncated file is reported with its name")
  func truncated() {
    #expect(reason(png.dropLast(20)) == "picture: damaged PNG: the file is truncated")
    #expect(reason(Data()) == "picture: the file is empty")
    #expect(reason(Data("hello, world".utf8)) == "picture: not a picture that can be read; expected \(formats)")
  }

  @Test(
    "A picture in another format is reported with the name of the format",
    arguments: [
      ("<html></html>", "HTML"), ("<?xml version='1.0'?><note/>", "XML"), ("8BPS\0\u{1}", "a Photoshop document"),
      ("\0\0\0\u{18}ftypisom", "a video"), ("%!PS-Adobe-3.0", "PostScript"),
    ])
  func otherFormat(beginning: String, name: String) {
    #expect(reason(Data(beginning.utf8)) == "picture: is \(name), expected \(formats); convert it")
  }

  @Test("A picture of more than 32,767 pixels per side can be decoded, but not loaded for drawing")
  func widest() throws {
    let wide = try #require(Data(base64Encoded: PictureSamples.wide))

    #expect(try CGImage.decode(wide, name: "wide.png").image.width == 32_768)
    #expect(
      throws: ImageError.undecodable(
        name: "wide.png", reason: "32768x1 pixels exceed the limit of 32767 per side; scale the image down")
    ) { try CGImage.decodeDrawable(wide, name: "wide.png") }
    #expect(UIImage(data: wide) == nil)
  }

  @Test("A Git LFS pointer is reported with the command that fetches the picture")
  func lfsPointer() {
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8)

    #expect(reason(pointer) == "picture: a Git LFS pointer, not the picture; run git lfs pull")
  }

  @Test("A wrong checksum is an error")
  func wrongChecksum() {
    var damaged = png
    damaged[damaged.count - 17] ^= 0xFF

    #expect(reason(damaged).hasPrefix("picture: damaged PNG: "))
  }

  @Test("A header of 100,000 by 100,000 pixels is rejected before memory is allocated")
  func bomb() {
    var header = Data([0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0])
    header = Data("IHDR".utf8) + header
    let bomb =
      Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]) + header + Self.checksum(header) + png.dropFirst(33)

    #expect(
      reason(bomb) == "picture: 100000x100000 pixels exceed the limit of 67108864; "
        + "--limit pixels=NUMBER raises it")
  }

  @Test(
    "Every prefix of a picture is an error",
    arguments: [PictureSamples.redAndBlue, PictureSamples.jpeg, PictureSamples.webp])
  func prefixes(sample: String) throws {
    let data = try #require(Data(base64Encoded: sample))

    for count in 0..<data.count { #expect(reason(data.prefix(count)).hasPrefix("picture: "), "\(count)") }
    #expect(reason(data) == "decoded")
  }

  @Test("A JPEG has the orientation of its EXIF data")
  func orientation() throws {
    let data = try #require(Data(base64Encoded: PictureSamples.jpeg))
    let (image, orientation) = try CGImage.decode(data, name: "picture")

    #expect(orientation == .right)
    #expect(image.width == 4 && image.height == 2)
    #expect(UIImage(cgImage: image, scale: 2, orientation: orientation).size == CGSize(width: 1, height: 2))
  }

  @Test("The suffix of a file's name determines its scale")
  func scales() {
    #expect(UIImage.scale(ofFile: "/a/icon@2x.png") == 2)
    #expect(UIImage.scale(ofFile: "icon@3x~ipad.png") == 3)
    #expect(UIImage.scale(ofFile: "@2x/icon.png") == 1)
  }

  @Test("The caps of a resizable image keep their size, and the middle is stretched over the remaining width")
  func capInsets() throws {
    let image = try UIImage(cgImage: CGImage.decode(png, name: "picture").image)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0), resizingMode: .stretch)
    let grid = CapGrid(image: image, destination: CGRect(x: 10, y: 0, width: 8, height: 1), fillsCenter: false)

    #expect(
      grid.pieces.map(\.destination) == [
        CGRect(x: 10, y: 0, width: 1, height: 1), CGRect(x: 11, y: 0, width: 7, height: 1),
      ])
  }

  @Test(
    "If caps meet, the center is empty, or filled from the line of pixels between them", arguments: [CGFloat(1), 2, 3])
  func capsThatMeet(scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in }
    let destination = CGRect(x: 0, y: 0, width: 100, height: 40)
    func pieces(_ mode: UIImage.ResizingMode, fillsCenter: Bool) -> [CapGrid.Piece] {
      let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      let pill = image.resizableImage(withCapInsets: insets, resizingMode: mode)
      return CapGrid(image: pill, destination: destination, fillsCenter: fillsCenter).pieces
    }

    #expect(pieces(.stretch, fillsCenter: false).count == 4)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let filled = pieces(mode, fillsCenter: true)
      #expect(filled.count == 9)
      let area: CGFloat = filled.reduce(0) { $0 + $1.destination.width * $1.destination.height }
      #expect(abs(area - 4000) < 1e-6)
      #expect(filled.allSatisfy { $0.tile == nil })
      let line = 1 / scale
      #expect(filled[4].source == CGRect(x: 10 - line / 2, y: 10 - line / 2, width: line, height: line))
      #expect(filled[4].destination == CGRect(x: 10, y: 10, width: 80, height: 20))
    }
  }

  private static func checksum(_ data: Data) -> Data {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return withUnsafeBytes(of: (~crc).bigEndian) { Data($0) }
  }
}
