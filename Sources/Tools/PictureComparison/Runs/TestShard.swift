import UIFoundation

/// A part of a package's tests, such as the second of three.
package struct TestShard: Sendable, Equatable {
  /// The number of the part, from 1.
  package let number: Int
  package let count: Int

  /// Creates a part from text such as `2/3`; nil for other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), (1...10_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Returns the part's tests, in order. The parts last about equally long by the given times.
  ///
  /// A test without a time counts as the median of the others. `times` has seconds by test name.
  package func tests(of specifiers: [String], times: [String: Double]) -> [String] {
    let known = specifiers.compactMap { times[TestResult.name(ofSpecifier: $0)] }.filter { $0.isFinite }.sorted()
    let median = known.isEmpty ? 1 : known[known.count / 2]
    let weighted = Set(specifiers).sorted().map { specifier in
      // Each test also costs its start, so that many fast tests are divided evenly.
      (specifier, max(0.001, min(times[TestResult.name(ofSpecifier: specifier)] ?? median, 86_400)))
    }
    var loads = Array(repeating: 0.0, count: count)
    var chosen: [String] = []
    for (specifier, seconds) in weighted.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
      guard let shard = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { continue }
      loads[shard] += seconds
      if shard == number - 1 { chosen.append(specifier) }
    }
    return chosen.sorted()
  }

  /// Returns regular expressions for `swift test --filter` that match exactly the tests.
  ///
  /// There is one for each type.
  package static func filters(_ specifiers: [String]) -> [String] {
    let groups = Dictionary(grouping: specifiers) { $0.split(separator: "/").dropLast().joined(separator: "/") }
    return groups.keys.sorted().map { type in
      let names = (groups[type] ?? []).map { $0.dropFirst(type.isEmpty ? 0 : type.count + 1) }
      let functions = names.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "|")
      let prefix = type.isEmpty ? "" : NSRegularExpression.escapedPattern(for: type) + "/"
      // The identifiers of Swift Testing continue with the place of the test.
      return "^\(prefix)(\(functions))(/[^/]*:[0-9]+:[0-9]+)?$"
    }
  }

  /// Returns the times in a file that a report wrote; nil if it cannot be read.
  package static func times(in data: Data) -> [String: Double]? {
    try? JSONDecoder().decode(Times.self, from: data).testTimes
  }

  /// Returns the times of tests as JSON. Tests that run more than once count with their longest time.
  package static func times(of tests: [TestResult]) throws -> Data {
    let times = Dictionary(
      tests.filter { $0.status != .skipped }.map { ($0.name, ($0.seconds * 1000).rounded() / 1000) },
      uniquingKeysWith: max)
    return try JSONEncoder.sorted(.prettyPrinted).encode(Times(testTimes: times)) + Data("\n".utf8)
  }

  /// The content of a file of times. Its key distinguishes it from other JSON, which is not overwritten.
  private struct Times: Codable {
    let testTimes: [String: Double]
  }
}
