import Foundation
import Testing
import UIFoundation
import UIGraphics

@testable import CairoRendering

/// Edges and gradients that are the same as those of Core Animation's layers.
@Suite("Edges of layers") struct PixelEdgeTests {
  private func words(_ image: CGImage, row: Int) -> [UInt32] {
    image.pixels.withUnsafeBytes { bytes in
      (0..<image.width).map {
        bytes.loadUnaligned(fromByteOffset: (row * image.width + $0) * 4, as: UInt32.self)
      }
    }
  }

  private func list(_ body: (CGContext) -> Void) -> DisplayList {
    DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 60, height: 20)) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 20))
      context.setFillColor(UIColor.black.cgColor)
      body(context)
    }
  }

  // 10, 30 and 50 points are 26.25, 78.75 and 131.25 pixels. Apple's documentation of `allowsEdgeAntialiasing`: edges
  // of layers are not smoothed by default.
  @Test("At a scale of 2.625, touching rectangles have no seam, and every line has whole pixels")
  func seams() throws {
    let tiles = list { context in
      for x in [10.0, 30.0] { context.fill(CGRect(x: x, y: 0, width: 20, height: 20)) }
    }
    let row = try words(Renderer(scale: 2.625).image(tiles), row: 20)
    #expect(row.enumerated().filter { $1 != 0xFFFF_FFFF }.map(\.offset) == Array(26..<131))
    #expect(Set(row) == [0xFFFF_FFFF, 0xFF00_0000])

    // A line of 0.1 points is a quarter of a pixel wide, but does not vanish.
    let lines = list { context in
      for x in [3.0, 11.5, 20.3] { context.fill(CGRect(x: x, y: 0, width: 0.1, height: 20)) }
    }
    let thin = try words(Renderer(scale: 2.625).image(lines), row: 20)
    #expect(Set(thin) == [0xFFFF_FFFF, 0xFF00_0000] && thin.filter { $0 == 0xFF00_0000 }.count == 3)
  }

  @Test("At a scale of 2.625, clips and images that touch have no seam")
  func clips() throws {
    let storage = PixelStorage(pixelCount: 1) { $0.storeBytes(of: 0xFF00_0000, as: UInt32.self) }
    let image = try UIImage(cgImage: #require(storage.flatMap { CGImage(width: 1, height: 1, pixels: $0) }))
    let tiles = list { context in
      context.withState {
        context.clip(to: CGRect(x: 10, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 20))
      }
      image.draw(in: CGRect(x: 30, y: 0, width: 20, height: 20))
    }

    let row = try words(Renderer(scale: 2.625).image(tiles), row: 20)
    #expect(row.enumerated().filter { $1 != 0xFFFF_FFFF }.map(\.offset) == Array(26..<131))
    #expect(Set(row) == [0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test("At whole scales, drawing at fractions of a pixel is smooth, as in Core Graphics")
  func smooth() throws {
    let half = list { $0.fill(CGRect(x: 10.25, y: 0, width: 10, height: 20)) }

    #expect(try words(Renderer(scale: 2).image(half), row: 5)[20] == 0xFF7F_7F7F)
  }

  // "The default for CGGradient has always been unpremultiplied" (Simon Fraser, WebKit's pull request 56894, 2026), and
  // a `CAGradientLayer` from clear to white is gray between (Stack Overflow, "Draw transparent-to-white gradient over
  // white in iOS"): `UIColor.clear` is transparent black.
  @Test("Gradients interpolate colors that are not premultiplied, so that clear to white is gray on white")
  func gradient() throws {
    let colors = [UIColor.clear.cgColor, UIColor.white.cgColor]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]))
    let linear = list {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
    }
    let row = try words(Renderer(scale: 1).image(linear), row: 5)
    // In the middle, half of gray 0.5 over white is 0.75.
    #expect([29, 30].allSatisfy { abs(Int(row[$0] & 255) - 191) <= 1 })

    // A color whose ends differ only in alpha stays that color: dark blue, premultiplied with half of its alpha.
    let blue = UIColor(red: 0, green: 0, blue: 0.25, alpha: 1)
    let ends = [blue.cgColor, blue.withAlphaComponent(0).cgColor]
    let fading = try #require(CGGradient(colorsSpace: nil, colors: ends as CFArray, locations: [0, 1]))
    let fade = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 60, height: 20)) {
      $0.drawLinearGradient(fading, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
    }
    for word in try words(Renderer(scale: 1).image(fade), row: 5) {
      let alpha = Double(word >> 24)
      #expect(abs(Double(word & 255) - alpha * 0.25) <= 1 && word & 0xFFFF00 == 0)
    }
  }
}
