import ImageIO
import Testing
import UIKit

/// The reading of picture files by the C functions of Image I/O.
@Suite("Sources of pictures")
struct ImageSourceTests {
  /// A GIF of 3×2 pixels with two frames of 0.1 s, red and blue, made with Pillow.
  private static let gif =
    "R0lGODlhAwACAIEAAP8AAAAAAAAAAAAAACH5BAAKAAAALAAAAAADAAIAAAgGAAEIHBgQACH5BAEKAAEALAAAAAADAAIAgQAA/wAAAAAA"
    + "AAAAAAgGAAEIHBgQADs="
  /// A red PNG of 3×2 pixels with EXIF orientation 6, made with Pillow.
  private static let turnedPNG =
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAQSURB"
    + "VHicY/zPAAVMMAYDABMpAQPw2AeEAAAAAElFTkSuQmCC"

  private func source(_ text: String) throws -> CGImageSource {
    let data = try #require(Data(base64Encoded: text))
    return try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  @Test("An animated GIF has all frames with their delays, which are at least 0.1 s unless they are not limited")
  func animation() throws {
    let source = try source(Self.gif)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetStatus(source) == .statusComplete)
    let frames = (0..<3).map { CGImageSourceCreateImageAtIndex(source, $0, nil) }
    #expect(frames[0]?.width == 3 && frames[1]?.height == 2 && frames[2] == nil)
    #expect(frames[0] != frames[1])

    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 3)
    let timing = try #require(properties[kCGImagePropertyGIFDictionary] as? [AnyHashable: Any])
    #expect(timing[kCGImagePropertyGIFUnclampedDelayTime] as? Double == 0.1)
    #expect(timing[kCGImagePropertyGIFDelayTime] as? Double == 0.1)
  }

  @Test("An incremental source has the complete frames of its bytes, and takes no bytes after the final ones")
  func incremental() throws {
    let data = try #require(Data(base64Encoded: Self.gif))
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusReadingHeader)
    // The first frame ends after the header (13 bytes), the colors (12), its timing (8), its place (10) and its pixels
    // (11).
    CGImageSourceUpdateData(source, data.prefix(54) as CFData, false)
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width == 3)
    CGImageSourceUpdateData(source, Data() as CFData, true)
    #expect(CGImageSourceGetCount(source) == 2)
  }

  @Test("A thumbnail keeps the proportions within a size, and has the file's orientation if that is requested")
  func thumbnails() throws {
    let source = try source(Self.turnedPNG)
    func thumbnail(_ options: [CFString: Any]) -> CGSize? {
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        .map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) }
    }
    let always = kCGImageSourceCreateThumbnailFromImageAlways
    let turned = kCGImageSourceCreateThumbnailWithTransform
    let maximum = kCGImageSourceThumbnailMaxPixelSize

    #expect(thumbnail([always: true]) == CGSize(width: 3, height: 2))
    #expect(thumbnail([always: true, turned: true]) == CGSize(width: 2, height: 3))
    // 2 · 1/3 and 3 · 1/3 pixels, rounded.
    #expect(thumbnail([always: true, turned: true, maximum: 1]) == CGSize(width: 1, height: 1))
    #expect(thumbnail([maximum: 1]) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? Int == 6)
  }

  @Test("A file of another format has no pictures, and a damaged one has none that can be decoded")
  func damaged() throws {
    let text = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
    let all = try #require(Data(base64Encoded: Self.gif))
    for count in 0..<all.count {
      let part = try #require(CGImageSourceCreateWithData(all.prefix(count) as CFData, nil))
      #expect(CGImageSourceGetCount(part) <= 2)
    }
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nothing") as CFURL, nil) == nil)
  }
}
