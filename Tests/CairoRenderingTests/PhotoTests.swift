import Foundation
import TestSupport
import Testing
import UIFoundation
import UIGraphics

@testable import CairoRendering

@Suite("Photos in vector files") struct PhotoTests {
  /// A JPEG of colored noise, which no lossless compression makes much smaller.
  private static let photo: Data = {
    var state: UInt32 = 1
    let storage = PixelStorage(pixelCount: 200 * 150) { target in
      for index in 0..<(200 * 150) {
        state = state &* 1_664_525 &+ 1_013_904_223
        target.storeBytes(of: 0xFF00_0000 | state >> 8, toByteOffset: index * 4, as: UInt32.self)
      }
    }
    guard let image = storage.flatMap({ CGImage(width: 200, height: 150, pixels: $0) }) else { return Data() }
    return UIImage(cgImage: image).jpegData(compressionQuality: 0.6) ?? Data()
  }()

  /// The photo with a segment of metadata, as cameras write.
  private static let described: Data = {
    let body = Data("Exif\0\0MM\0*".utf8) + Data(count: 20_000)
    return photo.prefix(2) + Data([0xFF, 0xE1, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)]) + body
      + photo.dropFirst(2)
  }()

  private func list(_ image: UIImage) -> DisplayList {
    DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 300, height: 150)) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 100, height: 75))
      image.draw(in: CGRect(x: 100, y: 0, width: 50, height: 75))
      image.draw(in: CGRect(x: 150, y: 0, width: 150, height: 150))
    }
  }

  @Test("A photo is stored once in a PDF, as the JPEG without its metadata")
  func pdf() throws {
    let image = try #require(UIImage(data: Self.described))
    let document = try Renderer().pdf([list(image), list(image)])

    #expect(document.range(of: Self.photo.suffix(1000)) != nil)
    #expect(document.range(of: Data("Exif".utf8)) == nil)
    #expect(document.count < Self.photo.count + 4096)
    try withTemporaryFolder(["page.pdf": document]) { folder in
      let rows = try runProgram("/usr/bin/pdfimages", ["-list", folder.appendingPathComponent("page.pdf").path]).output
        .split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
      #expect(rows.count == 6 && Set(rows.map { $0[8] }) == ["jpeg"] && Set(rows.map { $0[10] }).count == 1)
    }
  }

  @Test("A photo is stored once in an SVG, as a JPEG")
  func svg() throws {
    // Two pictures of equal files share their data.
    let both = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 150),
      items: try [#require(UIImage(data: Self.described)), #require(UIImage(data: Self.photo))].flatMap {
        list($0).items
      })
    let text = try String(decoding: Renderer().svg(both), as: UTF8.self)

    #expect(text.components(separatedBy: "data:image/jpeg;base64,").count == 2)
    #expect(text.utf8.count < Self.photo.count * 4 / 3 + 4096)
  }

  @Test("A part of a photo keeps the JPEG")
  func part() throws {
    let image = try #require(UIImage(data: Self.photo))
    let capped = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20), resizingMode: .stretch)
    let pages = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 300, height: 150)) { _ in
      capped.draw(in: CGRect(x: 0, y: 0, width: 300, height: 150))
    }

    #expect(try Renderer().pdf([pages]).count < Self.photo.count + 4096)
  }

  @Test("A JPEG that is cut off is not copied")
  func damaged() throws {
    #expect(UIImage(data: Self.photo.dropLast(200)) == nil)
  }
}
