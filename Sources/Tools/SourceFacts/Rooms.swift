import Foundation

/// The folders of a target, called rooms, in an order in which each uses only rooms below it.
package struct Rooms {
  /// A file that names a type of a room that it may not use, for a reason.
  private struct Exception: Hashable {
    /// The path in the folder of the target, or a pattern of paths with asterisks.
    let file: String
    let type: String
    let line: Int
  }

  /// The folder of the target.
  private let folder: String
  /// The path of the list, for messages.
  private let list: String
  /// The rooms, the highest first.
  private var order: [String] = []
  private var allowed: [String: Set<String>] = [:]
  private var exceptions: [Exception] = []

  /// Reads the rooms of all targets in a list.
  ///
  /// A section begins with the folder of a target in brackets. A line `room: room room` has the rooms that a room uses;
  /// `all below` are all rooms of the following lines. A line `file | type, type | reason` is an exception, whose file
  /// can have asterisks and whose types can be nested ones. Lines that begin with `#` are ignored.
  package static func all(in list: String) throws -> [Rooms] {
    let lines = try String(contentsOfFile: list, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var all: [Rooms] = []
    var uses: [(index: Int, room: String, names: String, line: Int)] = []
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if let heading = line.wholeMatch(of: #/\[(.*)\]/#) {
        all.append(Rooms(folder: String(heading.1), list: list))
        continue
      }
      guard !all.isEmpty else { throw ListError("\(list):\(index + 1): error: a line before the first [folder]") }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) {
        for type in parts[1].split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
          all[all.count - 1].exceptions.append(Exception(file: parts[0], type: type, line: index + 1))
        }
      } else if let room = line.wholeMatch(of: #/(\w+):(.*)/#) {
        all[all.count - 1].order.append(String(room.1))
        uses.append((all.count - 1, String(room.1), room.2.trimmingCharacters(in: .whitespaces), index + 1))
      } else {
        throw ListError(
          "\(list):\(index + 1): error: expected [folder], room: rooms, or file | type, type | reason: \(line)")
      }
    }
    for use in uses { try all[use.index].allow(use.room, use.names, line: use.line) }
    for rooms in all { try rooms.compareFolders() }
    return all
  }

  private init(folder: String, list: String) {
    self.folder = folder
    self.list = list
  }

  private mutating func allow(_ room: String, _ names: String, line: Int) throws {
    let below = Set(order.drop { $0 != room }.dropFirst())
    let used = names == "all below" ? below : Set(names.split(separator: " ").map(String.init))
    let unknown = used.subtracting(below).sorted()
    guard unknown.isEmpty else {
      throw ListError(
        "\(list):\(line): error: \(room) uses \(unknown.joined(separator: ", ")), which is not a room below it")
    }
    allowed[room] = used
  }

  private func compareFolders() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.contains(".") }
    let differences = Set(folders).symmetricDifference(order).sorted()
    guard differences.isEmpty, folders.count == order.count else {
      throw ListError("\(list): error: differs from the folders of \(folder): \(differences.joined(separator: ", "))")
    }
  }

  /// Returns the path of a file in the target's folder; nil for other files.
  private func inside(_ file: SourceFile) -> Substring? {
    file.path.hasPrefix(folder + "/") ? file.path.dropFirst(folder.count + 1) : nil
  }

  /// Returns the room of a path in the target's folder; nil for a file beside the rooms.
  private func room(of path: Substring) -> String? {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }

  /// Returns the rooms of types by name, without names that stand for different types.
  ///
  /// A name stands for the type outside of other types that has it, or else for a nested one. Names of nested types
  /// that are also those of generic parameters are left out.
  private func roomsOfTypes(in files: [SourceFile]) -> [String: String] {
    var top: [String: Set<String>] = [:]
    var nested: [String: Set<String>] = [:]
    var parameters: Set<String> = []
    for file in files {
      guard let room = inside(file).flatMap(room) else { continue }
      for type in file.facts.types where !type.isPrivate {
        if type.isParameter {
          parameters.insert(type.name)
        } else if type.isTopLevel {
          top[type.name, default: []].insert(room)
        } else {
          nested[type.name, default: []].insert(room)
        }
      }
    }
    let rooms = nested.filter { !parameters.contains($0.key) }.merging(top) { _, outer in outer }
    return rooms.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns an error for each type that a file may not use, and for each exception that is not needed.
  package func findings(in files: [SourceFile]) -> [String] {
    let rooms = roomsOfTypes(in: files)
    var findings: [String] = []
    var needed: Set<Exception> = []
    for file in files {
      guard let path = inside(file), let room = room(of: path) else { continue }
      let own = Set(file.facts.types.map(\.name))
      var reported: Set<String> = []
      for use in file.facts.typeUses where !own.contains(use.name) {
        guard let other = rooms[use.name], other != room, allowed[room]?.contains(other) != true else { continue }
        let exceptions = exceptions.filter {
          ($0.type == use.name || $0.type == use.qualifiedName) && fnmatch($0.file, String(path), 0) == 0
        }
        if exceptions.isEmpty {
          guard reported.insert(use.name).inserted else { continue }
          findings.append("\(file.path):\(use.line): error: \(room) may not use \(use.name) of \(other); see \(list)")
        }
        needed.formUnion(exceptions)
      }
    }
    return findings
      + exceptions.filter { !needed.contains($0) }.map {
        "\(list):\($0.line): error: \($0.file) no longer uses \($0.type); delete it"
      }
  }
}

/// A list of a check that has a mistake.
package struct ListError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
