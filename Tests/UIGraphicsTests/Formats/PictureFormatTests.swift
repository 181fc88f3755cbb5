import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Picture formats") struct PictureFormatTests {
  private func decoded(_ sample: String) throws -> (image: CGImage, orientation: UIImage.Orientation) {
    try CGImage.decode(try #require(Data(base64Encoded: sample)), name: "picture")
  }

  private func words(_ image: CGImage) -> [UInt32] {
    image.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  private func reason(_ data: Data) -> String {
    do {
      _ = try CGImage.decode(data, name: "picture")
      return "decoded"
    } catch { return error.description }
  }

  @Test(
    "GIF, BMP and TIFF files have the pixels of their rows, from the top",
    arguments: [FormatSamples.gif, FormatSamples.bmp, FormatSamples.tiff, FormatSamples.lzwTIFF])
  func pixels(sample: String) throws {
    #expect(try words(decoded(sample).image) == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FF00])
  }

  @Test("An AVIF is decoded")
  func avif() throws {
    let image = try decoded(FormatSamples.avif).image

    #expect(image.width == 16 && image.height == 8)
    // Lossy conversion to luma and chroma moves a channel by at most 2.
    for word in words(image) {
      #expect(word >> 16 & 255 <= 2 && word >> 8 & 255 <= 2 && word & 255 >= 253 && word >> 24 == 255)
    }
  }

  @Test(
    "Of an animation, the first frame is shown",
    arguments: [FormatSamples.animatedGIF, FormatSamples.animatedWebP, FormatSamples.animatedPNG])
  func animation(sample: String) throws {
    let image = try decoded(sample).image

    #expect(image.width == 3 && image.height == 2)
    #expect(words(image) == Array(repeating: 0xFFFF_0000, count: 6))
  }

  @Test("The second frame of an animated GIF is drawn over the first one, and there is no third one")
  func laterFrames() throws {
    let data = try #require(Data(base64Encoded: FormatSamples.animatedGIF))

    #expect(words(try CGImage.decode(data, name: "picture", frame: 1).image) == Array(repeating: 0xFF00_00FF, count: 6))
    #expect(throws: ImageError.self) { try CGImage.decode(data, name: "picture", frame: 2) }
  }

  // EXIF 2.3, tag 0x0112: with 6, the stored right edge is the top edge.
  @Test(
    "The orientation of PNG, WebP and TIFF files turns the picture",
    arguments: [FormatSamples.turnedPNG, FormatSamples.turnedWebP, FormatSamples.turnedTIFF])
  func orientation(sample: String) throws {
    let (image, orientation) = try decoded(sample)

    #expect(image.width == 3 && image.height == 2 && orientation == .right)
    let data = try #require(Data(base64Encoded: sample))
    #expect(UIImage(data: data)?.size == CGSize(width: 2, height: 3))
  }

  /// A BMP of 16 bits per pixel and 2×1 pixels, with masks of 5, 6 and 5 bits.
  private var maskedBMP: Data {
    var data = Data("BM".utf8) + Data([70, 0, 0, 0, 0, 0, 0, 0, 66, 0, 0, 0])
    data += Data([40, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 16, 0, 3, 0, 0, 0]) + Data(count: 20)
    // The masks of red, green and blue, then red and half green.
    return data + Data([0, 0xF8, 0, 0, 0xE0, 0x07, 0, 0, 0x1F, 0, 0, 0]) + Data([0x00, 0xF8, 0x00, 0x04])
  }

  /// A BMP of 8 bits per pixel and 3×2 pixels in runs, with a palette of white and red.
  private var packedBMP: Data {
    var data = Data("BM".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0])
    data += Data([40, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 8, 0, 1, 0, 0, 0]) + Data(count: 12)
    data += Data([2, 0, 0, 0, 0, 0, 0, 0]) + Data([255, 255, 255, 0, 0, 0, 255, 0])
    // The lower row: three red pixels. The upper row: white, red, and the end of the picture.
    return data + Data([3, 1, 0, 0, 1, 0, 1, 1, 0, 1])
  }

  @Test("BMP files with masks and with runs are decoded")
  func bitmaps() throws {
    // Green 32 of 63 is 129.5 of 255, rounded up.
    #expect(try words(CGImage.decode(maskedBMP, name: "b").image) == [0xFFFF_0000, 0xFF00_8200])
    let (white, red): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFFFF_0000)
    #expect(try words(CGImage.decode(packedBMP, name: "b").image) == [white, red, white, red, red, red])
  }

  @Test(
    "Damaged files of each format are reported",
    arguments: [
      (FormatSamples.gif, "picture: damaged GIF: "), (FormatSamples.bmp, "picture: damaged BMP: "),
      (FormatSamples.tiff, "picture: damaged TIFF: "), (FormatSamples.avif, "picture: damaged HEIC or AVIF: "),
      (FormatSamples.animatedWebP, "picture: damaged WebP: "),
    ])
  func damaged(sample: String, beginning: String) throws {
    let data = try #require(Data(base64Encoded: sample))

    #expect(reason(data.prefix(28)).hasPrefix(beginning))
  }

  @Test("A size above the limit is rejected before a file is decoded")
  func limit() throws {
    // 60,000 × 60,000 pixels in the logical screen of a GIF and the header of a BMP.
    var gif = try #require(Data(base64Encoded: FormatSamples.gif))
    gif.replaceSubrange(6..<10, with: [0x60, 0xEA, 0x60, 0xEA])
    var bmp = try #require(Data(base64Encoded: FormatSamples.bmp))
    bmp.replaceSubrange(18..<26, with: [0x60, 0xEA, 0, 0, 0x60, 0xEA, 0, 0])

    for data in [gif, bmp] {
      #expect(
        reason(data) == "picture: 60000x60000 pixels exceed the limit of 67108864; --limit pixels=NUMBER raises it")
    }
  }

  @Test("An SVG and a PDF have no pixels to compare, but are pictures")
  func vectors() throws {
    let svg = Data("<?xml version='1.0'?><!-- a --><svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>".utf8)

    #expect(reason(svg) == "picture: is an SVG, expected pixels; convert it to PNG")
    #expect(UIImage(data: svg)?.size == CGSize(width: 3, height: 2))
  }
}
