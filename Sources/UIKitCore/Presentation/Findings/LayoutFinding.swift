package import AutoLayout
internal import Foundation
internal import TextLayout
package import UIGraphics

/// A probable mistake in a laid-out tree.
package struct LayoutFinding: Sendable, Equatable {
  /// The subject of a finding.
  package enum Kind: String, Sendable, CaseIterable {
    /// Required constraints that cannot hold together.
    case conflict
    /// A view or guide whose position is not unique.
    case ambiguity
    /// A label without enough space for its text.
    case cutText
    /// Characters without a glyph in any font.
    case missingGlyphs
    /// A picture without any of the texts.
    case blank
    /// A view so far outside that its layout must be wrong.
    case runaway
  }

  package let kind: Kind
  /// The identifier of the view or guide, else its class; empty for a finding about the whole tree.
  package let view: String
  /// The finding in one line.
  package let summary: String
  /// Further lines: the involved constraints and a suggestion.
  package let details: [String]
  /// The line of the layout document that declares the constraint of the finding.
  package var line: Int32?
  /// The path of that document if it is not the one being rendered.
  package var path: String?
  /// The identity of the view or guide, to find its declaration.
  package var item: ObjectIdentifier?

  /// The finding as text, the details indented.
  package var lines: [String] { ["\(kind.words): \(summary)"] + details.map { "  " + $0 } }
}

extension LayoutFinding.Kind {
  /// The name of the kind, at most two words.
  package var words: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguity"
    case .cutText: "cut text"
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

  /// Checks conflicts, labels and the drawing; fast enough for every picture.
  ///
  /// Labels without any space are ignored: rows are often hidden by a height of 0. In a tree that `expectsContent`,
  /// such as a screen of an app, views without content are reported, too.
  package init(warningsOf root: UIView, drawnAs list: DisplayList, expectsContent: Bool = false) {
    findConflicts(root, true)
    findTruncatedTexts(in: root, withoutRoom: false)
    findMissingGlyphs(list)
    findMissingTexts(root, list, expectsContent)
    findDistantView(root)
  }

  /// Checks everything, constraints first; places are the sources of constraints.
  package init(
    _ root: UIView, drawnAs list: DisplayList, withPlaces: Bool = true, expectsContent: Bool = false
  ) {
    findConflicts(root, withPlaces)
    findAmbiguities(root)
    findTruncatedTexts(in: root, withoutRoom: true)
    findMissingGlyphs(list)
    findMissingTexts(root, list, expectsContent)
    findDistantView(root)
  }

  // MARK: Constraints

  private mutating func findConflicts(_ root: UIView, _ withPlaces: Bool) {
    for conflict in root.layoutNode.currentEngine?.conflicts ?? [] {
      all.append(
        LayoutFinding(
          kind: .conflict, view: "",
          summary: "given up: \(conflict.broken.sentence)",
          details: conflict.explanation(withPlaces: withPlaces), line: conflict.broken.documentLine,
          path: conflict.broken.documentPath))
    }
  }

  private mutating func findAmbiguities(_ root: UIView) {
    guard let engine = root.layoutNode.currentEngine else { return }
    let ambiguous = engine.ambiguities().map(\.node)
    for node in ambiguous {
      // Users cannot position guides that containers create for themselves.
      guard let item = node.item, !((item as? UILayoutGuide)?.identifier.hasPrefix("UI") ?? false) else { continue }
      let (name, words) = Self.name(of: item)
      let free = engine.freeParts(of: node)
      let parts = free.compactMap { Self.partWords[$0] }
      guard !parts.isEmpty else { continue }
      all.append(
        LayoutFinding(
          kind: .ambiguity, view: words,
          summary: "nothing decides the \(Self.list(parts)) of \(name)",
          details: [AmbiguityRemedy(item, free, engine, rivals: ambiguous.compactMap(\.item)).sentence],
          item: ObjectIdentifier(item)))
    }
  }

  /// Returns the words separated by commas and "and".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  static let partWords = [
    "minX": "horizontal place", "width": "width", "minY": "vertical place", "height": "height",
  ]

  /// Returns the name of an item in sentences, and its bare name.
  static func name(of item: any LayoutItem) -> (sentence: String, bare: String) {
    let whole = item.layoutName
    guard let address = whole.range(of: ":0x") else { return (whole, whole) }
    let kind = String(whole[..<address.lowerBound])
    return ("a \(kind) without an identifier", kind)
  }

  // MARK: Texts

  private mutating func findTruncatedTexts(in view: UIView, withoutRoom: Bool) {
    if view.isHidden || view.alpha <= 0 { return }
    if let label = view as? UILabel, withoutRoom || !label.bounds.isEmpty, let needed = label.requiredTextSize {
      let name = label.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? label.className
      let text = (label.text ?? "").replacing("\n", with: "\\n")
      let shrunk = needed.pointSize.map { " at \(($0 * 10).rounded() / 10) points of type" } ?? ""
      all.append(
        LayoutFinding(
          kind: .cutText, view: name,
          summary: "the text of \(name) is cut: it needs \(Self.size(needed.size)) points\(shrunk) and has "
            + "\(Self.size(label.bounds.size)): \"\(Self.shortened(text))\"",
          details: [], item: ObjectIdentifier(label)))
    }
    for subview in view.subviews { findTruncatedTexts(in: subview, withoutRoom: withoutRoom) }
  }

  private mutating func findMissingGlyphs(_ list: DisplayList) {
    var missing: Set<Unicode.Scalar> = []
    Self.collectMissing(list, into: &missing)
    guard !missing.isEmpty else { return }
    let scalars = missing.sorted { $0.value < $1.value }
    let shown = scalars.prefix(Self.mostScalars).map { "\($0) U+\(Self.hexadecimal($0.value))" }
    let rest = scalars.count > Self.mostScalars ? " and \(scalars.count - Self.mostScalars) more" : ""
    all.append(
      LayoutFinding(
        kind: .missingGlyphs, view: "",
        summary: "no font has \(shown.joined(separator: ", "))\(rest)",
        details: ["They are drawn as boxes. --font-dir FOLDER makes more fonts known."]))
  }

  private static func collectMissing(_ list: DisplayList, into missing: inout Set<Unicode.Scalar>) {
    for item in list.items {
      switch item {
      case .drawing(let drawing): collectMissing(drawing.list, into: &missing)
      // Glyph 0 represents missing characters in every font.
      case .glyphs(let run) where run.glyphs.contains(where: { $0.id == 0 }):
        for scalar in run.text.unicodeScalars
        where !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
          && !run.face.covers(scalar)
        {
          missing.insert(scalar)
        }
      default: break
      }
    }
  }

  // One line of them.
  private static let mostScalars = 12
  // As many as fit a line with the rest.
  private static let mostCharacters = 60

  private static func shortened(_ text: String) -> String {
    text.count > mostCharacters ? text.prefix(mostCharacters - 1) + "…" : text
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func size(_ size: CGSize) -> String { "\(size.width.shortText)×\(size.height.shortText)" }
}

extension UIView {
  /// The first frame of the tree that is not finite; nil if all are finite.
  package var layoutOverflow: LayoutOverflow? { layoutNode.currentEngine?.overflow }

  /// The constraints of the unresolved conflicts, oldest conflict first, as in `layoutDiagnostics`.
  package var conflictingConstraints: [[NSLayoutConstraint]] {
    layoutNode.currentEngine?.conflictingConstraints ?? []
  }
}
