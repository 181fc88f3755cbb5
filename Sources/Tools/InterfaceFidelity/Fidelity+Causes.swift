import UIKitCore

extension Fidelity {
  /// Returns the causes of differences, one for each view of a document; nil for views that agree.
  ///
  /// A cause is a reason, a class and the sides that differ. A view in a container whose size is wrong has the cause of
  /// its container.
  package static func causes(
    of document: DocumentResult, _ tolerance: FrameComparison.Tolerance = .halfPoint
  ) -> [String?] {
    let views = document.comparisons
    var causes: [String?] = Array(repeating: nil, count: views.count)
    // Containers precede their subviews.
    for (index, view) in views.enumerated() where !view.isWithin(tolerance) {
      if let container = view.container, let inherited = causes[container], hasWrongSize(views[container]) {
        causes[index] = inherited
      } else {
        causes[index] = "\(reason(for: view, among: views, tolerance)): \(view.kind), \(difference(of: view))"
      }
    }
    return causes
  }

  /// Returns the presumed reason for the difference of a view, from its class and its constraints.
  private static func reason(
    for view: FrameComparison, among views: [FrameComparison], _ tolerance: FrameComparison.Tolerance
  ) -> String {
    if ["navigationBar", "toolbar", "tabBar"].contains(view.kind) { return "bar" }
    guard view.isDecided else { return "mask" }
    let container = view.container.map { views[$0] }
    if container?.kind == "stackView" { return "stack" }
    let hasWrongNeighbor = views.contains { other in
      !other.isWithin(tolerance) && other.id != view.id && other.container == view.container
        && view.constraints.contains { $0.contains(other.id) }
    }
    if hasWrongNeighbor { return "neighbor" }
    if view.constraints.contains(where: { $0.contains("SafeArea") }) { return "safe area" }
    if view.constraints.contains(where: { $0.contains("Margin") }) { return "margins" }
    return ownReason(of: view.kind)
  }

  /// Returns the reason that the class of a view suggests; `constraints` for most classes.
  private static func ownReason(of kind: String) -> String {
    switch kind {
    case "label", "button", "textField", "textView": "text"
    case "imageView": "image"
    case "stackView": "stack"
    case "switch", "slider", "stepper", "segmentedControl", "progressView", "pageControl", "datePicker", "pickerView",
      "searchBar", "activityIndicatorView":
      "control"
    default: "constraints"
    }
  }

  /// Returns the causes of the differences among the compared views, the most frequent first.
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

  /// Returns the names of the sides that differ by more than half a point.
  private static func difference(of view: FrameComparison) -> String {
    guard let actual = view.actual else { return "not built" }
    let parts = [
      ("x", actual.minX - view.recorded.minX), ("y", actual.minY - view.recorded.minY),
      ("width", actual.width - view.recorded.width), ("height", actual.height - view.recorded.height),
    ]
    return parts.filter { abs($0.1) > 0.5 }.map(\.0).joined(separator: ", ")
  }
}
