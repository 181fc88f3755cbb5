internal import BundledFonts
internal import CHarfBuzz
import Synchronization
import UIFoundation

/// All fonts there are: the bundled ones, and those registered by file or folder. Safe on any thread.
package final class FontCatalog: Sendable {
  /// The catalog of the process.
  package static let shared = FontCatalog()

  /// A face and what it takes to make it look as asked.
  package struct Match: Sendable {
    package let face: FontFace
    /// Degrees; 0 unless the family has no italic.
    package let syntheticSlant: CGFloat
    /// Em; 0 unless the family has no weight near enough.
    package let syntheticBold: CGFloat
    /// The family of Apple's that was asked for where the face is another one's.
    var standIn: StandInFamily?
  }

  struct State {
    var families: [String: FontFamily] = [:]
    var matches: [FontRequest: Match] = [:]
    var faces: [FaceKey: FontFace] = [:]
    var fallbacks: [FallbackKey: [Match]] = [:]
    /// Families whose stand-in was reported.
    var notedStandIns: Set<String> = []
  }

  struct FaceKey: Hashable {
    let file: ObjectIdentifier
    let variations: [FontVariation]
  }

  let state: Mutex<State>

  private init() {
    var state = State()
    for file in Self.bundledFiles() { state.add(file) }
    self.state = Mutex(state)
  }

  /// Where every bundled font failed to load there is nothing to lay out with.
  private static func bundledFiles() -> [FontFile] {
    (0..<Int(BundledFontCount())).compactMap { index -> FontFile? in
      guard let font = BundledFontAt(index)?.pointee, let bytes = font.bytes, let path = font.path else { return nil }
      let data = FontData(
        name: String(cString: path), permanent: UnsafeRawBufferPointer(start: bytes, count: font.count))
      return try? FontFile(data: data, index: 0)
    }
  }

  package var familyNames: [String] { state.withLock { $0.families.values.map(\.name).sorted() } }

  package func faceNames(ofFamily name: String) -> [String] {
    state.withLock { $0.families[Self.key(name)]?.files.map(\.postScriptName).sorted() ?? [] }
  }

  /// Names compare without case, spaces and hyphens.
  static func key(_ name: String) -> String {
    String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { $0 != " " && $0 != "-" }))
  }
}

extension FontCatalog.State {
  mutating func add(_ file: FontFile) {
    let key = FontCatalog.key(file.family)
    let others = families[key]?.files.filter { $0.postScriptName != file.postScriptName } ?? []
    families[key] = FontFamily(name: file.family, files: others + [file])
    matches = [:]
    fallbacks = [:]
  }
}
