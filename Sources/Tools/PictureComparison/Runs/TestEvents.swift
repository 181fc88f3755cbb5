import UIFoundation

/// The outcomes of Swift Testing's tests, read from the stream of events that it writes.
package enum TestEvents {
  /// Returns the outcomes in the order in which the tests began. A test that has not ended crashed.
  package static func tests(in stream: Data) -> [TestResult] {
    var order: [String] = []
    var runs: [String: Execution] = [:]
    var functions: Set<String> = []
    let decoder = JSONDecoder()
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
      let payload = record.payload
      if record.kind == "test" {
        if payload.kind == "function", let id = payload.id { functions.insert(id) }
        continue
      }
      guard let id = payload.testID, functions.contains(id) else { continue }
      if runs[id] == nil { order.append(id) }
      runs[id, default: Execution()].add(payload)
    }
    return order.compactMap { id in runs[id]?.result(id) }
  }

  /// The events of a test.
  private struct Execution {
    var start: Double?
    var end: Double?
    var isSkipped = false
    var failures: [String] = []
    var reason = ""

    mutating func add(_ event: Payload) {
      switch event.kind {
      case "testStarted": start = event.instant?.absolute
      case "testEnded": end = event.instant?.absolute
      case "testSkipped":
        isSkipped = true
        reason = event.text
      case "issueRecorded":
        guard event.issue?.isFailure ?? (event.issue?.isKnown != true) else { return }
        let place = event.issue?.sourceLocation.flatMap(\.text).map { $0 + ": " } ?? ""
        failures.append(place + event.text)
      default: break
      }
    }

    func result(_ id: String) -> TestResult {
      // The identifier ends with the place, as in Module.Suite/function()/File.swift:3:4.
      let path = id.split(separator: "/").dropLast(id.last?.isNumber == true ? 1 : 0).joined(separator: "/")
      let module = String(path.prefix { $0 != "." })
      var result = TestResult(TestResult.name(ofSpecifier: path), module: module, .passed, seconds: 0)
      if isSkipped {
        result.status = .skipped
        result.message = reason
        return result
      }
      result.message = failures.joined(separator: "\n")
      if let start, let end, end >= start {
        result.seconds = end - start
        if !failures.isEmpty { result.status = .failed }
      } else {
        result.status = .crashed
        result.append("The process ended while this test was running.")
      }
      return result
    }
  }

  // The members of the stream's JSON that are used. Other versions of Swift write others as well.
  private struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    struct Instant: Decodable { let absolute: Double }
    struct Message: Decodable { let text: String }
    struct Issue: Decodable {
      let isFailure: Bool?
      let isKnown: Bool?
      let sourceLocation: Location?
    }
    struct Location: Decodable {
      let filePath: String?
      let _filePath: String?
      let line: Int?

      var text: String? { (filePath ?? _filePath).map { "\($0):\(line ?? 0)" } }
    }

    let kind: String
    let id: String?
    let testID: String?
    let instant: Instant?
    let issue: Issue?
    let messages: [Message]?

    var text: String { (messages ?? []).map(\.text).joined(separator: "\n") }
  }
}
