import UIKitCore

/// The colors of the picture below annotations, and the places of its edges.
struct PictureBackground {
  private let bounds: CGRect
  private let scale: CGFloat
  private let (width, height): (Int, Int)
  /// The colors over the paper, row by row, as 0xRRGGBB with flags for transparency.
  ///
  /// The array is empty without a rasterizer, and for an empty or infinite picture.
  private let colors: [UInt32]
  /// A summed-area table of edge pixels: the count above and to the left of each corner.
  private let edges: [Int32]
  private let paper: RGBA
  /// Indicates whether transparent pixels show the paper. Otherwise, they show an unknown background.
  private let isOpaque: Bool

  /// The flag of pixels that are not opaque, and the flag of pixels that are fully transparent.
  private static let (seeThrough, unpainted): (UInt32, UInt32) = (1 << 24, 1 << 25)
  /// The maximum number of sampled pixels, enough for a tablet at scale 2. Larger pictures have a lower scale, at which
  /// hairlines are paler.
  private static let maximumPixelCount: CGFloat = 6_000_000
  /// The difference between components (0 to 255) above which adjacent pixels form an edge.
  private static let edgeContrast = 24
  /// The part of a rectangle's edges that has the color around it.
  private static let majority: CGFloat = 0.7
  /// The distance outside of the picture, in points, up to which a line counts as over the picture.
  private static let edge: CGFloat = 0.5

  /// Samples the picture over the paper's color.
  ///
  /// - Parameter isOpaque: Indicates whether the paper is part of the figure. Otherwise, the figure can be shown on any
  ///   background.
  init(_ picture: DisplayList, paper: RGBA, isOpaque: Bool = true) {
    bounds = picture.bounds
    (self.paper, self.isOpaque) = (paper, isOpaque)
    let area = max(1, bounds.width * bounds.height)
    let most = area.isFinite ? (Self.maximumPixelCount / area).squareRoot() : 0
    // Whole scales, where possible, keep edges sharp.
    scale = most >= 2 ? 2 : most >= 1 ? 1 : most
    guard scale > 0, !bounds.isEmpty, let image = Rasterizers.linked?.image(picture, scale: scale) else {
      (width, height, colors, edges) = (0, 0, [], [])
      return
    }
    (width, height) = (image.width, image.height)
    colors = Self.colors(of: image, on: paper)
    edges = Self.edges(of: colors, width: width, height: height)
  }

  private static func colors(of image: CGImage, on paper: RGBA) -> [UInt32] {
    let background = [paper.blue, paper.green, paper.red].map { UInt32(($0 * 255).rounded()) }
    func color(_ pixel: UInt32) -> UInt32 {
      let alpha = pixel >> 24
      if alpha == 255 { return pixel & 0xFFFFFF }
      func mixed(_ index: Int) -> UInt32 {
        min(255, (pixel >> (UInt32(index) * 8) & 0xFF) + (background[index] * (255 - alpha) + 127) / 255)
      }
      let flags = alpha == 0 ? Self.seeThrough | Self.unpainted : Self.seeThrough
      return mixed(2) << 16 | mixed(1) << 8 | mixed(0) | flags
    }
    return image.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      guard let source = pixels.baseAddress else { return [] }
      return [UInt32](unsafeUninitializedCapacity: pixels.count) { colors, count in
        guard let target = colors.baseAddress else { return }
        // Adjacent pixels are usually equal. In unoptimized builds, a generic call for each pixel would take most of
        // the time, and so would the initializer of a number.
        var (last, lastColor): (UInt32, UInt32) = (0, color(0))
        var index = 0
        while index < pixels.count {
          let pixel = source[index]
          if pixel != last { (last, lastColor) = (pixel, color(UInt32(littleEndian: pixel))) }
          target[index] = lastColor
          index += 1
        }
        count = index
      }
    }
  }

  private static func edges(of colors: [UInt32], width: Int, height: Int) -> [Int32] {
    var sums = [Int32](repeating: 0, count: (width + 1) * (height + 1))
    colors.withUnsafeBufferPointer { colors in
      sums.withUnsafeMutableBufferPointer { sums in
        guard width > 0, let first = colors.baseAddress, let firstSum = sums.baseAddress else { return }
        for y in 0..<height {
          let here = first + y * width
          // A pixel of the first row is compared with itself.
          let above = y > 0 ? here - width : here
          let sumsAbove = firstSum + y * (width + 1) + 1
          let sumsHere = sumsAbove + width + 1
          var (row, x, left): (Int32, Int, UInt32) = (0, 0, here[0])
          while x < width {
            let (color, upper) = (here[x], above[x])
            // Most pixels are equal, and in unoptimized builds, a call for each pixel would take most of the time.
            if color != left || color != upper, differs(color, left) || differs(color, upper) { row += 1 }
            sumsHere[x] = sumsAbove[x] + row
            left = color
            x += 1
          }
        }
      }
    }
    return sums
  }

  private static func differs(_ a: UInt32, _ b: UInt32) -> Bool {
    guard a != b else { return false }
    func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }
    return difference(0) > edgeContrast || difference(8) > edgeContrast || difference(16) > edgeContrast
  }

  // MARK: Queries

  /// Returns the area of the picture's edges inside a rectangle, in square points.
  func edgeArea(in rect: CGRect) -> CGFloat {
    guard let part = pixels(in: rect) else { return 0 }
    func sum(_ x: Int, _ y: Int) -> Int32 { edges[y * (width + 1) + x] }
    let (x, y) = (part.x, part.y)
    let count =
      sum(x.upperBound, y.upperBound) - sum(x.lowerBound, y.upperBound) - sum(x.upperBound, y.lowerBound)
      + sum(x.lowerBound, y.lowerBound)
    return CGFloat(count) / (scale * scale)
  }

  /// Returns the range of luminances below a rectangle. Outside of the picture, the paper is used.
  func luminances(in rect: CGRect) -> ClosedRange<Double> {
    let own = Luminance.of(paper)
    guard rect.isFinite, let part = pixels(in: rect), !part.x.isEmpty, !part.y.isEmpty else { return own...own }
    var (low, high, last): (Double, Double, UInt32?) = (1, 0, nil)
    for y in part.y {
      for x in part.x {
        // Adjacent pixels are usually equal.
        let color = colors[y * width + x]
        if color == last { continue }
        last = color
        let luminance = Luminance.of(color)
        (low, high) = (min(low, luminance), max(high, luminance))
      }
    }
    return bounds.contains(rect) ? low...high : min(low, own)...max(high, own)
  }

  /// Returns the color of most pixels along the edges of a rectangle in the picture; nil without one.
  func color(around rect: CGRect) -> RGBA? {
    guard bounds.contains(rect), let part = pixels(in: rect), !part.x.isEmpty, !part.y.isEmpty else { return nil }
    let (top, bottom) = (part.y.lowerBound, part.y.upperBound - 1)
    let (left, right) = (part.x.lowerBound, part.x.upperBound - 1)
    var edge: [UInt32] = []
    for x in part.x { edge += [colors[top * width + x], colors[bottom * width + x]] }
    for y in part.y { edge += [colors[y * width + left], colors[y * width + right]] }
    // The majority vote of Boyer and Moore, 1981.
    var (candidate, votes) = (edge[0], 0)
    for color in edge {
      if votes == 0 { candidate = color }
      votes += color == candidate ? 1 : -1
    }
    let count = edge.count { $0 == candidate }
    return CGFloat(count) >= Self.majority * CGFloat(edge.count) ? RGBA(hex: candidate & 0xFFFFFF) : nil
  }

  /// Returns whether a part of a rectangle is open.
  ///
  /// Places outside of the picture, and places over pixels that are not opaque, are open.
  /// The background of an open part is unknown, because the figure can be shown on any color. Nothing is open if the
  /// paper is part of the figure.
  func isOpen(inPartOf rect: CGRect) -> Bool {
    guard !isOpaque, rect.isFinite else { return false }
    guard bounds.contains(rect) else { return true }
    return pixels(in: rect).map { contains(Self.seeThrough, in: $0) } ?? false
  }

  /// Returns whether a rectangle is open, and only over fully transparent pixels of the picture.
  ///
  /// Returns false for a rectangle outside of the picture.
  func isOpen(in rect: CGRect) -> Bool {
    guard !isOpaque, rect.isFinite, let part = pixels(in: rect) else { return false }
    return part.y.allSatisfy { y in part.x.allSatisfy { colors[y * width + $0] & Self.unpainted != 0 } }
  }

  private func contains(_ flag: UInt32, in part: (x: Range<Int>, y: Range<Int>)) -> Bool {
    colors.withUnsafeBufferPointer { colors in
      for y in part.y {
        var index = y * width + part.x.lowerBound
        let end = y * width + part.x.upperBound
        while index < end {
          if colors[index] & flag != 0 { return true }
          index += 1
        }
      }
      return false
    }
  }

  /// Returns the part of a line over the picture, and the parts outside, where the background is unknown.
  ///
  /// If the paper is part of the figure, the first part is the whole line.
  func divide(_ line: FigureLine) -> (over: FigureLine?, open: [FigureLine]) {
    guard !isOpaque else { return (line, []) }
    // Lines at the edge are over the picture.
    let area = bounds.insetBy(dx: -Self.edge, dy: -Self.edge)
    return (line.length > 0 ? line.clipped(to: area) : line, line.interrupted(by: [area]))
  }

  private func pixels(in rect: CGRect) -> (x: Range<Int>, y: Range<Int>)? {
    guard width > 0, rect.isFinite else { return nil }
    let rect = rect.intersection(bounds)
    guard !rect.isNull else { return nil }
    func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
      let first = min(max(0, Int((low * scale).rounded(.down))), limit)
      return first..<max(first, min(limit, Int((high * scale).rounded(.up))))
    }
    return (
      range(rect.minX - bounds.minX, rect.maxX - bounds.minX, width),
      range(rect.minY - bounds.minY, rect.maxY - bounds.minY, height)
    )
  }
}
