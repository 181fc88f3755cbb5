import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

/// A layout document with the expected frames of its views and the source of these numbers.
///
/// The format is described in the README of `Tests/Fixtures/Layout`.
@MainActor
struct LayoutCase {
  /// The kinds of evidence for expected numbers.
  static let sourceKinds = ["closedForm", "documentation", "recorded", "engine", "deviation"]
  /// The largest difference, in points, between numbers that are treated as equal. Cases have three decimals.
  private static let tolerance: CGFloat = 0.001

  private static let deviations = (try? Repository.text("Deviations.md")) ?? ""

  private let source: DocumentSource
  private let diagnostics: Diagnostics
  private let context: ValueContext

  /// Returns the errors in a case and the frames that differ, in the order of the file.
  static func findings(in source: DocumentSource) -> [DocumentDiagnostic] {
    let tested = LayoutCase(source)
    tested.check()
    return tested.diagnostics.sorted
  }

  private init(_ source: DocumentSource) {
    self.source = source
    diagnostics = Diagnostics(source)
    context = ValueContext(diagnostics)
  }

  private func check() {
    guard let root = DocumentNode.read(diagnostics), !diagnostics.hasErrors else { return }
    if source.quoted(1)?.contains(#/^# \S/#) != true {
      diagnostics.error("expected a comment with the behavior that the case tests", at: .start)
    }
    guard let data = root["data"], data.entries != nil else {
      diagnostics.error("expected the key \"data\" with \"source\" and \"expected\"", at: root.position)
      return
    }
    context.reportUnknownKeys(of: data, in: "the data of a case", known: ["source", "expected", "conflicts"])
    checkSource(of: data)
    guard let expected = data["expected"], expected.entries?.isEmpty == false else {
      diagnostics.error("expected the key \"expected\" with a frame for at least one view", at: data.position)
      return
    }
    let logged = conflicts(during: { checkFrames(expected) })
    let allowed = data["conflicts"].map { ValueType<Int>.integer().decode($0, context) } ?? 0
    if let allowed, !diagnostics.hasErrors, logged != allowed {
      let position = data["conflicts"]?.position ?? data.position
      diagnostics.error("conflicts between constraints: \(logged), expected \(allowed)", at: position)
    }
  }

  /// Checks that the case states the source of its numbers.
  private func checkSource(of data: DocumentNode) {
    guard let source = data["source"], let entries = source.entries, entries.count == 1, let entry = entries.first
    else {
      let kinds = Self.sourceKinds.joined(separator: ", ")
      diagnostics.error(
        "expected the key \"source\", a mapping with one of \(kinds)", at: data["source"]?.position ?? data.position)
      return
    }
    context.reportUnknownKeys(of: source, in: "a source", known: Self.sourceKinds)
    guard let text = entry.value.text, !entry.value.isNull else {
      return context.expected("a text that leads to the source", at: entry.value) ?? ()
    }
    if entry.key == "deviation", !Self.deviations.contains("| \(text) |") {
      let _: Void? = context.expected("the first column of a row of Deviations.md", at: entry.value)
    }
  }

  /// Returns the number of conflicts that are logged while a body runs.
  private func conflicts(during body: () -> Void) -> Int {
    var count = 0
    let sink = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { if $0.hasPrefix("Unable to simultaneously satisfy") { count += 1 } }
    defer { LayoutDiagnostics.sink = sink }
    body()
    return count
  }

  private func checkFrames(_ expected: DocumentNode) {
    do {
      let document = try LayoutDocument(source)
      let pictures = document.scenes.flatMap { scene in scene.axes.variants.map { (scene, $0) } }
      guard pictures.count > 1 || document.scenes.first?.name != nil else {
        if let (scene, variant) = pictures.first { try check(scene, variant, of: document, expected) }
        return
      }
      let names = pictures.map { Self.name(of: $0, $1) }
      context.reportUnknownKeys(of: expected, in: "this document", known: names)
      for ((scene, variant), name) in zip(pictures, names) {
        guard let frames = expected[name], frames.entries?.isEmpty == false else {
          diagnostics.error("expected the frames of \"\(name)\"", at: expected.position)
          continue
        }
        try check(scene, variant, of: document, frames)
      }
    } catch let errors as DocumentErrors {
      diagnostics.add(contentsOf: errors.diagnostics)
    } catch {
      diagnostics.error("\(error)", at: .start)
    }
  }

  /// Returns the name of a picture within its document: its scene and the values of the axes that vary.
  private static func name(of scene: SceneDescription, _ variant: Variant) -> String {
    guard let scene = scene.name, let first = variant.name.first else { return scene.name ?? variant.name }
    return scene + (["~", "@"].contains(first) ? "" : "-") + variant.name
  }

  private func check(
    _ scene: SceneDescription, _ variant: Variant, of document: LayoutDocument, _ frames: DocumentNode
  ) throws {
    let presented = try PresentedScene(scene, of: document, as: variant)
    diagnostics.add(contentsOf: presented.warnings)
    let shown = ShownDocument(presented)
    for entry in frames.entries ?? [] {
      guard let frame = shown.frame(entry.key) else {
        diagnostics.error(
          "no view has the id \"\(entry.key)\"", at: entry.keyPosition,
          suggestion: Spelling.nearest(to: entry.key, among: shown.ids))
        continue
      }
      guard let numbers = numbers(entry.value) else { continue }
      if !numbers.contains(nil), shown.view(entry.key)?.hasAmbiguousLayout == true {
        diagnostics.error("the layout of \(entry.key) is ambiguous", at: entry.keyPosition)
      }
      let isEqual = zip(frame, numbers).allSatisfy { found, number in
        number.map { abs(found - $0) <= Self.tolerance } ?? true
      }
      if !isEqual {
        let picture = Self.name(of: scene, variant)
        diagnostics.error(
          "\(entry.key) is \(Self.text(frame))\(picture.isEmpty ? "" : " in \(picture)"), expected \(Self.text(numbers))",
          at: entry.keyPosition)
      }
    }
  }

  /// Reads `[x, y, width, height]`, with `~` for a number that the source does not state.
  private func numbers(_ node: DocumentNode) -> [CGFloat?]? {
    guard case .list(let items) = node.content, items.count == 4, items.contains(where: { !$0.isNull }) else {
      return context.expected("a frame [x, y, width, height] with at least one number", at: node)
    }
    var numbers: [CGFloat?] = []
    for item in items {
      guard let number = ValueType<CGFloat>.number.orNull.decode(item, context) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a frame as cases write it, with at most three decimals.
  private static func text(_ numbers: [CGFloat?]) -> String {
    let texts = numbers.map { number in
      number.map { "\(Double(($0 * 1000).rounded()) / 1000)".replacing(#/\.0$/#, with: "") }
    }
    return "[\(texts.map { $0 ?? "~" }.joined(separator: ", "))]"
  }
}
