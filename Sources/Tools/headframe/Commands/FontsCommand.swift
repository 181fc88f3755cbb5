import ArgumentParser
import BatchRendering
import LayoutDocuments
import UIKitCore

/// A command that lists the available fonts, or the fonts that draw the characters of texts.
struct FontsCommand: LayoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "List the fonts and the scripts that they cover, or the fonts that text or documents use.",
    discussion: """
      Without documents and --text, one line for each family: its name, its faces, and the scripts that it covers; a ~ \
      precedes partly covered ones.

      With documents or --text, one line for each face that draws a character: the face, the number of characters and \
      the characters. A last line lists characters missing in all fonts, and the exit status is then 1.

      With --coverage, one line for each locale of CLDR, script of Unicode and character set: the number of its \
      characters that fonts have, of all its characters, and missing ones.
      """)

  @Argument(
    help: ArgumentHelp("Layout documents whose fonts to list.", valueName: "document"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var documents: [String] = []

  @Option(help: "Text whose fonts to list.")
  var text: String?

  @Flag(help: "List how many characters of each script and locale the fonts have.")
  var coverage = false

  @OptionGroup var layout: LayoutOptions

  func run() throws {
    try runLayout { reading in
      if coverage { return try write(FontCoverage.lines(of: .shared)) }
      guard text != nil || !documents.isEmpty else { return try list() }
      var usage = FontUsage()
      if let text { usage.add(text) }
      for path in documents {
        let document = try reading.document(DocumentSource(path: path))
        for scene in document.scenes {
          for variant in scene.axes.variants {
            usage.add(try PresentedScene(scene, of: document, as: variant).displayList)
          }
        }
      }
      try write(usage.lines)
      if usage.hasMissing { throw Failure(lines: [], status: 1) }
    }
  }

  @MainActor
  private func list() throws {
    let catalog = FontCatalog.shared
    let lines = catalog.familyNames.map { name in
      let faces = catalog.faceNames(ofFamily: name)
      let scripts = faces.first.flatMap { UIFont(name: $0, size: 12) }.map { FontCoverage.scripts(of: $0.face) } ?? []
      return "\(name)  \(faces.joined(separator: ", "))  \(scripts.joined(separator: ", "))"
    }
    try write(lines)
  }

  private func write(_ lines: [String]) throws {
    for line in lines { try StandardOutput.print(line.onOneLine) }
  }
}

/// The characters that each face draws.
@MainActor
struct FontUsage {
  private var characters: [String: Set<Character>] = [:]
  private var missing: Set<Character> = []

  /// Indicates whether a character is missing in every font.
  var hasMissing: Bool { !missing.isEmpty }

  /// Lays out text in the system font and records the faces that draw its characters.
  mutating func add(_ text: String) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    add(OffscreenWindow(of: label, size: label.sizeThatFits(CGSize(width: 10_000, height: 10_000))).displayList)
  }

  /// Records the faces that draw the characters of a drawing.
  mutating func add(_ list: DisplayList) {
    for run in list.glyphItems {
      for character in run.text where !character.isWhitespace {
        let isDrawn = character.unicodeScalars.contains { run.face.covers($0) }
        if isDrawn { characters[run.face.postScriptName, default: []].insert(character) }
        if !isDrawn { missing.insert(character) }
      }
    }
  }

  /// One line per face, the face with the most characters first, and a line for the missing characters.
  var lines: [String] {
    let counted = characters.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    var lines = counted.map { "\($0.key)  \($0.value.count)  \(Self.sample($0.value))" }
    if hasMissing { lines.append("no font  \(missing.count)  \(Self.sample(missing))") }
    return lines
  }

  /// Returns the first characters in Unicode order, with an ellipsis if there are more.
  private static func sample(_ characters: Set<Character>) -> String {
    let sorted = characters.sorted()
    return String(sorted.prefix(60)) + (sorted.count > 60 ? "…" : "")
  }
}

/// The characters that fonts cover.
enum FontCoverage {
  /// The maximum number of missing characters in a line.
  private static let shownCount = 8

  /// Returns a line about the font pack, and one for each script, character set and locale.
  static func lines(of catalog: FontCatalog) -> [String] {
    let isCovered = catalog.coverage()
    var lines = [catalog.pack.map { "font pack \($0.digest)" } ?? "no font pack; \(FontPack.advice)"]
    for kind in WantedCharacters.Kind.allCases {
      for wanted in WantedCharacters.all where wanted.kind == kind {
        let all = Array(wanted.scalars)
        let missing = all.filter { !isCovered($0) }
        let shown = missing.prefix(shownCount).map { "U+" + String($0.value, radix: 16, uppercase: true) }
        let rest = missing.count > shownCount ? " …" : ""
        lines.append(
          "\(kind) \(wanted.name)  \(all.count - missing.count) of \(all.count)"
            + (missing.isEmpty ? "" : "  lacks \(shown.joined(separator: " "))\(rest)"))
      }
    }
    return lines
  }

  /// The ranges of each script's common characters.
  private static let scripts: KeyValuePairs<String, [ClosedRange<UInt32>]> = [
    "Latin": [0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F],
    "Greek": [0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9], "Cyrillic": [0x410...0x44F, 0x450...0x45F],
    "Hebrew": [0x5D0...0x5EA], "Arabic": [0x621...0x63A, 0x641...0x64A, 0x660...0x669],
    "Devanagari": [0x905...0x939, 0x93E...0x94D], "Thai": [0xE01...0xE3A, 0xE40...0xE4E],
    "Kana": [0x3041...0x3096, 0x30A1...0x30FA], "Hangul": [0xAC00...0xD7A3], "Han": [0x4E00...0x9FA5],
    "Emoji": [0x1F600...0x1F64F],
  ]

  /// Returns the scripts of a face, with ~ before scripts that are only partly covered.
  static func scripts(of face: FontFace) -> [String] {
    scripts.compactMap { name, ranges in
      let all = ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }
      let count = all.count { face.covers($0) }
      return count == 0 ? nil : count == all.count ? name : "~\(name)"
    }
  }
}
