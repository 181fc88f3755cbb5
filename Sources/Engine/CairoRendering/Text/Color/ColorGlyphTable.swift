import TextLayout
import UIFoundation
import UIGraphics

/// The paints of a font's color glyphs, from its tables COLR (versions 0 and 1) and CPAL.
///
/// The axes of variable fonts have their default values. Damaged parts of a font draw nothing.
struct ColorGlyphTable {
  private let bytes: BigEndianBytes
  private let palette: [RGBA]
  private let unitsPerEm: Double

  /// Creates the table of a face; nil for a face without color glyphs.
  init?(_ face: FontFace) {
    guard let table = face.table(FontTag("COLR")), let colors = face.table(FontTag("CPAL")) else { return nil }
    bytes = BigEndianBytes(bytes: table)
    unitsPerEm = Double(face.unitsPerEm)
    let cpal = BigEndianBytes(bytes: colors)
    let count = cpal.uint16(2) ?? 0
    // The first palette, as blue, green, red and alpha.
    let start = (cpal.uint32(8) ?? 0) + (cpal.uint16(12) ?? 0) * 4
    palette = (0..<count).compactMap { index in
      let entry = start + index * 4
      guard let blue = cpal.uint8(entry), let green = cpal.uint8(entry + 1), let red = cpal.uint8(entry + 2),
        let alpha = cpal.uint8(entry + 3)
      else { return nil }
      return RGBA(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255)
    }
  }

  /// Returns the paint of a glyph; nil if it is an ordinary outline.
  func paint(of glyph: UInt32) -> ColorPaint? {
    var nodes = Self.nodeLimit
    return paint(of: glyph, depth: 0, &nodes)
  }

  private func paint(of glyph: UInt32, depth: Int, _ nodes: inout Int) -> ColorPaint? {
    if let list = offset(14), let start = basePaint(glyph, in: list) { return paint(at: start, depth: depth, &nodes) }
    return layeredPaint(glyph)
  }

  /// Returns the bounds of a glyph from the list of clips, in em, y down; nil for a glyph without one.
  func bounds(of glyph: UInt32) -> CGRect? {
    guard let list = offset(22), let count = bytes.uint32(list + 1), count <= Self.recordLimit else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let record = list + 5 + middle * 7
      guard let first = bytes.uint16(record), let last = bytes.uint16(record + 2), let box = bytes.uint24(record + 4)
      else { return nil }
      if glyph < first {
        high = middle
      } else if glyph > last {
        low = middle + 1
      } else {
        let edges = (0..<4).compactMap { bytes.int16(list + box + 1 + $0 * 2).map { Double($0) / unitsPerEm } }
        guard edges.count == 4, edges[2] > edges[0], edges[3] > edges[1] else { return nil }
        return CGRect(x: edges[0], y: -edges[3], width: edges[2] - edges[0], height: edges[3] - edges[1])
      }
    }
    return nil
  }

  /// The maximum number of records of a list, and of nodes of a glyph. Real glyphs have a few hundred nodes.
  private static let recordLimit = 1 << 16
  private static let nodeLimit = 4096
  private static let depthLimit = 32

  /// Returns the absolute offset stored at a position of the header; nil for none.
  private func offset(_ position: Int) -> Int? {
    guard let version = bytes.uint16(0), version >= 1, let offset = bytes.uint32(position), offset > 0 else {
      return nil
    }
    return offset
  }

  /// Returns the position of a glyph's paint.
  private func basePaint(_ glyph: UInt32, in list: Int) -> Int? {
    guard let count = bytes.uint32(list), count <= Self.recordLimit else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let candidate = bytes.uint16(list + 4 + middle * 6) else { return nil }
      if candidate == glyph {
        return bytes.uint32(list + 6 + middle * 6).map { list + $0 }
      }
      if candidate < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Returns the layers of a glyph in version 0.
  private func layeredPaint(_ glyph: UInt32) -> ColorPaint? {
    guard let count = bytes.uint16(2), let records = bytes.uint32(4), let layers = bytes.uint32(8) else { return nil }
    let record = (0..<count).lazy.map { records + $0 * 6 }.first { bytes.uint16($0).map { UInt32($0) } == glyph }
    guard let record, let first = bytes.uint16(record + 2), let number = bytes.uint16(record + 4) else { return nil }
    return .layers(
      (first..<first + number).compactMap { index in
        guard let glyph = bytes.uint16(layers + index * 4), let color = bytes.uint16(layers + index * 4 + 2) else {
          return nil
        }
        return .glyph(UInt32(glyph), .solid(self.color(color), alpha: 1))
      })
  }

  /// Returns a color of the palette; nil for the color of the text.
  private func color(_ index: Int) -> RGBA? {
    index == 0xFFFF ? nil : palette.indices.contains(index) ? palette[index] : .clear
  }

  private func paint(at start: Int, depth: Int, _ nodes: inout Int) -> ColorPaint? {
    nodes -= 1
    guard depth < Self.depthLimit, nodes > 0, let format = bytes.uint8(start) else { return nil }
    func child(_ position: Int) -> ColorPaint? {
      bytes.uint24(start + position).flatMap { paint(at: start + $0, depth: depth + 1, &nodes) }
    }
    switch format {
    case 1:
      guard let count = bytes.uint8(start + 1), let first = bytes.uint32(start + 2), let list = offset(18) else {
        return nil
      }
      var layers: [ColorPaint] = []
      for index in first..<first + count {
        guard let layer = bytes.uint32(list + 4 + index * 4) else { break }
        if let paint = paint(at: list + layer, depth: depth + 1, &nodes) { layers.append(paint) }
      }
      return .layers(layers)
    case 2, 3:
      guard let index = bytes.uint16(start + 1) else { return nil }
      return .solid(color(index), alpha: bytes.fraction(start + 3))
    case 4...9: return gradient(format, start)
    case 10:
      guard let glyph = bytes.uint16(start + 4), let paint = child(1) else { return nil }
      return .glyph(UInt32(glyph), paint)
    case 11:
      guard let glyph = bytes.uint16(start + 1) else { return nil }
      return paint(of: UInt32(glyph), depth: depth + 1, &nodes)
    case 12...31:
      guard let transform = transform(format, start), let paint = child(1) else { return nil }
      return .transformed(transform, paint)
    case 32:
      guard let source = child(1), let mode = bytes.uint8(start + 4), let backdrop = child(5) else { return nil }
      return .composite(source: source, mode: UInt8(mode), backdrop: backdrop)
    default: return nil
    }
  }
}

extension ColorGlyphTable {
  /// Returns a coordinate in em.
  private func em(_ position: Int) -> Double { Double(bytes.int16(position) ?? 0) / unitsPerEm }

  /// Returns a point in em, y down.
  private func point(_ position: Int) -> CGPoint { CGPoint(x: em(position), y: -em(position + 2)) }

  private func gradient(_ format: Int, _ start: Int) -> ColorPaint? {
    guard let line = bytes.uint24(start + 1) else { return nil }
    let stops = self.stops(at: start + line, isVariable: format % 2 == 1)
    guard !stops.isEmpty else { return nil }
    func radius(_ position: Int) -> CGFloat { CGFloat(Double(bytes.uint16(position) ?? 0) / unitsPerEm) }
    switch format {
    case 4, 5:
      let (from, to, rotation) = (point(start + 4), point(start + 8), point(start + 12))
      // The end is projected onto the line through the start that is perpendicular to the rotation.
      let (x, y) = (rotation.x - from.x, rotation.y - from.y)
      let length = x * x + y * y
      guard length > 0 else { return .gradient(.linear(start: from, end: to), stops) }
      let share = ((to.x - from.x) * y - (to.y - from.y) * x) / length
      return .gradient(.linear(start: from, end: CGPoint(x: from.x + share * y, y: from.y - share * x)), stops)
    case 6, 7:
      let (inner, outer) = (radius(start + 8), radius(start + 14))
      return .gradient(
        .radial(start: point(start + 4), startRadius: inner, end: point(start + 10), endRadius: outer), stops)
    default:
      // Angles are counted counterclockwise, in units of 180 degrees, with a bias of 1.
      let (first, last) = (bytes.fraction(start + 8) + 1, bytes.fraction(start + 10) + 1)
      let span = (last - first) / 2
      let turned = stops.map { stop in
        let location = min(max(1 - (first / 2 + stop.location * span), 0), 1)
        return ColorStop(location: location, color: stop.color, alpha: stop.alpha)
      }
      return .gradient(.conic(center: point(start + 4), angle: 0), turned.reversed())
    }
  }

  private func stops(at start: Int, isVariable: Bool) -> [ColorStop] {
    let count = bytes.uint16(start + 1) ?? 0
    let size = isVariable ? 10 : 6
    let stops = (0..<count).compactMap { index -> ColorStop? in
      let position = start + 3 + index * size
      guard let entry = bytes.uint16(position + 2) else { return nil }
      return ColorStop(
        location: min(max(bytes.fraction(position), 0), 1), color: color(entry), alpha: bytes.fraction(position + 4))
    }
    return stops.sorted { $0.location < $1.location }
  }

  /// Returns the transform of a paint, in em, y down.
  private func transform(_ format: Int, _ start: Int) -> CGAffineTransform? {
    let values = start + 4
    /// Returns a transform around the center whose coordinates are stored at a position.
    func around(_ position: Int, _ transform: CGAffineTransform) -> CGAffineTransform {
      let center = point(position)
      return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
    func scale(_ x: Double, _ y: Double) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y) }
    // Angles are counterclockwise, in units of 180 degrees.
    func angle(_ position: Int) -> CGFloat { CGFloat(bytes.fraction(position) * .pi) }
    func skew(_ position: Int) -> CGAffineTransform {
      CGAffineTransform(a: 1, b: -tan(angle(position + 2)), c: tan(angle(position)), d: 1, tx: 0, ty: 0)
    }
    switch format {
    case 12, 13:
      guard let matrix = bytes.uint24(values).map({ start + $0 }) else { return nil }
      let fields = (0..<6).compactMap { bytes.fixed(matrix + $0 * 4) }
      guard fields.count == 6 else { return nil }
      // xx, yx, xy, yy, dx, dy with y up.
      return CGAffineTransform(
        a: fields[0], b: -fields[1], c: -fields[2], d: fields[3], tx: fields[4] / unitsPerEm,
        ty: -fields[5] / unitsPerEm)
    case 14, 15: return CGAffineTransform(translationX: em(values), y: -em(values + 2))
    case 16, 17: return scale(bytes.fraction(values), bytes.fraction(values + 2))
    case 18, 19: return around(values + 4, scale(bytes.fraction(values), bytes.fraction(values + 2)))
    case 20, 21: return scale(bytes.fraction(values), bytes.fraction(values))
    case 22, 23: return around(values + 2, scale(bytes.fraction(values), bytes.fraction(values)))
    case 24, 25: return CGAffineTransform(rotationAngle: -angle(values))
    case 26, 27: return around(values + 2, CGAffineTransform(rotationAngle: -angle(values)))
    case 28, 29: return skew(values)
    case 30, 31: return around(values + 4, skew(values))
    default: return nil
    }
  }
}
