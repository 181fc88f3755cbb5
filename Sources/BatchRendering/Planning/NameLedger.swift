import UIKitCore

/// Finds names that stand twice among any number of them, at eight bytes a name.
struct NameLedger {
  private var hashes: [UInt64] = []

  var count: Int { hashes.count }

  mutating func add(_ path: String) {
    hashes.append(Self.hash(path))
  }

  /// The hashes that stand twice; equal names always have equal ones, others hardly ever.
  func repeated() -> Set<UInt64> {
    var result: Set<UInt64> = []
    let sorted = hashes.sorted()
    for (one, next) in zip(sorted, sorted.dropFirst()) where one == next { result.insert(one) }
    return result
  }

  static func hash(_ path: String) -> UInt64 { Digest(Array(normal(path).utf8)).low }

  /// A path without detours, so that `a/../b` and `b` are one name.
  static func normal(_ path: String) -> String {
    // Hardly any path has detours, which begin with a dot or are a slash too many.
    var previous = UInt8(ascii: "/")
    var hasDetours = false
    for byte in path.utf8.dropFirst(path.hasPrefix("/") ? 1 : 0) {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") { hasDetours = true }
      previous = byte
    }
    guard hasDetours || previous == UInt8(ascii: "/") else { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
