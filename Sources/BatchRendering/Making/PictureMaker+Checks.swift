import LayoutDocuments
import UIKitCore

extension PictureMaker {
  /// The warnings about a picture; throws ``RenderError`` with all of them where the job is strict.
  func checked(_ job: RenderJob, _ shown: ShownScene, _ list: DisplayList) throws -> [String] {
    guard job.options.isStrict else {
      let found = LayoutFindings(textsOf: shown.root, drawnAs: list).all
      return shown.warnings + found.map { "\(Self.name(of: job)): warning: \($0.summary)".onOneLine }
    }
    let found = LayoutFindings(shown.root, drawnAs: list).all.flatMap { finding in
      ["\(Self.name(of: job)): error: \(finding.summary)".onOneLine] + finding.details.map { "  \($0)".onOneLine }
    }
    let problems = try warnings(of: job.document) + shown.warnings + found
    if !problems.isEmpty { throw RenderError.reported(problems) }
    return []
  }

  /// The document, with scene and row where there are several.
  private static func name(of job: RenderJob) -> String {
    let scene = job.scene.map { " \($0)" } ?? ""
    return job.document.name + scene + (job.row.map { " (row \($0.number))" } ?? "")
  }
}
