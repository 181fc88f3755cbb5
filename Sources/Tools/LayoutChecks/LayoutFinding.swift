import TextLayout
import UIKitCore

/// A probable mistake in a laid-out tree.
package struct LayoutFinding: Sendable, Equatable {
  /// The category of a finding.
  package enum Kind: String, Sendable, CaseIterable {
    /// Required constraints that cannot all be satisfied.
    case conflict
    /// A view or guide whose position or size is not unique.
    case ambiguity
    /// A label without enough space for its text.
    case cutText
    /// A text of which a line has only one or two characters because it is wrapped at a narrow width.
    case narrowText
    /// Characters without a glyph in any font, or emoji that are drawn in parts.
    case missingGlyphs
    /// A picture that shows none of the document's texts, none of its views, or a single color.
    case blank
    /// A view that depends on its own insets, or is too far outside its superview to be intended.
    case runaway
  }

  package let kind: Kind
  /// The identifier of the view or guide, else its class; empty for a conflict, or if no view is known.
  package let view: String
  /// The finding in one line.
  package let summary: String
  /// Further lines, such as the involved constraints or a suggestion.
  package let details: [String]
  /// The line of the layout document that declares a broken constraint; nil if it is unknown.
  package var line: Int32?
  /// The path of that document if it is not the one being rendered.
  package var path: String?
  /// The equation that resolves a conflict, in document syntax.
  package var remedy: String?
  /// The identity of the view or guide, to find its declaration.
  package var item: ObjectIdentifier?

  /// The finding as text, with indented details.
  package var lines: [String] { ["\(kind.words): \(summary)"] + details.map { "  " + $0 } }
}

extension LayoutFinding.Kind {
  /// The name of the kind in messages.
  package var words: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguity"
    case .cutText: "cut text"
    case .narrowText: "narrow text"
    case .missingGlyphs: "missing glyphs"
    case .blank: "blank picture"
    case .runaway: "runaway layout"
    }
  }
}

/// The findings of a laid-out tree.
@MainActor
package struct LayoutFindings {
  package internal(set) var all: [LayoutFinding] = []

  /// Checks everything except ambiguities. This is fast enough for every picture.
  ///
  /// Labels without any space are ignored, as rows are often hidden by a height of 0. If the picture has a single
  /// color, a known reason is reported, such as a table without rows. A plain view that draws nothing is a reason only
  /// with `expectsContent`, as for a screen of an app, or, if nothing is painted, with `reportsUnpainted`.
  package init(
    warningsOf root: UIView, drawnAs list: DisplayList, expectsContent: Bool = false, reportsUnpainted: Bool = false
  ) {
    findConflicts(root, withPlaces: true)
    findTruncatedTexts(in: root, includesEmptyLabels: false)
    findExtremes(root, list, expectsContent, reportsUnpainted)
  }

  /// Checks everything, constraints first.
  ///
  /// With `withPlaces`, the details of conflicts contain the places of the constraints in sources.
  package init(
    _ root: UIView, drawnAs list: DisplayList, withPlaces: Bool = true, expectsContent: Bool = false,
    reportsUnpainted: Bool = false
  ) {
    findConflicts(root, withPlaces: withPlaces)
    findAmbiguities(root)
    findTruncatedTexts(in: root, includesEmptyLabels: true)
    findExtremes(root, list, expectsContent, reportsUnpainted)
  }

  /// Adds findings about missing glyphs, a blank picture, and frames that cannot be intended.
  private mutating func findExtremes(
    _ root: UIView, _ list: DisplayList, _ expectsContent: Bool, _ reportsUnpainted: Bool
  ) {
    let runs = list.glyphItems
    findMissingGlyphs(root, runs)
    findDividedEmoji(root, runs)
    findBlankPicture(root, list, hasText: !runs.isEmpty, expectsContent, reportsUnpainted)
    findInsetLoop(root)
    findDistantView(root)
  }

  // MARK: Constraints

  private mutating func findConflicts(_ root: UIView, withPlaces: Bool) {
    for conflict in root.layoutNode.currentEngine?.conflicts ?? [] {
      all.append(
        LayoutFinding(
          kind: .conflict, view: "",
          summary: "broken constraint: \(conflict.broken.sentence)",
          details: conflict.explanation(withPlaces: withPlaces), line: conflict.broken.documentLine,
          path: conflict.broken.documentPath, remedy: conflict.remedy.equation))
    }
  }

  private mutating func findAmbiguities(_ root: UIView) {
    guard let engine = root.layoutNode.currentEngine else { return }
    let ambiguous = AmbiguousItems(in: engine)
    // Users cannot position guides that containers create for themselves.
    let items = ambiguous.items.filter { !(($0 as? UILayoutGuide)?.identifier.hasPrefix("UI") ?? false) }
    for item in items.prefix(Self.ambiguityLimit) {
      let name = Self.name(of: item)
      let freeParts = engine.freeParts(of: item.layoutNode)
      let parts = freeParts.compactMap { Self.partWords[$0] }
      guard !parts.isEmpty else { continue }
      all.append(
        LayoutFinding(
          kind: .ambiguity, view: name.bare,
          summary: "nothing determines the \(Self.list(parts)) of \(name.sentence)",
          details: [
            AmbiguityRemedy(item, freeParts: freeParts, in: engine, ambiguous: ambiguous).sentence
          ],
          item: ObjectIdentifier(item)))
    }
    let more = items.count - Self.ambiguityLimit
    guard more > 0 else { return }
    all.append(
      LayoutFinding(
        kind: .ambiguity, view: "", summary: "nothing determines the position or size of \(more) more views",
        details: ["Begin with the first ones: the others often follow from them."]))
  }

  /// The largest number of ambiguities that are described.
  private static let ambiguityLimit = 1000

  /// Returns the words separated by commas and "and".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  static let partWords = [
    "minX": "horizontal position", "width": "width", "minY": "vertical position", "height": "height",
  ]

  /// Returns the name of an item for use in sentences, and its bare name.
  static func name(of item: any LayoutItem) -> (sentence: String, bare: String) {
    guard let kind = item.unnamedClass else { return (item.layoutName, item.layoutName) }
    return ("a \(kind) without an identifier", kind)
  }

  // MARK: Texts

  private mutating func findTruncatedTexts(in view: UIView, includesEmptyLabels: Bool) {
    if view.isHidden || view.alpha <= 0 { return }
    if let label = view as? UILabel, includesEmptyLabels || !label.bounds.isEmpty, let needed = label.requiredTextSize {
      let name = label.identifierOrClassName
      let text = (label.text ?? "").replacing("\n", with: "\\n")
      let fontSize = needed.pointSize.map { " at \(($0 * 10).rounded() / 10) points of type" } ?? ""
      all.append(
        LayoutFinding(
          kind: .cutText, view: name,
          summary: "the text of \(name) is cut: it needs \(Self.size(needed.size)) points\(fontSize) and has "
            + "\(Self.size(label.bounds.size)): \"\(Self.shortened(text))\""
            + (label.reasonOfSlightCut(needed).map { "; \($0)" } ?? ""),
          details: [], item: ObjectIdentifier(label)))
    }
    if let text = view.narrowText {
      let name = view.identifierOrClassName
      all.append(
        LayoutFinding(
          kind: .narrowText, view: name,
          summary: "the text of \(name) is only \(view.bounds.width.shortText) points wide, so that a line has one or "
            + "two characters: \"\(Self.shortened(text.replacing("\n", with: "\\n")))\"",
          details: ["Give \(name) a width, or a higher compression resistance than its neighbors."],
          item: ObjectIdentifier(view)))
    }
    for subview in view.subviews { findTruncatedTexts(in: subview, includesEmptyLabels: includesEmptyLabels) }
  }

  private mutating func findMissingGlyphs(_ root: UIView, _ runs: [GlyphItem]) {
    let missing = Self.missingScalars(in: runs)
    guard !missing.isEmpty else { return }
    let scalars = missing.sorted { $0.value < $1.value }
    let shown = scalars.prefix(Self.maximumScalars).map { "\($0) U+\(Self.hexadecimal($0.value))" }
    let rest = scalars.count > Self.maximumScalars ? " and \(scalars.count - Self.maximumScalars) more" : ""
    let view = Self.firstView(in: root) { $0.unicodeScalars.contains(where: missing.contains) }
    all.append(
      LayoutFinding(
        kind: .missingGlyphs, view: view?.identifierOrClassName ?? "",
        summary: "no font has \(shown.joined(separator: ", "))\(rest); "
          + (scalars.count == 1
            ? "it is drawn as a box; add a font that has it" : "they are drawn as boxes; add a font that has them")
          + " with --font-dir FOLDER" + Self.packAdvice,
        details: [], item: view.map { ObjectIdentifier($0) }))
  }

  /// The advice to install the pack, which has almost all characters; empty if it is installed.
  private static var packAdvice: String {
    FontCatalog.shared.pack == nil ? ", or the font pack: \(FontPack.advice)" : ""
  }

  /// Adds a finding about emoji of several code points that no font draws as one picture.
  private mutating func findDividedEmoji(_ root: UIView, _ runs: [GlyphItem]) {
    var (divided, known): ([String], Set<String>) = ([], [])
    for emoji in runs.flatMap(Self.dividedEmoji) where known.insert(emoji).inserted { divided.append(emoji) }
    guard let first = divided.first else { return }
    let shown = divided.prefix(Self.maximumScalars).joined(separator: ", ")
    let rest = divided.count > Self.maximumScalars ? " and \(divided.count - Self.maximumScalars) more" : ""
    let view = Self.firstView(in: root) { $0.contains(first) }
    all.append(
      LayoutFinding(
        kind: .missingGlyphs, view: view?.identifierOrClassName ?? "",
        summary: "no font has \(shown)\(rest) as one picture; the parts are drawn side by side; "
          + "add a font that has \(divided.count == 1 ? "it" : "them") with --font-dir FOLDER",
        details: [], item: view.map { ObjectIdentifier($0) }))
  }

  /// Returns the emoji of a run that are drawn by several glyphs side by side.
  private static func dividedEmoji(in run: GlyphItem) -> [String] {
    guard run.face.hasColorGlyphs else { return [] }
    // Joiners and variation selectors have glyphs without an advance, except for the space after the emoji.
    var glyphsByCluster: [Int: Int] = [:]
    for glyph in run.glyphs where glyph.advance > run.pointSize / 2 { glyphsByCluster[glyph.cluster, default: 0] += 1 }
    var offset = run.textOffset
    return run.text.compactMap { character in
      let offsets = offset..<(offset + character.utf16.count)
      offset = offsets.upperBound
      // A skin tone also belongs to the cluster of a space before it.
      guard let first = character.unicodeScalars.first, first.properties.isEmoji else { return nil }
      return offsets.reduce(0) { $0 + glyphsByCluster[$1, default: 0] } > 1 ? String(character) : nil
    }
  }

  /// Returns the first visible view whose text satisfies a condition.
  private static func firstView(in view: UIView, where isMatch: (String) -> Bool) -> UIView? {
    if view.isHidden || view.alpha <= 0 { return nil }
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.hasText ? field.text : field.placeholder
      case let textView as UITextView: textView.text
      default: nil
      }
    if let text, isMatch(text) { return view }
    for subview in view.subviews {
      if let found = firstView(in: subview, where: isMatch) { return found }
    }
    return nil
  }

  private static func missingScalars(in runs: [GlyphItem]) -> Set<Unicode.Scalar> {
    var missing: Set<Unicode.Scalar> = []
    // Glyph 0 represents missing characters in every font.
    for run in runs where run.glyphs.contains(where: { $0.id == 0 }) {
      for scalar in run.text.unicodeScalars
      where !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        && !run.face.covers(scalar)
      {
        missing.insert(scalar)
      }
    }
    return missing
  }

  /// The maximum number of listed characters, so that the message fits a line.
  private static let maximumScalars = 12
  /// The maximum length of quoted text, so that the message fits a line.
  private static let maximumTextLength = 60

  private static func shortened(_ text: String) -> String {
    text.count > maximumTextLength ? text.prefix(maximumTextLength - 1) + "…" : text
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func size(_ size: CGSize) -> String { "\(size.width.shortText)×\(size.height.shortText)" }
}
