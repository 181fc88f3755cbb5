/// The projects that were held out while rules were derived, by their numbers on the page of figures.
package struct ProjectSelection: Sendable, Equatable {
  /// The part of a project's documents, in the order of their paths.
  private enum Part: Sendable, Equatable {
    case all, secondHalf
  }

  private let parts: [Int: Part]

  /// Parses numbers such as `1b,13`, where `b` is the second half; nil if one is invalid or repeated.
  package init?(_ text: String) {
    var parts: [Int: Part] = [:]
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let isHalf = item.hasSuffix("b")
      guard let number = Int(isHalf ? item.dropLast() : item), number > 0, parts[number] == nil else { return nil }
      parts[number] = isHalf ? .secondHalf : .all
    }
    self.parts = parts
  }

  /// Returns a Boolean value for each document that indicates whether it is held out.
  ///
  /// The documents of a project are in the order of their paths.
  func contains(_ documents: [Fidelity.DocumentResult], numbering projects: [String]) -> [Bool] {
    var seen: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for document in documents { counts[document.project, default: 0] += 1 }
    return documents.map { document in
      let index = seen[document.project, default: 0]
      seen[document.project] = index + 1
      guard let place = projects.firstIndex(of: document.project), let part = parts[place + 1] else { return false }
      return part == .all || index >= counts[document.project, default: 0] / 2
    }
  }
}
