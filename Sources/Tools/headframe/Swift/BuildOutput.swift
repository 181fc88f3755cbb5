import BatchRendering
import Foundation
import PictureComparison

/// A filter of a build's output that prints each error once, and at most ten errors in full.
///
/// The compiler repeats the errors of a module for every part of it that fails, with many lines around each.
struct BuildOutput {
  /// The number of errors that are printed with their source lines.
  static let limit = 10

  private enum Severity: String, CaseIterable {
    case error, warning, note
  }

  /// A distinct error.
  private struct Problem {
    let place: String
    let message: String
  }

  private var problems: [Problem] = []
  /// The errors without a place, such as those of a manifest.
  private var plainErrors: [String] = []
  private var seen: Set<Substring> = []
  /// Indicates whether the lines of the current message are omitted.
  private var isOmitting = false

  /// Returns whether a line of the output is printed.
  mutating func accepts(_ line: Substring) -> Bool {
    guard let (severity, place, message) = Self.header(of: line) else {
      if Self.continues(line) { return !isOmitting }
      if line.hasPrefix("error: "), plainErrors.count < Self.limit { plainErrors.append(String(line)) }
      isOmitting = false
      return true
    }
    switch severity {
    case .note: return !isOmitting
    case .warning: isOmitting = !seen.insert(line).inserted
    case .error:
      isOmitting = !seen.insert(line).inserted
      guard !isOmitting else { return false }
      problems.append(Problem(place: String(place), message: String(message)))
      isOmitting = problems.count > Self.limit
    }
    return !isOmitting
  }

  /// The first errors of the build.
  var firstErrors: [String] {
    (problems.map { "\($0.place): error: \($0.message)" } + plainErrors).prefix(Self.limit).map(\.self)
  }

  /// The errors by message, most frequent first; empty if all errors were printed.
  var summary: [String] {
    guard problems.count > Self.limit else { return [] }
    let files = Set(problems.map { $0.place.prefix { $0 != ":" } }).count
    var groups: [(message: String, first: String, count: Int)] = []
    for problem in problems {
      if let index = groups.firstIndex(where: { $0.message == problem.message }) {
        groups[index].count += 1
      } else {
        groups.append((problem.message, problem.place, 1))
      }
    }
    let order = groups.indices.sorted {
      groups[$0].count != groups[$1].count ? groups[$0].count > groups[$1].count : $0 < $1
    }
    return [
      "\(problems.count.counting("error")) in \(files.counting("file")), of which the first \(Self.limit) are above. "
        + "By message, with the first place of each:"
    ] + order.map { "  \(groups[$0].count) × \(groups[$0].message)\n      \(groups[$0].first)" }
  }

  /// Returns the parts of a line such as `/path/File.swift:3:1: error: message`.
  private static func header(of line: Substring) -> (severity: Severity, place: Substring, message: Substring)? {
    guard line.first == "/" || line.contains(": note: ") else { return nil }
    for severity in Severity.allCases {
      guard let range = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<range.lowerBound]
      // The last components are the line and the column; the failures of tests have no column.
      let numbers = place.split(separator: ":").dropFirst().suffix(2)
      guard numbers.count == 2, numbers.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { continue }
      return (severity, place, line[range.upperBound...])
    }
    return nil
  }

  /// Returns whether a line belongs to the message before it, as source lines and marks do.
  private static func continues(_ line: Substring) -> Bool {
    guard let first = line.first else { return true }
    if first == " " || first == "\t" || first == "|" || first == "`" { return true }
    if first.isNumber { return line.drop(while: \.isNumber).hasPrefix(" |") }
    return line.hasPrefix("[#")
  }
}

/// A filter whose lines arrive from two streams.
final class BuildOutputPrinter: @unchecked Sendable {
  private let lock = NSLock()
  private var output = BuildOutput()
  private var log = TestLog()

  /// Copies the accepted lines of a stream to a file descriptor, until the stream ends.
  func copy(_ input: FileHandle, to descriptor: Int32) {
    var rest = Data()
    while case let data = input.availableData, !data.isEmpty {
      rest += data
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      print(rest[...end], to: descriptor)
      rest = Data(rest[rest.index(after: end)...])
    }
    if !rest.isEmpty { print(rest, to: descriptor) }
  }

  private func print(_ data: Data, to descriptor: Int32) {
    let text = String(decoding: data, as: UTF8.self)
    lock.withLock {
      var accepted = ""
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0) {
        log.read(line)
        if output.accepts(line) { accepted += line + "\n" }
      }
      if !text.hasSuffix("\n"), !accepted.isEmpty { accepted.removeLast() }
      _ = ByteWriter.write(Data(accepted.utf8), to: descriptor)
    }
  }

  var summary: [String] { lock.withLock { output.summary } }

  /// The first errors of the build.
  var firstErrors: [String] { lock.withLock { output.firstErrors } }

  /// The outcomes of XCTest's tests.
  var tests: [TestResult] { lock.withLock { log.tests } }
}
