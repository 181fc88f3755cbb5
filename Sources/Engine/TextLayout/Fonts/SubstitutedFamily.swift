import UIFoundation

/// A font family of Apple's devices that is not bundled, with its metrics and its substitute.
struct SubstitutedFamily: Sendable {
  /// The ascender, the negative descender and the leading, in em.
  typealias Vertical = (ascender: CGFloat, descender: CGFloat, leading: CGFloat)
  /// The heights of flat capital letters and of the letter x, in em.
  typealias LetterHeights = (capital: CGFloat, x: CGFloat)

  let name: String
  /// The PostScript name of the regular face.
  let regularName: String
  /// The prefix of the PostScript names of the other faces.
  private let prefix: String
  /// The suffix of the PostScript names of the other faces.
  private let suffix: String
  private let italicWord: String
  /// The metric-compatible families, preferred if one of them is registered.
  let compatible: [String]
  /// The bundled design used otherwise.
  let design: FontRequest.Design
  /// The vertical metrics of the family's own files; if nil, those of the substitute apply.
  let vertical: Vertical?
  /// The heights of letters; if nil, those of the substitute apply.
  let letters: LetterHeights?
  /// Indicates whether lines include the leading.
  ///
  /// Lines of Arial do not: a label of 17 points is 19 high (recorded by Interface Builder).
  let addsLeading: Bool
  /// The tracking, in em, that gives the bundled design the same width, in regular and in bold weight.
  private let tracking: (regular: CGFloat, bold: CGFloat)
  /// The widths of the glyphs of upright and italic faces, which replace a tracking.
  private let widths: (upright: GlyphWidths, italic: GlyphWidths)

  private init(
    _ name: String, _ regularName: String? = nil, prefix: String? = nil, suffix: String = "",
    italic: String = "Italic", like compatible: [String] = [], _ design: FontRequest.Design = .system,
    vertical: Vertical? = nil, letters: LetterHeights? = nil, addsLeading: Bool = true,
    tracking: (CGFloat, CGFloat) = (0, 0), widths: (GlyphWidths, GlyphWidths) = (.own, .own)
  ) {
    let compactName = name.filter { $0 != " " }
    self.name = name
    self.regularName = regularName ?? compactName
    self.prefix = prefix ?? compactName
    self.suffix = suffix
    italicWord = italic
    self.compatible = compatible
    self.design = design
    self.vertical = vertical
    self.letters = letters
    self.addsLeading = addsLeading
    self.tracking = tracking
    self.widths = widths
  }

  func postScriptName(weight: UIFont.Weight, isItalic: Bool) -> String {
    let words: [(UIFont.Weight, String)] = [
      (.ultraLight, "UltraLight"), (.thin, "Thin"), (.light, "Light"), (.medium, "Medium"),
      (.semibold, prefix.hasPrefix("AvenirNext") ? "DemiBold" : "SemiBold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]
    let style = (words.first { $0.0 == weight }?.1 ?? "") + (isItalic ? italicWord : "")
    return style.isEmpty ? regularName : "\(prefix)-\(style)\(suffix)"
  }

  /// Returns the tracking of the bundled design, in points.
  func tracking(weight: UIFont.Weight, pointSize: CGFloat) -> CGFloat {
    let share = min(max((weight.openType - 400) / 300, 0), 1)
    return (tracking.regular + (tracking.bold - tracking.regular) * share) * pointSize
  }

  /// Returns the widths of the bundled design's glyphs.
  func widths(isItalic: Bool) -> GlyphWidths { isItalic ? widths.italic : widths.upright }

  // MARK: Lookup

  /// Returns the family with the given name, ignoring case, spaces and hyphens.
  static func named(_ name: String) -> SubstitutedFamily? {
    let key = FontCatalog.key(name)
    return all.first { FontCatalog.key($0.name) == key }
  }

  /// Returns the request for a family or PostScript name of one of Apple's fonts; nil for other names.
  static func request(named name: String) -> FontRequest? {
    let key = FontCatalog.key(name)
    if let family = all.first(where: { FontCatalog.key($0.name) == key || FontCatalog.key($0.regularName) == key }) {
      return FontRequest(design: .family(family.name))
    }
    // The longest prefix decides: "HelveticaNeue-Bold" is not a face of Helvetica.
    let families = all.filter { key.hasPrefix(FontCatalog.key($0.prefix)) }
    guard let family = families.max(by: { $0.prefix.count < $1.prefix.count }) else { return nil }
    let style = String(key.dropFirst(FontCatalog.key(family.prefix).count))
    guard FontRequest.isStyle(style, of: styleWords) else { return nil }
    var request = FontRequest(design: .family(family.name))
    request.apply(styleName: style)
    return request
  }

  private static let styleWords =
    FontRequest.instanceWords + ["ultrabold", "extrablack", "condensed", "roman", "book", "wide", "mt"]
}

extension SubstitutedFamily {
  private static let compatibleSans = ["Liberation Sans", "Arimo", "Nimbus Sans", "TeX Gyre Heros"]
  private static let compatibleSerif = ["Liberation Serif", "Tinos", "Nimbus Roman", "TeX Gyre Termes"]
  private static let compatibleMono = ["Liberation Mono", "Cousine", "Nimbus Mono PS", "TeX Gyre Cursor"]

  // The published widths of Helvetica minus the substitute's, in em per letter, measured over a sentence of 258 letters.
  private static let sansTracking: (CGFloat, CGFloat) = (-0.0307, -0.006)
  private static let helvetica = (GlyphWidths.helvetica, GlyphWidths.helvetica)
  private static let times = (GlyphWidths.times, GlyphWidths.timesItalic)
  // Recorded labels are 7.3 % wider than the substitute, whose letters are 0.449 em wide on average in English text.
  private static let roundedTracking: (CGFloat, CGFloat) = (0.0328, 0.0328)

  /// The substituted families, with the metrics of their files if known.
  ///
  /// The heights of letters of Helvetica and Times are those of Adobe's font metrics; those of Avenir are from tests of a
  /// library that pass on iOS.
  private static let all: [SubstitutedFamily] = [
    .init(
      "Helvetica", italic: "Oblique", like: compatibleSans, vertical: (0.92, -0.23, 0), letters: (0.718, 0.523),
      widths: helvetica),
    .init("Helvetica Neue", like: compatibleSans, vertical: (0.952, -0.213, 0.028), tracking: sansTracking),
    .init(
      "Arial", "ArialMT", suffix: "MT", like: compatibleSans, vertical: (0.905273, -0.211914, 0.032715),
      addsLeading: false, widths: helvetica),
    .init(
      "Times New Roman", "TimesNewRomanPSMT", prefix: "TimesNewRomanPS", suffix: "MT", like: compatibleSerif, .serif,
      vertical: (0.891113, -0.216309, 0.04248), widths: times),
    .init("Times", "Times-Roman", like: compatibleSerif, .serif, letters: (0.662, 0.45), widths: times),
    .init("Georgia", like: ["Gelasio"], .serif, vertical: (0.916992, -0.219238, 0)),
    .init("Courier", italic: "Oblique", like: compatibleMono, .monospaced, vertical: (0.754, -0.246, 0)),
    .init(
      "Courier New", "CourierNewPSMT", prefix: "CourierNewPS", suffix: "MT", like: compatibleMono, .monospaced,
      vertical: (0.83252, -0.300293, 0)),
    // Menlo and DejaVu derive from Bitstream Vera: 1233 of 2048 units wide. The bundled design is 0.6 em wide.
    .init(
      "Menlo", "Menlo-Regular", like: ["DejaVu Sans Mono", "Bitstream Vera Sans Mono"], .monospaced,
      vertical: (0.928223, -0.23584, 0), tracking: (0.00205, 0.00205)),
    .init("Avenir", "Avenir-Roman", italic: "Oblique", vertical: (1, -0.366, 0), letters: (0.708, 0.468)),
    .init("Avenir Next", "AvenirNext-Regular", vertical: (1, -0.366, 0)),
    .init("Avenir Next Condensed", "AvenirNextCondensed-Regular", vertical: (1, -0.366, 0)),
    .init("Verdana", like: ["DejaVu Sans"], vertical: (1.005371, -0.209961, 0)),
    .init("Trebuchet MS", "TrebuchetMS", vertical: (0.938965, -0.222168, 0)),
    .init("Futura", "Futura-Medium", vertical: (1.038574, -0.259766, 0)),
    .init("Gill Sans", "GillSans"), .init("Optima", "Optima-Regular"),
    .init("Palatino", "Palatino-Roman", .serif), .init("Baskerville", .serif), .init("Didot", .serif),
    .init("Charter", "Charter-Roman", .serif), .init("Cochin", .serif),
    .init("Hoefler Text", "HoeflerText-Regular", .serif),
    .init("Rockwell", "Rockwell-Regular", .serif), .init("American Typewriter", .serif),
    .init("Marker Felt", "MarkerFelt-Thin", .rounded), .init("Noteworthy", "Noteworthy-Light", .rounded),
    .init("Chalkboard SE", "ChalkboardSE-Regular", .rounded),
    .init(
      "Arial Rounded MT Bold", "ArialRoundedMTBold", .rounded, vertical: (0.945801, -0.210938, 0),
      tracking: roundedTracking),
    .init("PingFang SC", "PingFangSC-Regular", vertical: (1.06, -0.34, 0)),
    .init("PingFang TC", "PingFangTC-Regular", vertical: (1.06, -0.34, 0)),
    .init("PingFang HK", "PingFangHK-Regular", vertical: (1.06, -0.34, 0)),
  ]

  private init(_ name: String, _ design: FontRequest.Design) {
    self.init(name, nil, design)
  }
}

extension FontFace.Metrics {
  /// Returns the metrics with the known ones of another family.
  func replaced(by family: SubstitutedFamily?) -> FontFace.Metrics {
    var metrics = self
    if let vertical = family?.vertical { (metrics.ascender, metrics.descender, metrics.leading) = vertical }
    if let letters = family?.letters { (metrics.capHeight, metrics.xHeight) = letters }
    return metrics
  }
}
