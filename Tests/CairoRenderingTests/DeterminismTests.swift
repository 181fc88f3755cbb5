import Foundation
import TestSupport
import Testing
import TextLayout
import UIFoundation
import UIGraphics

@testable import CairoRendering

@Suite("Determinism") struct DeterminismTests {
  /// A page with text of several scripts, a shadow, a gradient and a rotated group.
  static let page = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 200, height: 120)) { context in
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 120))
    context.withState {
      context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor(white: 0, alpha: 0.4).cgColor)
      UIColor.systemIndigo.setFill()
      UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 180, height: 60), cornerRadius: 12).fill()
    }
    "Words · كلمات · 말 😀".draw(
      at: CGPoint(x: 18, y: 20),
      withAttributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.white])
    context.withState {
      context.translateBy(x: 60, y: 80)
      context.rotate(by: 0.2)
      context.group(GroupStyle(alpha: 0.7)) {
        if let gradient = CGGradient(
          colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)
        {
          context.clip(to: CGRect(x: 0, y: 0, width: 80, height: 20))
          context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 80, y: 0), options: [])
        }
        "turned".draw(at: CGPoint(x: 4, y: 2))
      }
    }
  }

  @Test("Twenty runs on one thread and on four threads result in the same PNG")
  func threads() async throws {
    let renderer = Renderer(scale: 2)
    let first = try renderer.png(Self.page)
    for _ in 0..<20 { #expect(try renderer.png(Self.page) == first) }

    let same = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try (0..<20).allSatisfy { _ in try renderer.png(Self.page) == first }
        }
      }
      return try await group.reduce(true) { $0 && $1 }
    }
    #expect(same)
  }

  @Test("A display list's digest is reproducible and differs between scales")
  func digests() {
    let one = Renderer(scale: 1).digest(of: Self.page)

    #expect(one == Renderer(scale: 1).digest(of: Self.page))
    #expect(one != Renderer(scale: 2).digest(of: Self.page))
  }

  // Pixels depend on these versions. After a change, review the reference pictures.
  @Test("The libraries have the versions with which the reference pictures were recorded")
  func versions() {
    #expect(Renderer.libraryVersions == "cairo 1.16.0 freetype 2.12.1")
  }

  @Test("PNGs are RGB if opaque, and their only metadata is the scale and the sRGB color space")
  func chunks() throws {
    func chunks(_ png: Data) -> [String] {
      var names: [String] = []
      var offset = 8
      while offset + 8 <= png.count {
        let length = png[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
        names.append(String(decoding: png[(offset + 4)..<(offset + 8)], as: UTF8.self))
        offset += 12 + length
      }
      return names
    }
    let opaque = try Renderer(scale: 3).png(Self.page)
    let clear = try Renderer(scale: 3).png(
      DisplayList(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), items: []))

    #expect(chunks(opaque) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // Byte 25 is the color type: 2 is RGB, 6 is RGBA.
    #expect(opaque[25] == 2 && clear[25] == 6)
    // 3 × 72 = 216 pixels per inch are 8504 per meter.
    #expect(Array(opaque[54..<58]) == [0, 0, 0x21, 0x38])
  }

  @Test("A PNG decodes to its original pixels, opaque or not")
  func roundTrip() throws {
    for list in [Self.page, DisplayList(bounds: Self.page.bounds, items: Array(Self.page.items.dropFirst()))] {
      let image = try Renderer(scale: 2).image(list)
      let decoded = try CGImage.decode(Renderer(scale: 2).png(list), name: "own").image

      let difference = image.pixels.withUnsafeBytes { left in
        decoded.pixels.withUnsafeBytes { right in zip(left, right).map { abs(Int($0) - Int($1)) }.max() ?? 0 }
      }
      // For translucent pixels, dividing and multiplying by alpha may round once.
      #expect(difference <= 1)
    }
  }

  @Test("Writing replaces an existing file, and failures leave no temporary files behind")
  func files() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("page.png").path

      try Renderer().writePNG(Self.page, to: path)
      #expect(throws: RenderingError.self) { try Renderer().writePNG(Self.page, to: folder.path + "/missing/page.png") }
      #expect(throws: RenderingError.self) { try FileWriter.write(Data([1]), to: folder.path) }

      // An existing file is replaced.
      try Renderer().writePNG(Self.page, to: path)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.png"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Renderer().png(Self.page))
    }
  }
}
