import Foundation
import UIKitCore

extension Fidelity {
  /// One view in both text modes, as a line of JSON.
  private struct ViewRecord: Encodable {
    let project: String
    let document: String
    let line: Int
    let scene: String
    let id: String
    let kind: String
    let container: String?
    let tools: Int
    let device: String?
    let recorded: [Double]
    let actual: [Double]?
    let ownText: [Double]?
    let exemption: String?
    let isDecided: Bool
    let agrees: Bool
    let agreesWithOwnText: Bool
    let cause: String?
    let constraints: [String]
  }

  /// The frames of every view, one JSON object per line, in document order.
  package var views: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines: [String] = []
    for (document, own) in zip(recorded, own) {
      let causes = Self.causes(of: document)
      for (index, (view, ownView)) in zip(document.comparisons, own.comparisons).enumerated() {
        let record = ViewRecord(
          project: document.project, document: view.document, line: view.line, scene: view.scene, id: view.id,
          kind: view.kind, container: view.container.map { document.comparisons[$0].id }, tools: document.toolsVersion,
          device: document.device, recorded: Self.numbers(view.recorded), actual: view.actual.map(Self.numbers),
          ownText: ownView.actual.map(Self.numbers), exemption: view.exemption?.name, isDecided: view.isDecided,
          agrees: view.isWithin(.halfPoint), agreesWithOwnText: ownView.isWithin(.point), cause: causes[index],
          constraints: view.constraints)
        if let data = try? encoder.encode(record) { lines.append(String(decoding: data, as: UTF8.self)) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the rectangle's x, y, width and height, rounded to a thousandth of a point.
  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { (Double($0) * 1000).rounded() / 1000 }
  }
}
