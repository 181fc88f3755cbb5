import LayoutChecks
import LayoutDocuments
import UIKitCore

extension PictureMaker {
  /// Returns the warnings about a picture, without the findings that its document declares as intended.
  ///
  /// Declared findings that the picture does not have are thrown as ``RenderError``; if the job is strict, so are all
  /// other findings and the warnings about the document.
  func warnings(about job: RenderJob, _ scene: LaidOutScene, _ list: DisplayList) throws -> [PictureProblem] {
    let isScreen = job.document.isInterface
    // Ambiguities take longer to find.
    let needsAll = job.options.isStrict || !scene.expectedFindings.isEmpty
    let all =
      needsAll
      ? LayoutFindings(scene.root, drawnAs: list, expectsContent: isScreen, reportsUnpainted: true).all : []
    try job.checkLayoutWork()
    let unmet = scene.unmetExpectations(all, in: job)
    guard job.options.isStrict else {
      if !unmet.isEmpty { throw RenderError.problems(unmet) }
      let findings = LayoutFindings(
        warningsOf: scene.root, drawnAs: list, expectsContent: isScreen, reportsUnpainted: true)
      try job.checkLayoutWork()
      return scene.warnings + findings.all.filter { !scene.expects($0) }.map { Self.warning($0, about: job, scene) }
    }
    let errors = all.filter { !scene.expects($0) }.map { Self.problem($0, "error", about: job, scene) }
    let problems = try warnings(of: job.document) + scene.warnings + unmet + errors
    if !problems.isEmpty { throw RenderError.problems(problems) }
    return []
  }

  private static func warning(
    _ finding: LayoutFinding, about job: RenderJob, _ scene: LaidOutScene
  ) -> PictureProblem {
    guard finding.kind == .conflict else { return problem(finding, "warning", about: job, scene) }
    let remedy = finding.remedy.map { "; try \($0)" } ?? ""
    return problem(
      finding, "warning", advice: "\(remedy); headframe explain lists the constraints that contradict it", about: job,
      scene)
  }

  private static func problem(
    _ finding: LayoutFinding, _ severity: String, advice: String = "", about job: RenderJob, _ scene: LaidOutScene
  ) -> PictureProblem {
    let place = job.label(scene.place(of: finding, in: job.document.name))
    let details = severity == "error" ? finding.details.map { "  \($0)".onOneLine } : []
    let lines = ["\(place): \(severity): \(finding.summary)\(advice)".onOneLine] + details
    let kind = PictureProblem.Kind(finding.kind)
    // The sizes in these findings differ between scales and other variants.
    guard [.cutText, .narrowText, .ambiguity].contains(finding.kind) else { return PictureProblem(kind, lines) }
    return PictureProblem(kind, lines, subject: "\(place): \(kind.rawValue) \(finding.view)")
  }
}
