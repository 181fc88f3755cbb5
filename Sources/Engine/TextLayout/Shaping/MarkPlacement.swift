internal import CHarfBuzz
import UIFoundation

/// The placement of combining marks, by the extents of glyphs, where a font has no anchors for them.
///
/// HarfBuzz does this for fonts without any positioning. Fonts with anchors for some scripts or letters only, such as
/// Inter, would leave the other marks beside their letters. Lengths are in font units, y up.
struct MarkPlacement {
  /// The scripts whose marks are positioned by their combining classes alone.
  private static let scripts: Set<FontScript> = Set(
    ["Latn", "Grek", "Cyrl", "Zyyy", "Zinh", "Armn", "Geor", "Copt", "Glag", "Cher", "Goth"].map {
      FontScript(tag: FontTag($0))
    })

  /// The extents of a glyph's ink.
  private struct Ink {
    var left: Int
    var right: Int
    var bottom: Int
    var top: Int
    var middle: Int { (left + right) / 2 }
  }

  private let face: FontFace
  /// The least distance between a letter and a mark, and the height that counts as the same height.
  private let gap: Int
  private let tolerance: Int

  private init(_ face: FontFace) {
    self.face = face
    gap = face.unitsPerEm / 24
    tolerance = face.unitsPerEm / 64
  }

  static func applies(to style: Shaper.Style) -> Bool {
    !style.isRightToLeft && scripts.contains(style.script) && !style.face.hasColorGlyphs
  }

  /// Moves the marks of clusters with several glyphs. `loose` contains the glyphs that the font has not positioned.
  ///
  /// `units` is the shaped text, to which clusters refer.
  static func place(
    _ glyphs: inout [ShapedText.Glyph], loose: Set<Int>, units: Slice<UnsafeBufferPointer<UInt16>>, of face: FontFace
  ) {
    let placement = MarkPlacement(face)
    var start = 0
    while start < glyphs.count {
      let cluster = glyphs[start].cluster
      let end = glyphs[start...].firstIndex { $0.cluster != cluster } ?? glyphs.count
      if end - start > 1, let marks = marks(of: cluster, until: end < glyphs.count ? glyphs[end].cluster : nil, units) {
        placement.place(&glyphs, start..<end, loose, marks)
      }
      start = end
    }
  }

  /// Returns the marks of a cluster in canonical order; nil without marks.
  private static func marks(
    of cluster: Int32, until next: Int32?, _ units: Slice<UnsafeBufferPointer<UInt16>>
  ) -> [Unicode.Scalar]? {
    let (from, to) = (Int(cluster), next.map { Int($0) } ?? units.count)
    guard from >= 0, from < to, to <= units.count else { return nil }
    let part = units[(units.startIndex + from)..<(units.startIndex + to)]
    let text = String(decoding: part, as: UTF16.self).decomposedStringWithCanonicalMapping
    let marks = text.unicodeScalars.filter {
      $0.properties.generalCategory == .nonspacingMark || $0.properties.generalCategory == .enclosingMark
    }
    return marks.isEmpty ? nil : Array(marks)
  }

  private func place(
    _ glyphs: inout [ShapedText.Glyph], _ cluster: Range<Int>, _ loose: Set<Int>, _ marks: [Unicode.Scalar]
  ) {
    let base = glyphs[cluster.lowerBound]
    // Marks on a space are positioned relative to a letter of its width.
    var letter = ink(of: base.id) ?? Ink(left: 0, right: Int(base.advance), bottom: 0, top: xHeight)
    letter.left += Int(base.xOffset)
    letter.right += Int(base.xOffset)
    var pen = Int(base.advance)
    var marks = marks[...]
    for index in cluster.dropFirst() {
      defer { pen += Int(glyphs[index].advance) }
      guard let ink = ink(of: glyphs[index].id) else { continue }
      let mark = takeMark(drawnBy: glyphs[index].id, from: &marks)
      let kind = mark.map(Kind.init) ?? .other
      if loose.contains(index) {
        let offset = offset(of: ink, kind, on: letter, pen: pen, boundary: Int(base.advance))
        glyphs[index].xOffset = Int32(clamping: offset.x)
        glyphs[index].yOffset = Int32(clamping: offset.y)
      } else if kind == .doubleAbove || kind == .doubleBelow, glyphs[index].advance == 0 {
        // Anchors place a mark over two letters in the middle of the first one.
        glyphs[index].xOffset = Int32(clamping: Int(base.advance) - pen - ink.middle)
      }
      guard kind != .other, kind != .overlay else { continue }
      letter.top = max(letter.top, ink.top + Int(glyphs[index].yOffset))
      letter.bottom = min(letter.bottom, ink.bottom + Int(glyphs[index].yOffset))
    }
  }

  /// Returns and removes the mark that a glyph draws: the first with this glyph, or else the first mark.
  private func takeMark(drawnBy glyph: UInt32, from marks: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    let index = marks.firstIndex { face.glyph(for: $0) == glyph } ?? marks.startIndex
    return marks.indices.contains(index) ? marks.remove(at: index) : nil
  }

  /// Returns the offset that puts a mark on a letter. `boundary` is the end of the letter's advance.
  private func offset(of mark: Ink, _ kind: Kind, on letter: Ink, pen: Int, boundary: Int) -> (x: Int, y: Int) {
    let x =
      switch kind {
      case .doubleAbove, .doubleBelow: boundary - mark.middle
      // These marks are beside the letter.
      case .aboveRight, .belowRight: letter.right - mark.left
      case .aboveLeft, .belowLeft: letter.left - mark.right
      case .ogonek: letter.right - mark.right
      case .above, .below, .attachedBelow, .overlay, .other: letter.middle - mark.middle
      }
    return (x - pen, rise(of: mark, kind, on: letter))
  }

  /// Returns the distance by which a mark is raised from its designed position; negative if lowered.
  ///
  /// Marks are designed for letters of x-height. Their distance from it is kept above taller letters.
  private func rise(of mark: Ink, _ kind: Kind, on letter: Ink) -> Int {
    switch kind {
    case .aboveLeft, .aboveRight: return max(0, letter.top - mark.top)
    case .belowLeft, .belowRight: return min(0, letter.bottom - mark.bottom)
    case .above, .doubleAbove:
      let rise = letter.top + max(gap, mark.bottom - xHeight) - mark.bottom
      return rise > tolerance ? rise : 0
    case .below, .doubleBelow:
      let fall = mark.top - (letter.bottom - max(gap, -mark.top))
      return fall > tolerance ? -fall : 0
    case .attachedBelow, .ogonek: return letter.bottom < -tolerance ? letter.bottom : 0
    case .overlay: return (letter.bottom + letter.top - mark.bottom - mark.top) / 2
    case .other: return 0
    }
  }

  private var xHeight: Int { Int(face.metrics.xHeight * CGFloat(face.unitsPerEm)) }

  /// Returns the extents of a glyph; nil without ink.
  private func ink(of glyph: UInt32) -> Ink? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(face.shaper, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
    return Ink(left: left, right: left + Int(extents.width), bottom: top + Int(extents.height), top: top)
  }
}

extension MarkPlacement {
  /// The position of a mark relative to its letter, by its canonical combining class (UAX #44, table 15).
  private enum Kind {
    case overlay
    case attachedBelow
    /// The ogonek, which is attached at the right.
    case ogonek
    case below
    case belowLeft
    case belowRight
    case above
    case aboveLeft
    case aboveRight
    case doubleBelow
    case doubleAbove
    /// The marks of a single script, which its fonts position.
    case other

    init(_ mark: Unicode.Scalar) {
      if mark.properties.generalCategory == .enclosingMark {
        self = .overlay
        return
      }
      self =
        switch mark.properties.canonicalCombiningClass.rawValue {
        case 1: .overlay
        case 202: mark == "\u{328}" ? .ogonek : .attachedBelow
        case 220: .below
        case 218: .belowLeft
        case 222: .belowRight
        case 214, 230: .above
        case 228: .aboveLeft
        case 216, 232: .aboveRight
        case 233: .doubleBelow
        case 234: .doubleAbove
        default: .other
        }
    }
  }
}
