import LayoutChecks
import LayoutDocuments
import LayoutFigures
import UIKitCore

extension LaidOutScene {
  /// Returns whether the document declares a finding as intended.
  func expects(_ finding: LayoutFinding) -> Bool {
    expectedFindings.contains { matches($0, finding) }
  }

  /// Returns an error for each declared finding that the picture does not have.
  ///
  /// The findings must include ambiguities.
  package func unmetExpectations(_ findings: [LayoutFinding], in job: RenderJob) -> [PictureProblem] {
    expectedFindings.filter { expected in !findings.contains { matches(expected, $0) } }.map { expected in
      let source = source(of: expected.position)
      var error = DocumentDiagnostic(
        .error, file: source?.name ?? job.document.name, position: expected.position,
        message: reason(expected, in: job),
        suggestion: suggestion(for: expected, among: findings),
        quotedLine: source?.quoted(expected.position.line))
      error.row = job.row?.label.text
      if error.suggestion == nil { error.message += "; remove it from expect, or list it only in scenes that have it" }
      return PictureProblem(.document, error)
    }
  }

  private func reason(_ expected: ExpectedFinding, in job: RenderJob) -> String {
    if let view = expected.view, !isKnown(view) { return "expect names the view \"\(view)\", which does not exist" }
    // Scales and appearances rarely matter.
    let axes = VariantAxis.allCases.filter { $0 != .scale && $0 != .appearance }
    let variant = (job.scene.map { ["scene \($0)"] } ?? []) + axes.flatMap { job.axes.words($0) }
    let place = variant.isEmpty ? "" : " in " + variant.joined(separator: ", ")
    let subject = expected.view ?? "the layout"
    return reason(expected.kind, subject) + place
  }

  private func reason(_ kind: LayoutFinding.Kind, _ subject: String) -> String {
    switch kind {
    case .cutText: "expected cut text, but all of the text of \(subject) is shown"
    case .narrowText: "expected narrow text, but \(subject) has none"
    case .ambiguity: "expected an ambiguity, but \(subject) has a unique position and size"
    case .conflict: "expected a conflict, but the constraints of \(subject) can all be satisfied"
    case .missingGlyphs: "expected missing glyphs, but the fonts have all characters of \(subject)"
    case .blank: "expected a blank picture, but \(subject) draws content"
    case .runaway: "expected a runaway layout, but \(subject) is laid out normally"
    }
  }

  private func suggestion(for expected: ExpectedFinding, among findings: [LayoutFinding]) -> String? {
    if let view = expected.view, !isKnown(view) {
      let ids = views.compactMap(\.id)
      return Spelling.nearest(to: view, among: ids).map { "\(expected.kind.rawValue) \($0)" }
    }
    // The same kind in another view, or else another kind in the same view, that is not declared itself.
    let others = findings.filter { !expects($0) }
    let sameKind = others.first { $0.kind == expected.kind }
    let sameView = others.first { finding in expected.view.map { names(of: finding).contains($0) } ?? false }
    return (sameKind ?? sameView).map { finding in
      ([finding.kind.rawValue] + names(of: finding).prefix(1)).joined(separator: " ")
    }
  }

  private func isKnown(_ view: String) -> Bool {
    if views.contains(where: { $0.id == view }) { return true }
    return root.hasGuide(named: view)
  }

  private func matches(_ expected: ExpectedFinding, _ finding: LayoutFinding) -> Bool {
    guard finding.kind == expected.kind else { return false }
    return expected.view.map { names(of: finding).contains($0) } ?? true
  }

  /// Returns the ids of the views that a finding is about, the most specific first.
  private func names(of finding: LayoutFinding) -> [String] {
    if finding.kind == .conflict { return conflictingViews(finding) }
    return [finding.view, id(of: finding)].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Returns the ids of the views in a conflict, those of the broken constraint first.
  private func conflictingViews(_ finding: LayoutFinding) -> [String] {
    let members = root.layoutNode.currentEngine?.conflictMembers ?? []
    let conflict = members.first { $0.contains { $0.isBroken && finding.summary.hasSuffix($0.sentence) } } ?? []
    let items = (conflict.filter(\.isBroken) + conflict).flatMap { member in
      [member.item, member.constraint?.firstItem, member.constraint?.secondItem]
    }
    return items.compactMap { item in views.first { $0.view === item }?.id }
  }
}

extension UIView {
  /// Returns whether the view or a descendant has a layout guide with the given identifier.
  fileprivate func hasGuide(named name: String) -> Bool {
    layoutGuides.contains { $0.identifier == name } || subviews.contains { $0.hasGuide(named: name) }
  }
}
