import LayoutDocuments
import UIKitCore

extension PictureMaker {
  /// Returns the warnings about a picture.
  ///
  /// If the job is strict, all findings and the warnings about the document are thrown as ``RenderError``.
  func warnings(about job: RenderJob, _ scene: LaidOutScene, _ list: DisplayList) throws -> [PictureProblem] {
    let isScreen = job.document.isInterface
    func problem(_ finding: LayoutFinding, _ severity: String, _ advice: String = "") -> PictureProblem {
      let place = job.label(scene.place(of: finding, in: job.document.name))
      let details = severity == "error" ? finding.details.map { "  \($0)".onOneLine } : []
      return PictureProblem(
        PictureProblem.Kind(finding.kind), ["\(place): \(severity): \(finding.summary)\(advice)".onOneLine] + details)
    }
    guard job.options.isStrict else {
      let findings = LayoutFindings(
        warningsOf: scene.root, drawnAs: list, expectsContent: isScreen, reportsUnpainted: true
      ).all
      return scene.warnings
        + findings.map { finding in
          let remedy = finding.remedy.map { "; try \($0)" } ?? ""
          let advice =
            finding.kind == .conflict ? "\(remedy); headframe explain lists the constraints that contradict it" : ""
          return problem(finding, "warning", advice)
        }
    }
    let findings = LayoutFindings(scene.root, drawnAs: list, expectsContent: isScreen, reportsUnpainted: true).all
    let problems = try warnings(of: job.document) + scene.warnings + findings.map { problem($0, "error") }
    if !problems.isEmpty { throw RenderError.problems(problems) }
    return []
  }
}
