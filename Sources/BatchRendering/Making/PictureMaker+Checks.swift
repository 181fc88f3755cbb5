import LayoutDocuments
import UIKitCore

extension PictureMaker {
  /// Returns the warnings about a picture. Throws all of them as ``RenderError`` if the job is strict.
  func checked(_ job: RenderJob, _ shown: LaidOutScene, _ list: DisplayList) throws -> [PictureProblem] {
    let isScreen = job.document.isInterface
    func place(of finding: LayoutFinding) -> String { job.label(shown.place(of: finding, in: job.document.name)) }
    guard job.options.isStrict else {
      let found = LayoutFindings(warningsOf: shown.root, drawnAs: list, expectsContent: isScreen).all.map { finding in
        let advice = finding.kind == .conflict ? "; headframe explain lists the constraints that contradict it" : ""
        return PictureProblem(
          PictureProblem.Kind(finding.kind),
          ["\(place(of: finding)): warning: \(finding.summary)\(advice)".onOneLine])
      }
      return shown.warnings + found
    }
    let found = LayoutFindings(shown.root, drawnAs: list, expectsContent: isScreen).all.map { finding in
      PictureProblem(
        PictureProblem.Kind(finding.kind),
        ["\(place(of: finding)): error: \(finding.summary)".onOneLine] + finding.details.map { "  \($0)".onOneLine })
    }
    let problems = try warnings(of: job.document) + shown.warnings + found
    if !problems.isEmpty { throw RenderError.problems(problems) }
    return []
  }
}
