internal import BundledFonts
internal import CHarfBuzz
import Synchronization
import UIFoundation

/// The bundled fonts and the registered fonts. It can be used on any thread.
package final class FontCatalog: Sendable {
  /// The catalog of the process.
  package static let shared = FontCatalog()

  /// A face with the synthetic styles needed to match a request.
  package struct Match: Sendable {
    package let face: FontFace
    /// The synthetic slant, in degrees; 0 unless the family lacks the requested italic.
    package let syntheticSlant: CGFloat
    /// The synthetic emboldening, in em; 0 unless the family has no suitable weight.
    package let syntheticBold: CGFloat
    /// The requested Apple family that the face replaces; nil if it replaces none.
    var substituted: SubstitutedFamily?

    /// The number of synthetic styles.
    var syntheticStyles: Int { (syntheticSlant != 0 ? 1 : 0) + (syntheticBold != 0 ? 1 : 0) }
  }

  struct State {
    var families: [String: FontFamily] = [:]
    var matches: [FontRequest: Match] = [:]
    var faces: [FaceKey: FontFace] = [:]
    var fallbacks: [FallbackKey: FallbackList] = [:]
    var pack = PackState.notSearched
    /// The families of the pack with a face in use, by key.
    var packFamilies: [String: FontFamily] = [:]
    /// The families whose substitution was reported.
    var reportedSubstitutions: Set<String> = []
  }

  enum PackState {
    case notSearched
    case absent
    case present(FontPack)
  }

  struct FaceKey: Hashable {
    let file: ObjectIdentifier
    let variations: [FontVariation]
    /// Indicates whether the glyphs are as wide as the system font's.
    let widths: GlyphWidths
  }

  let state: Mutex<State>

  private init() {
    var state = State()
    for file in Self.bundledFiles() { state.add(file) }
    self.state = Mutex(state)
  }

  /// Returns the bundled fonts. Layout is impossible if none of them can be loaded.
  private static func bundledFiles() -> [FontFile] {
    (0..<Int(BundledFontCount())).compactMap { index -> FontFile? in
      guard let font = BundledFontAt(index)?.pointee, let bytes = font.bytes, let path = font.path else { return nil }
      let data = FontData(
        name: String(cString: path), permanent: UnsafeRawBufferPointer(start: bytes, count: font.count))
      return try? FontFile(data: data, index: 0)
    }
  }

  /// The families of the bundled, the registered and the pack's fonts.
  package var familyNames: [String] {
    state.withLock { state in
      let packed = state.installedPack()?.faces.map(\.family) ?? []
      return Set(state.families.values.map(\.name) + packed).sorted()
    }
  }

  package func faceNames(ofFamily name: String) -> [String] {
    state.withLock { state in
      let key = Self.key(name)
      let packed = state.installedPack()?.faces.filter { Self.key($0.family) == key }.map(\.postScriptName) ?? []
      return Set((state.families[key]?.files.map(\.postScriptName) ?? []) + packed).sorted()
    }
  }

  /// Returns a name without case, spaces and hyphens, for comparison.
  static func key(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { $0 != " " && $0 != "-" }))
  }
}

extension FontCatalog.State {
  mutating func add(_ file: FontFile) {
    let key = FontCatalog.key(file.family)
    let others = families[key]?.files.filter { $0.postScriptName != file.postScriptName } ?? []
    families[key] = FontFamily(name: file.family, files: others + [file])
    forgetMatches()
  }

  mutating func forgetMatches() {
    matches = [:]
    fallbacks = [:]
  }
}
