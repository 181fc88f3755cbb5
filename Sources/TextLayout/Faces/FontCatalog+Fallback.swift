import UIFoundation

extension FontCatalog {
  /// The properties that determine the order of fallback faces.
  struct FallbackKey: Hashable {
    let script: FontScript
    let ideographs: IdeographStyle
    let isEmoji: Bool
    let weight: UIFont.Weight
    let isItalic: Bool
  }

  /// The regional shapes of characters shared by East Asian scripts.
  enum IdeographStyle: Hashable {
    case japanese
    case korean
    case chinese
  }

  /// Returns the faces to try for a cluster that the requested font does not cover, best first.
  func fallbacks(for key: FallbackKey) -> [Match] {
    state.withLock { state in
      if let cached = state.fallbacks[key] { return cached }
      var request = FontRequest(design: .system, weight: key.weight, isItalic: key.isItalic)
      request.features = []
      var names = Self.preferred(for: key) + Self.general
      let bundled = Set(names.map(Self.key))
      // Registered families are last. They are sorted, so that the order does not depend on hashing.
      names += state.families.values.map(\.name).filter { !bundled.contains(Self.key($0)) }.sorted()
      var faces: [Match] = []
      for name in names {
        guard let family = state.families[Self.key(name)], let match = state.match(request, in: family) else {
          continue
        }
        if !faces.contains(where: { $0.face === match.face }) { faces.append(match) }
      }
      state.fallbacks[key] = faces
      return faces
    }
  }

  private static func preferred(for key: FallbackKey) -> [String] {
    if key.isEmoji { return ["Noto Color Emoji"] }
    let ideographs =
      switch key.ideographs {
      case .japanese: ["Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK KR"]
      case .korean: ["Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK JP"]
      case .chinese: ["Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR"]
      }
    switch key.script {
    case .arabic: return ["Noto Sans Arabic"]
    case .hebrew: return ["Noto Sans Hebrew"]
    case .devanagari: return ["Noto Sans Devanagari"]
    case .thai: return ["Noto Sans Thai"]
    case .hangul: return ["Noto Sans CJK KR"]
    case .hiragana, .katakana: return ["Noto Sans CJK JP"]
    case .han, .bopomofo: return ideographs
    default: return ["Inter", "Noto Serif"] + ideographs
    }
  }

  /// All bundled families, which are tried after the families for the script.
  private static let general = [
    "Inter", "Noto Serif", "JetBrains Mono", "Nunito", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR",
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Color Emoji",
  ]
}
