// The rooms of a target: the folders below its own, in the order of a table in Sources/README.md.
import Foundation

/// The rooms in order, each with the rooms whose types it may use.
struct Rooms {
  /// The folder of the target.
  private let folder: String
  /// The name of the target.
  private var module: String { URL(fileURLWithPath: folder).lastPathComponent }
  /// The rooms, the highest first.
  private var order: [String] = []
  /// The rooms that a room may use.
  private var allowed: [String: Set<String>] = [:]

  /// Reads the table below the heading "Rooms of" the target.
  ///
  /// Throws if there is no such heading, if a room uses a room that is not below it, or if the folders differ from the
  /// table.
  init(readme: String, folder: String) throws {
    self.folder = folder
    let text = try String(contentsOfFile: readme, encoding: .utf8)
    guard let heading = text.range(of: "## Rooms of `\(module)`\n") else {
      throw CheckError("\(readme) has no heading “Rooms of `\(module)`”")
    }
    var uses: [String: String] = [:]
    for line in text[heading.upperBound...].prefix(upTo: text.endOfSection(after: heading.upperBound)).split(
      separator: "\n")
    {
      guard let row = line.wholeMatch(of: #/\| `(\w+)` \| .* \| (.*) \|/#) else { continue }
      order.append(String(row.1))
      uses[String(row.1)] = String(row.2)
    }
    for (index, room) in order.enumerated() {
      let below = Set(order[(index + 1)...])
      let text = uses[room] ?? ""
      let named = Set(text.matches(of: #/`(\w+)`/#).map { String($0.1) })
      allowed[room] = text == "all below" ? below : named
      let unknown = named.subtracting(below).sorted()
      guard unknown.isEmpty else {
        throw CheckError("\(readme): \(room) uses \(unknown.joined(separator: ", ")), which is not a room below it")
      }
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.contains(".") }
    guard Set(folders) == Set(order), folders.count == order.count else {
      let differences = Set(folders).symmetricDifference(order).sorted().joined(separator: ", ")
      throw CheckError("\(readme) and the folders of \(folder) differ: \(differences)")
    }
  }

  /// Returns the room of a file; nil for a file outside of the rooms.
  private func room(of file: String) -> String? {
    guard file.hasPrefix(folder + "/") else { return nil }
    let parts = file.dropFirst(folder.count + 1).split(separator: "/")
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }

  /// Returns an error for each type that a file may not use, and for each exception that is not needed.
  func findings(in sources: [IndexedSource], files: [String], exceptions: RoomExceptions) -> [String] {
    var definingFile: [String: String] = [:]
    for source in sources {
      for occurrence in source.occurrences where occurrence.isDefinition && occurrence.isType {
        definingFile[occurrence.declaration] = source.file
      }
    }
    var findings: [String] = []
    var needed: Set<RoomExceptions.Entry> = []
    for source in sources {
      guard let room = room(of: source.file) else { continue }
      var reported: Set<String> = []
      for occurrence in source.occurrences where !occurrence.isDefinition && occurrence.isType {
        guard let file = definingFile[occurrence.declaration], let other = self.room(of: file), other != room,
          allowed[room]?.contains(other) != true
        else { continue }
        let entry = RoomExceptions.Entry(file: String(source.file.dropFirst(folder.count + 1)), type: occurrence.name)
        if exceptions.entries.contains(entry) {
          needed.insert(entry)
        } else if reported.insert(occurrence.name).inserted {
          findings.append(
            "\(source.file):\(occurrence.line): error: \(room) may not use \(occurrence.name) of \(other); "
              + "see Rooms of `\(module)` in Sources/README.md")
        }
      }
    }
    return findings
      + exceptions.ordered.filter { !needed.contains($0) }.map {
        "\(exceptions.path): error: \($0.file) no longer uses \($0.type); delete the line"
      }
  }
}

/// The types of higher rooms that files may use, each with a reason. The list only shrinks.
struct RoomExceptions {
  struct Entry: Hashable {
    /// The path in the target's folder.
    var file: String
    var type: String
  }

  /// The number of entries. A deletion lowers it, and nothing raises it.
  private static let limit = 31

  let path: String
  private(set) var ordered: [Entry] = []
  private(set) var entries: Set<Entry> = []

  /// Reads lines of the form `file | type | reason`.
  ///
  /// Throws for a line of another form, and if the number of lines differs from the limit.
  init(path: String) throws {
    self.path = path
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    for line in lines where !line.hasPrefix("#") {
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 3, !parts[2].isEmpty else { throw CheckError("\(path): not file | type | reason: \(line)") }
      ordered.append(Entry(file: parts[0], type: parts[1]))
    }
    entries = Set(ordered)
    guard ordered.count == Self.limit else {
      throw CheckError(
        "\(path) has \(ordered.count) entries, not \(Self.limit); after a deletion, lower the limit in Rooms.swift")
    }
  }
}

extension String {
  /// Returns the position of the next heading of the second level, or the end.
  fileprivate func endOfSection(after start: Index) -> Index {
    self[start...].range(of: "\n## ")?.lowerBound ?? endIndex
  }
}
