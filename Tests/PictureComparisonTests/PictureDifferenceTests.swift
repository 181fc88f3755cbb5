import Foundation
import Testing

@testable import PictureComparison

@Suite("Picture difference")
struct PictureDifferenceTests {
  @Test("Equal pictures are identical, with an empty message")
  func equal() {
    let difference = PictureDifference(from: .filled(10, 10), to: .filled(10, 10))

    #expect(difference.verdict.differingPixels == 0)
    #expect(difference.verdict.isAccepted)
    #expect(difference.verdict.message == "")
    #expect(difference.verdict.sweep.map(\.pixels) == [0])
    #expect(difference.verdict.bounds == nil)
  }

  @Test("Different pictures of one size are never equal, even if they are too large to be marked")
  func unmarked() {
    let changed = Picture.filled(10, 10, changed: [(x: 2, y: 3, color: 0xFF00_FFFF)])

    let verdict = PictureVerdict(from: .filled(10, 10), to: changed, nil, isEqual: false, within: .exact)

    #expect(!verdict.isAccepted)
    #expect(verdict.differingPixels == 100)
  }

  @Test("Differing pixels are counted, compared with increasing thresholds, and enclosed in boxes")
  func counts() {
    // Of 100 pixels, one differs by 3, one by 20, and one by 255.
    let changed = [(x: 2, y: 3, color: UInt32(0xFFFF_FFFC)), (4, 3, 0xFFEB_FFFF), (5, 6, 0xFF00_FFFF)]
    let difference = PictureDifference(from: .filled(10, 10), to: .filled(10, 10, changed: changed))

    #expect(difference.verdict.differingPixels == 3)
    #expect(difference.verdict.countedPixels == 3)
    #expect(difference.verdict.differingBytes == 3)
    #expect(difference.verdict.largestDistance == 255)
    #expect(difference.verdict.share == 0.03)
    #expect(difference.verdict.sweep.map(\.threshold) == [0, 1, 2, 4, 8, 16, 32, 64, 128])
    #expect(difference.verdict.sweep.map(\.pixels) == [3, 3, 3, 2, 2, 2, 1, 1, 1])
    #expect(difference.verdict.bounds == PixelArea(x: 2, y: 3, width: 4, height: 4))
    #expect(!difference.verdict.isAccepted)
    #expect(
      difference.verdict.message == """
        3 % of pixels differ (3 of 100); tolerance: exact.
        Of the pixels, 3 % differ by more than 2/255, 2 % by more than 16/255, 1 % by more than 128/255.
        The differences are within 4×4 px at (2, 3).
        It would pass with precision 0.9925 (of bytes) or with 3 differing pixels allowed; look at the pictures \
        before you allow that.
        """)
  }

  @Test("Precision is the share of equal bytes, as in other snapshot libraries")
  func precision() {
    // Two pixels of 100 differ in three bytes of four: 6 bytes of 400, which leaves 0.985.
    let changed = [(x: 0, y: 0, color: UInt32(0xFF00_0000)), (1, 0, 0xFF00_0000)]
    func isAlike(_ precision: Double) -> Bool {
      PictureDifference(
        from: .filled(10, 10), to: .filled(10, 10, changed: changed), within: PictureTolerance(precision: precision)
      ).verdict.isAccepted
    }

    #expect(isAlike(0.985))
    #expect(!isAlike(0.9851))
  }

  @Test("Perceptual precision accepts only colors that look alike")
  func perceptual() {
    // By the formula of CIEDE2000, the difference of #FFFFFF and #FFFFFC is 0.92, and of #FFFFFF and #000000 100.
    let faint = [(x: 0, y: 0, color: UInt32(0xFFFF_FFFC))]
    let strong = faint + [(x: 1, y: 0, color: 0xFF00_0000)]
    func difference(_ changed: [(x: Int, y: Int, color: UInt32)], _ tolerance: PictureTolerance) -> PictureDifference {
      PictureDifference(from: .filled(10, 10), to: .filled(10, 10, changed: changed), within: tolerance)
    }

    #expect(difference(faint, PictureTolerance(perceptualPrecision: 0.98)).verdict.isAccepted)
    #expect(!difference(faint, PictureTolerance(perceptualPrecision: 0.9999)).verdict.isAccepted)
    let both = difference(strong, PictureTolerance(perceptualPrecision: 0.98))
    #expect(!both.verdict.isAccepted)
    #expect(both.verdict.countedPixels == 1)
    #expect(abs((both.verdict.largestDeltaE ?? 0) - 100) < 0.001)
    // With a perceptual precision, the precision is the share of pixels: 99 of 100 are alike.
    #expect(difference(strong, PictureTolerance(precision: 0.99, perceptualPrecision: 0.98)).verdict.isAccepted)
    #expect(!difference(strong, PictureTolerance(precision: 0.995, perceptualPrecision: 0.98)).verdict.isAccepted)
  }

  @Test("A number of differing pixels and a threshold of channels are accepted")
  func limits() {
    let changed = [(x: 0, y: 0, color: UInt32(0xFF00_0000)), (1, 0, 0xFFFF_FFFB)]
    func isAlike(_ tolerance: PictureTolerance) -> Bool {
      PictureDifference(from: .filled(10, 10), to: .filled(10, 10, changed: changed), within: tolerance)
        .verdict.isAccepted
    }

    #expect(isAlike(PictureTolerance(maximumDifferingPixels: 2)))
    #expect(!isAlike(PictureTolerance(maximumDifferingPixels: 1)))
    #expect(isAlike(PictureTolerance(maximumDifferingPixels: 1, channelThreshold: 4)))
    #expect(!isAlike(PictureTolerance(maximumDifferingPixels: 1, channelThreshold: 3)))
    // Both limits apply: 1 of 100 is within 0.99, but not within 0 pixels.
    #expect(!isAlike(PictureTolerance(precision: 0.99, maximumDifferingPixels: 0, channelThreshold: 4)))
  }

  @Test("Differing grays along an edge are treated as antialiasing, but a dot in a uniform area is not")
  func antialiasing() {
    // Black to the left of column 8 and white from column 9 on. The grays between them are darkest in the first row.
    func edge(_ gray: UInt32, _ extra: [(x: Int, y: Int, color: UInt32)] = []) -> Picture {
      let black = (0..<16).flatMap { y in (0..<8).map { (x: $0, y: y, color: UInt32(0xFF00_0000)) } }
      // A slanted edge has a different gray in each row, as antialiasing produces it.
      let grays = (0..<16).map { y in
        let level = min(255, gray + UInt32(y) * 4)
        return (x: 8, y: y, color: 0xFF00_0000 | level << 16 | level << 8 | level)
      }
      return .filled(16, 16, changed: black + grays + extra)
    }
    let tolerance = PictureTolerance(ignoresAntialiasing: true)

    let smoothed = PictureDifference(from: edge(100), to: edge(120), within: tolerance)
    #expect(smoothed.verdict.differingPixels == 16)
    #expect(smoothed.verdict.antialiasedPixels == 16)
    #expect(smoothed.verdict.isAccepted)
    #expect(!PictureDifference(from: edge(100), to: edge(120)).verdict.isAccepted)

    // A dot in the middle of a uniform area is content, not an edge.
    let dotted = PictureDifference(
      from: edge(100), to: edge(100, [(x: 12, y: 8, color: 0xFF00_0000)]), within: tolerance)
    #expect(dotted.verdict.countedPixels == 1)
    #expect(!dotted.verdict.isAccepted)
  }

  @Test("Pictures of different sizes never pass; the missing parts are marked")
  func sizes() {
    let difference = PictureDifference(
      from: .filled(10, 8, scale: 1), to: .filled(12, 8, scale: 2), within: PictureTolerance(precision: 0))

    #expect(!difference.verdict.isAccepted)
    #expect(difference.verdict.pixelCount == 96)
    #expect(difference.verdict.differingPixels == 16)
    #expect(difference.verdict.bounds == PixelArea(x: 10, y: 0, width: 2, height: 8))
    #expect(
      difference.verdict.message.hasPrefix("The reference is 10×8 px at scale 1, this picture 12×8 px at scale 2.\n"))
  }

  @Test("Equal pixels at different scales are rejected; a scale that is unknown or ignored is not compared")
  func scales() {
    func verdict(_ old: CGFloat?, _ new: CGFloat?, _ tolerance: PictureTolerance = .exact) -> PictureVerdict {
      PictureDifference(from: .filled(20, 10, scale: old), to: .filled(20, 10, scale: new), within: tolerance).verdict
    }

    #expect(!verdict(2, 1).isAccepted)
    // 20 and 10 pixels at two pixels per point are 10 and 5 points.
    #expect(
      verdict(2, 1).message
        == "All pixels are equal, but the reference is at scale 2 (10×5 points), this picture at scale 1 (20×10 points)."
    )
    #expect(!verdict(2, 1, PictureTolerance(precision: 0, maximumDifferingPixels: 200)).isAccepted)
    #expect(verdict(2, 1, PictureTolerance(ignoresScale: true)).isAccepted)
    #expect(PictureTolerance(ignoresScale: true).description == "scale ignored")
    #expect(verdict(2, 2).isAccepted)
    #expect(verdict(2, nil).isAccepted)
    #expect(verdict(nil, 1).isAccepted)
  }

  @Test("If the scales differ, the message recommends no tolerance")
  func scaleAndPixels() {
    let dot = [(x: 0, y: 0, color: UInt32(0xFF00_0000))]
    let message = PictureDifference(from: .filled(20, 10, scale: 2), to: .filled(20, 10, scale: 1, changed: dot))
      .verdict.message

    #expect(
      message == """
        The reference is at scale 2 (10×5 points), this picture at scale 1 (20×10 points).
        0.5 % of pixels differ (1 of 200); tolerance: exact.
        Of the pixels, 0.5 % differ by more than 128/255.
        The differences are within 1×1 px at (0, 0).
        """)
  }

  // PNG stores whole pixels per meter. One pixel per point is 72 / 0.0254 = 2834.65: 2.608 becomes 7393, and 2.605
  // becomes 7384.
  @Test(
    "A picture equals its own file, although the file stores a rounded scale",
    arguments: [2.608, 2.605, 0.1, 16] as [CGFloat])
  func roundedScale(scale: CGFloat) throws {
    let picture = Picture.filled(4, 4, scale: scale)

    let file = try Picture(data: picture.png(), name: "file")

    #expect(PictureDifference(from: file, to: picture).verdict.isAccepted)
    #expect(!PictureDifference(from: file, to: .filled(4, 4, scale: scale + 0.02)).verdict.isAccepted)
  }

  @Test("A very wide and a very tall picture are compared by size only, without allocating their union")
  func strips() {
    // Together they would cover 400 million pixels.
    let difference = PictureDifference(from: .filled(20_000, 1), to: .filled(1, 20_000))

    #expect(!difference.verdict.isAccepted)
    #expect(difference.picture() == nil)
    #expect(
      difference.verdict.message == "The reference is 20000×1 px at scale 1, this picture 1×20000 px at scale 1.")
  }

  @Test("Distant groups of differing pixels are separate regions, the largest first")
  func regions() {
    let near = [(x: 1, y: 1, color: UInt32(0xFF00_0000)), (3, 2, 0xFF00_0000)]
    let far = [(x: 90, y: 90, color: UInt32(0xFF00_0000)), (95, 95, 0xFF00_0000)]
    let difference = PictureDifference(from: .filled(100, 100), to: .filled(100, 100, changed: near + far))

    #expect(
      difference.verdict.regions == [
        PixelArea(x: 90, y: 90, width: 6, height: 6), PixelArea(x: 1, y: 1, width: 3, height: 2),
      ])
    #expect(difference.verdict.bounds == PixelArea(x: 1, y: 1, width: 95, height: 95))
  }

  @Test("The difference picture shows the reference in pale gray and differences in red, yellow and blue")
  func picture() throws {
    let difference = PictureDifference(
      from: .filled(4, 2, 0xFF00_0000),
      to: .filled(5, 2, 0xFF00_0000, changed: [(0, 0, 0xFFFF_FFFF), (1, 0, 0xFF00_0001)]),
      within: PictureTolerance(channelThreshold: 1))
    let picture = try #require(difference.picture())

    #expect((picture.width, picture.height) == (5, 2))
    #expect(try #require(picture.rgba(x: 0, y: 0)) == (0xE6, 0x00, 0x23, 255))
    #expect(try #require(picture.rgba(x: 1, y: 0)) == (0xFF, 0xC4, 0x00, 255))
    // Black is faded to 255 − 255 × 72 / 255.
    #expect(try #require(picture.rgba(x: 2, y: 0)) == (183, 183, 183, 255))
    #expect(try #require(picture.rgba(x: 4, y: 1)) == (0x66, 0xA3, 0xFF, 255))
  }

  @Test("Transparent colors are compared by their appearance on white and on black")
  func transparency() {
    // Half-transparent white is visible only on black, and half-transparent black only on white.
    let white: UInt32 = 0x8080_8080
    let black: UInt32 = 0x8000_0000
    let difference = PictureDifference(
      from: .filled(1, 1, 0x0000_0000), to: .filled(1, 1, white), within: PictureTolerance(perceptualPrecision: 0.9))
    let other = PictureDifference(
      from: .filled(1, 1, 0x0000_0000), to: .filled(1, 1, black), within: PictureTolerance(perceptualPrecision: 0.9))

    #expect((difference.verdict.largestDeltaE ?? 0) > 20)
    #expect((other.verdict.largestDeltaE ?? 0) > 20)
    #expect(!difference.verdict.isAccepted)
    #expect(!other.verdict.isAccepted)
  }
}
