import Foundation

/// The tables of a page that list types in the order in which they are used, each with its folder.
package struct Journeys {
  private let page: String
  private var stops: [(type: String, folder: String, line: Int)] = []

  /// Reads the tables below the headings of the third level that begin with "From". Throws if there are none.
  package init(page: String) throws {
    self.page = page
    var isJourney = false
    let lines = try String(contentsOfFile: page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") || line.hasPrefix("### ") { isJourney = line.hasPrefix("### From ") }
      guard isJourney, let row = line.wholeMatch(of: #/\| `(\w+)` \| `(\w+)` \| .* \|/#) else { continue }
      stops.append((String(row.1), String(row.2), index + 1))
    }
    guard !stops.isEmpty else {
      throw ListError("\(page): error: has no journeys below headings that begin with From")
    }
  }

  /// Returns an error for each type that its folder does not declare.
  package func findings(in files: [SourceFile]) -> [String] {
    var declared: [String: Set<String>] = [:]
    for file in files {
      let parts = file.path.split(separator: "/")
      guard parts.count > 3 else { continue }
      declared[String(parts[2]), default: []].formUnion(file.facts.types.map(\.name))
    }
    return stops.filter { declared[$0.folder]?.contains($0.type) != true }.map {
      "\(page):\($0.line): error: no folder \($0.folder) in Sources declares \($0.type); was it renamed or moved?"
    }
  }
}
