import UIKitCore

extension Fidelity {
  /// Returns the cause of each difference in a document, in the order of its views; nil where frames agree.
  ///
  /// A view inside a container of wrong size differs for its container's reason.
  package static func causes(
    of document: DocumentResult, _ tolerance: FrameComparison.Tolerance = .halfPoint
  ) -> [String?] {
    let views = document.comparisons
    var causes: [String?] = Array(repeating: nil, count: views.count)
    // Containers come before what they contain.
    for (index, view) in views.enumerated() where !view.isWithin(tolerance) {
      if let container = view.container, let inherited = causes[container], hasWrongSize(views[container]) {
        causes[index] = inherited
      } else {
        causes[index] = "\(view.kind): \(difference(of: view))"
      }
    }
    return causes
  }

  /// Returns the causes of what still differs among the compared views, the most frequent first.
  static func causes(
    of documents: [DocumentResult], _ tolerance: FrameComparison.Tolerance
  ) -> [(cause: String, views: Int, documents: Int)] {
    var views: [String: Int] = [:]
    var places: [String: Set<String>] = [:]
    for document in documents {
      for (view, cause) in zip(document.comparisons, causes(of: document, tolerance)) where view.exemption == nil {
        guard let cause else { continue }
        views[cause, default: 0] += 1
        places[cause, default: []].insert(document.path)
      }
    }
    return views.map { ($0.key, $0.value, places[$0.key]?.count ?? 0) }
      .sorted { ($1.views, $0.cause) < ($0.views, $1.cause) }
  }

  private static func hasWrongSize(_ view: FrameComparison) -> Bool {
    guard let actual = view.actual else { return true }
    return abs(actual.width - view.recorded.width) > 0.5 || abs(actual.height - view.recorded.height) > 0.5
  }

  /// The sides that differ by more than half a point.
  private static func difference(of view: FrameComparison) -> String {
    guard let actual = view.actual else { return "not built" }
    let parts = [
      ("x", actual.minX - view.recorded.minX), ("y", actual.minY - view.recorded.minY),
      ("width", actual.width - view.recorded.width), ("height", actual.height - view.recorded.height),
    ]
    return parts.filter { abs($0.1) > 0.5 }.map(\.0).joined(separator: ", ")
  }
}
