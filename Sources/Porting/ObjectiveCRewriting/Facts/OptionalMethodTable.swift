/// The protocols of UIKit with their optional requirements.
///
/// The plugin OptionalCalls generates `text`, which lists the protocols, from their declarations.
enum OptionalMethodTable {
  /// A protocol of UIKit.
  struct Entry: Sendable {
    var inherited: [String] = []
    var requirements: [Requirement] = []
  }

  /// An optional requirement.
  struct Requirement: Sendable {
    /// The name of the protocol, below `OptionalMethods`, that has only this requirement.
    let protocolName: String
    let name: String
    let labels: [String]
    let types: [String]
    let result: String

    var fullName: String { MemberFacts(name: name, labels: labels).fullName }
  }

  static let protocols: [String: Entry] = read(text)

  static func read(_ text: String) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    var current = ""
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if line.hasPrefix("\t"), columns.count == 6 {
        entries[current]?.requirements.append(
          Requirement(
            protocolName: columns[1], name: columns[2], labels: list(columns[3], ";"), types: list(columns[4], ";"),
            result: columns[5]))
      } else if columns.count == 2 {
        current = columns[0]
        entries[current] = Entry(inherited: list(columns[1], ","))
      }
    }
    return entries
  }

  private static func list(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator).map(String.init)
  }
}
