import CairoRendering
import Foundation
import UIKitCore

/// The pixels of a picture on paper.
struct PixelMap {
  /// A set of pixels of a picture.
  struct Mask {
    /// The indices in ascending order.
    fileprivate let indices: [Int]
    /// One byte for each pixel of the picture: 1 for members.
    fileprivate let flags: [UInt8]

    /// Returns the number of pixels shared by two masks.
    func shared(with other: Mask) -> Int {
      var count = 0
      for index in indices where other.flags[index] != 0 { count += 1 }
      return count
    }
  }

  private let bounds: CGRect
  private let scale: CGFloat
  private let (width, height): (Int, Int)
  private let pixels: [UInt32]

  init(_ list: DisplayList, scale: CGFloat, paper: RGBA) throws {
    var background = DisplayList.record(bounds: list.bounds) { context in
      context.setFillColor(CGColor(paper))
      context.fill(list.bounds)
    }
    background = DisplayList(bounds: list.bounds, items: background.items + list.items)
    let image = try Renderer(scale: scale).image(background)
    (bounds, self.scale, width, height) = (list.bounds, scale, image.width, image.height)
    pixels = image.pixels.withUnsafeBytes { bytes in
      // `Array.init` copies number by number in unoptimized builds.
      [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { pixels, count in
        UnsafeMutableRawBufferPointer(pixels).copyMemory(from: bytes)
        count = pixels.count
      }
    }
  }

  /// Returns the pixels whose color differs in another map, by at least the given contrast.
  func difference(from other: PixelMap, contrast: Double = 1) -> Mask {
    var indices: [Int] = []
    var flags = [UInt8](repeating: 0, count: pixels.count)
    pixels.withUnsafeBufferPointer { own in
      other.pixels.withUnsafeBufferPointer { theirs in
        for row in 0..<height {
          let range = (row * width)..<((row + 1) * width)
          guard let a = own.baseAddress, let b = theirs.baseAddress else { continue }
          // Most rows are equal.
          if memcmp(a + range.lowerBound, b + range.lowerBound, width * 4) == 0 { continue }
          var index = range.lowerBound
          while index < range.upperBound {
            if a[index] != b[index], contrast <= 1 || Self.contrast(a[index], b[index]) >= contrast {
              indices.append(index)
              flags[index] = 1
            }
            index += 1
          }
        }
      }
    }
    return Mask(indices: indices, flags: flags)
  }

  /// Returns whether two masks share a pixel in a rectangle.
  func sharesPixel(_ one: Mask, _ other: Mask, in rect: CGRect) -> Bool {
    var isShared = false
    forEach(in: rect) { index in
      isShared = isShared || (one.flags[index] != 0 && other.flags[index] != 0)
    }
    return isShared
  }

  /// Returns the lowest contrast of a color with the masked pixels of a rectangle.
  func leastContrast(of color: RGBA, in rect: CGRect, where mask: Mask) -> Double {
    var backgrounds: Set<UInt32> = []
    forEach(in: rect) { index in if mask.flags[index] != 0 { backgrounds.insert(pixels[index]) } }
    return backgrounds.reduce(21) { min($0, Self.contrast(color, $1)) }
  }

  /// Returns the lowest contrast of a straight stroke with the pixels beside its middle, and its place.
  func leastContrast(of stroke: StrokeItem) -> (contrast: Double, place: CGPoint, pixel: UInt32) {
    let points = stroke.shape.pathData.points
    let none = (21.0, CGPoint.zero, UInt32(0))
    guard let start = points.first, let end = points.last, points.count == 2 else { return none }
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 3 else { return none }
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    var backgrounds: [UInt32: CGPoint] = [:]
    for step in stride(from: 1.5, to: length - 1.5, by: 0.5) {
      for side in [-0.2, 0.2] {
        let point = CGPoint(x: start.x + x * step - y * side, y: start.y + y * step + x * side)
        let (column, row) = (Int((point.x - bounds.minX) * scale), Int((point.y - bounds.minY) * scale))
        guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
        let pixel = pixels[row * width + column]
        if backgrounds[pixel] == nil { backgrounds[pixel] = point }
      }
    }
    return backgrounds.reduce(none) { least, background in
      let contrast = Self.contrast(stroke.color, background.key)
      return contrast < least.0 ? (contrast, background.value, background.key) : least
    }
  }

  private func forEach(in rect: CGRect, _ body: (Int) -> Void) {
    func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
      let first = min(max(0, Int((low * scale).rounded(.down))), limit)
      return first..<max(first, min(limit, Int((high * scale).rounded(.up))))
    }
    guard !rect.isNull else { return }
    for y in range(rect.minY - bounds.minY, rect.maxY - bounds.minY, height) {
      for x in range(rect.minX - bounds.minX, rect.maxX - bounds.minX, width) { body(y * width + x) }
    }
  }

  /// Returns the contrast defined by WCAG 2.1.
  private static func contrast(_ color: RGBA, _ pixel: UInt32) -> Double {
    contrast(luminance(color.red, color.green, color.blue), luminance(pixel))
  }

  private static func contrast(_ a: UInt32, _ b: UInt32) -> Double { contrast(luminance(a), luminance(b)) }

  private static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  private static func luminance(_ pixel: UInt32) -> Double {
    luminance(Double(pixel >> 16 & 0xFF) / 255, Double(pixel >> 8 & 0xFF) / 255, Double(pixel & 0xFF) / 255)
  }

  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    let parts = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722
  }
}
