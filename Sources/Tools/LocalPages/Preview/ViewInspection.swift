import BatchRendering
import LayoutChecks
import LayoutDocuments
import UIKitCore

/// The sizes, constraints and problems of one view of a scene.
@MainActor
struct ViewInspection {
  private let shown: LaidOutScene
  private let index: Int
  private let document: String
  private let view: UIView

  init(_ index: Int, in shown: LaidOutScene, document: String) {
    (self.index, self.shown, self.document) = (index, shown, document)
    view = shown.views[index].view
  }

  /// The inspection as one JSON object without a line break.
  var line: String {
    let element = shown.views[index]
    let intrinsic = view.intrinsicContentSize
    return JSONText.object([
      "id": element.id.map { .text($0) } ?? .null, "class": .text(element.className),
      "place": shown.place(ofViewAt: index, in: document).map { .text($0) },
      "frame": PreviewDescription.numbers(view.convert(view.bounds, toPictureOf: shown.root)),
      "frameInParent": PreviewDescription.numbers(
        view === shown.root ? CGRect(origin: .zero, size: view.bounds.size) : view.frame),
      "intrinsic": .list([Self.length(intrinsic.width), Self.length(intrinsic.height)]),
      "hugging": .list([.horizontal, .vertical].map { Self.number(view.contentHuggingPriority(for: $0)) }),
      "compression": .list(
        [.horizontal, .vertical].map { Self.number(view.contentCompressionResistancePriority(for: $0)) }),
      "chains": .list(
        [LayoutMeasure.x, .y, .width, .height].map { ChainReport.value(view.constraintChain(of: $0)) }),
      "yielding": .list(view.yieldingConstraints.map { ChainReport.value($0) }),
      "findings": .list(findings),
    ])
  }

  /// The findings about the view, including conflicts that involve its constraints.
  private var findings: [DataValue] {
    let report = FindingsReport(shown, of: ReportSubject(input: document, scene: nil, variant: ""))
    // The report begins with the conflicts, in the order of `conflictMembers`.
    let conflicts = shown.root.conflictMembers.map { members in
      members.contains { $0.item === view || $0.constraint?.firstItem === view || $0.constraint?.secondItem === view }
    }
    return zip(report.findings, report.values).enumerated().compactMap { number, pair in
      let (finding, value) = pair
      let concernsView =
        finding.kind == .conflict
        ? conflicts.indices.contains(number) && conflicts[number] : finding.item == ObjectIdentifier(view)
      return concernsView ? value : nil
    }
  }

  /// Returns a side of the intrinsic content size as JSON; null without an intrinsic size.
  private static func length(_ side: CGFloat) -> DataValue {
    side == UIView.noIntrinsicMetric ? .null : .number(PreviewDescription.rounded(Double(side)))
  }

  private static func number(_ priority: UILayoutPriority) -> DataValue { .number(Double(priority.rawValue)) }
}
