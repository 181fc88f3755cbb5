import Foundation

@testable import TextLayout

/// The font pack, which `make test` builds.
enum InstalledPack {
  /// Indicates whether tests of the pack run: everywhere on a CI system, where a missing pack fails them.
  static let isExpected = FontCatalog.shared.pack != nil || ProcessInfo.processInfo.environment["CI"] == "true"
}

extension ParagraphLayout {
  /// The families of the runs in the first line.
  var families: [String] { frame(width: .infinity).lines.first?.runs.map(\.face.family) ?? [] }

  /// The number of glyphs that are at least half as wide as high, in all lines. Selectors have narrow glyphs.
  var wideGlyphCount: Int {
    frame(width: .infinity).lines.flatMap(\.runs).reduce(0) { count, run in
      count + run.glyphs.count { $0.advance > run.pointSize / 2 }
    }
  }
}
