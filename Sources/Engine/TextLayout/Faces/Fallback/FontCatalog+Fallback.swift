import UIFoundation

extension FontCatalog {
  /// The properties that determine the order of fallback faces.
  struct FallbackKey: Hashable {
    let script: FontScript
    let ideographs: IdeographStyle
    /// Indicates whether the characters belong to East Asian text, whose forms depend on the region.
    let isEastAsian: Bool
    let isEmoji: Bool
    let style: FontPack.Style
    let weight: UIFont.Weight
    let isItalic: Bool
  }

  /// The faces outside of the pack to try for a text, best first.
  struct FallbackList {
    /// The faces in the style, weight and regional form of the request, and the registered faces.
    var fitting: [Match]
    /// The other bundled faces, tried after the pack.
    var others: [Match]
  }

  /// A text that is drawn in one face, as scalars with a test of whether a face covers them.
  typealias Coverage = (_ covers: (Unicode.Scalar) -> Bool) -> Bool

  /// Returns the first fallback face that covers a text.
  ///
  /// Tries the bundled and registered faces in the style of the request, those of the pack, and the other bundled ones.
  /// A text that the first ones cover looks the same with and without a pack.
  func fallback(for key: FallbackKey, coverage: Coverage) -> Match? {
    let list = fallbacks(for: key)
    if let match = list.fitting.first(where: { match in coverage { match.face.covers($0) } }) { return match }
    if let match = state.withLock({ $0.packedMatch(for: key, isRegional: key.isEastAsian, coverage) }) { return match }
    if let match = list.others.first(where: { match in coverage { match.face.covers($0) } }) { return match }
    // Fonts of East Asia also have letters and arrows, as wide as ideographs.
    return key.isEastAsian ? nil : state.withLock { $0.packedMatch(for: key, isRegional: true, coverage) }
  }

  private func fallbacks(for key: FallbackKey) -> FallbackList {
    state.withLock { state in
      if let cached = state.fallbacks[key] { return cached }
      var request = FontRequest(design: .system, weight: key.weight, isItalic: key.isItalic)
      request.features = []
      var list = FallbackList(fitting: [], others: [])
      var known: Set<ObjectIdentifier> = []
      func add(_ name: String, isFitting: (Match) -> Bool, _ state: inout State) {
        guard let family = state.families[Self.key(name)], let match = state.match(request, in: family) else { return }
        guard known.insert(ObjectIdentifier(match.face)).inserted else { return }
        if isFitting(match) { list.fitting.append(match) } else { list.others.append(match) }
      }
      let preferred = Self.preferred(for: key)
      for name in preferred {
        add(name, isFitting: { Self.fits($0, name, preferred[0], key) }, &state)
      }
      // Registered families are sorted, so that the order does not depend on hashing.
      let bundled = Set((preferred + Self.general).map(Self.key))
      for name in state.families.values.map(\.name).sorted() where !bundled.contains(Self.key(name)) {
        add(name, isFitting: { _ in true }, &state)
      }
      for name in Self.general { add(name, isFitting: { _ in false }, &state) }
      state.fallbacks[key] = list
      return list
    }
  }

  /// Returns whether a bundled face is as good as one of the pack.
  ///
  /// Its weight is designed, and its style and its regional forms are the requested ones.
  private static func fits(_ match: Match, _ name: String, _ first: String, _ key: FallbackKey) -> Bool {
    if key.isEmoji { return name == emojiFamily }
    let style: FontPack.Style =
      switch name {
      case "Noto Serif": .serif
      case "JetBrains Mono": .monospaced
      default: .sans
      }
    // Ideographs and their punctuation have regional forms; kana and Hangul do not.
    let isRegional =
      !name.hasPrefix("Noto Sans CJK") || !key.isEastAsian || key.script.isKanaOrHangul
      || name == key.ideographs.familyName
    return (match.syntheticBold == 0 || symbols.contains(name)) && style == key.style && isRegional
  }

  static let emojiFamily = "Noto Color Emoji"
  /// The families with the symbols that are text unless a variation selector makes them emoji.
  private static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols 2"]

  private static func preferred(for key: FallbackKey) -> [String] {
    if key.isEmoji { return [emojiFamily] }
    let ideographs = key.ideographs.bundledFamilies
    switch key.script {
    case .arabic: return ["Noto Sans Arabic"]
    case .hebrew: return ["Noto Sans Hebrew"]
    case .devanagari: return ["Noto Sans Devanagari"]
    case .thai: return ["Noto Sans Thai"]
    case .hangul: return ["Noto Sans CJK KR"]
    case .hiragana, .katakana: return ["Noto Sans CJK JP"]
    case .han, .bopomofo: return ideographs
    default:
      let designs =
        switch key.style {
        case .sans: ["Inter", "Noto Sans"] + symbols + ["Noto Serif"]
        case .serif: ["Noto Serif", "Inter", "Noto Sans"] + symbols
        case .monospaced: ["JetBrains Mono", "Inter", "Noto Sans"] + symbols + ["Noto Serif"]
        }
      return designs + ideographs
    }
  }

  /// All bundled families, which are tried after the families for the script.
  private static let general =
    ["Inter", "Noto Sans", "Noto Serif", "JetBrains Mono", "Nunito"] + symbols + [
      "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans Arabic", "Noto Sans Hebrew",
      "Noto Sans Devanagari", "Noto Sans Thai", emojiFamily,
    ]
}

extension FontScript {
  fileprivate var isKanaOrHangul: Bool { self == .hiragana || self == .katakana || self == .hangul }
}
