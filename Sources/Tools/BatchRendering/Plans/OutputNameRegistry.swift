import UIKitCore

/// A detector of duplicate output paths that uses eight bytes per path.
struct OutputNameRegistry {
  private var hashes: [UInt64] = []

  mutating func add(_ path: String) {
    hashes.append(Self.hash(path))
  }

  /// Returns the hashes that occur more than once. Different paths rarely share a hash.
  func repeated() -> Set<UInt64> {
    var result: Set<UInt64> = []
    let sorted = hashes.sorted()
    for (one, next) in zip(sorted, sorted.dropFirst()) where one == next { result.insert(one) }
    return result
  }

  static func hash(_ path: String) -> UInt64 { Digest(Array(normalized(path).utf8)).low }

  /// Returns a path without `.`, repeated slashes and `..` after a name.
  ///
  /// For example, `a/../b` becomes `b`.
  static func normalized(_ path: String) -> String {
    // Few paths have a component that begins with a dot, or a repeated slash.
    var previous = UInt8(ascii: "/")
    var needsSplitting = false
    for byte in path.utf8.dropFirst(path.hasPrefix("/") ? 1 : 0) {
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") { needsSplitting = true }
      previous = byte
    }
    guard needsSplitting || previous == UInt8(ascii: "/") else { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
