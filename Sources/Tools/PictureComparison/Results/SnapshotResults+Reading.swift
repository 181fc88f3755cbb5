import Glibc
import UIFoundation

/// The records of a results file, and the number of unreadable lines.
package struct SnapshotRecords: Sendable {
  /// The records, oldest first.
  package let all: [SnapshotRecord]
  /// The number of truncated lines and lines of another version.
  package let unreadable: Int
  /// The newest run; nil for results of a version that did not record it.
  package let run: TestRun?

  /// The last record of each assertion of the newest run; none if that run asserted no snapshot.
  package var ofLastRun: [SnapshotRecord] {
    guard let run = run?.id ?? all.last?.run else { return [] }
    return Self.newest(all.filter { $0.run == run })
  }

  private static func newest(_ records: [SnapshotRecord]) -> [SnapshotRecord] {
    var indices: [String: Int] = [:]
    var result: [SnapshotRecord] = []
    for record in records {
      if let index = indices[record.key] {
        result[index] = record
      } else {
        indices[record.key] = result.count
        result.append(record)
      }
    }
    return result
  }
}

// MARK: - Reading and cleanup
extension SnapshotResults {
  /// Returns all records; none if no test has run.
  package func records() -> SnapshotRecords {
    let data = FileManager.default.contents(atPath: recordsPath) ?? Data()
    let decoder = JSONDecoder()
    var all: [SnapshotRecord] = []
    var unreadable = 0
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if let record = try? decoder.decode(SnapshotRecord.self, from: Data(line)) {
        all.append(record)
      } else {
        unreadable += 1
      }
    }
    return SnapshotRecords(all: all, unreadable: unreadable, run: testRun())
  }

  /// Removes all records except the last of each assertion of the last run.
  ///
  /// Also removes the files of all other failures.
  package func tidy() throws(WritingError) {
    guard FileManager.default.fileExists(atPath: recordsPath) else { return }
    let lock = try ResultsLock(folder, exclusive: true)
    defer { lock.close() }
    let kept = records().ofLastRun
    let encoder = JSONEncoder.sorted()
    var data = Data()
    for record in kept {
      guard let line = try? encoder.encode(record) else { continue }
      data += line + Data("\n".utf8)
    }
    try ReferenceWriter.write(data, to: recordsPath)
    let used = Set(kept.flatMap { $0.files.named.map(\.file) })
    let failures = folder + "/failures"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: failures)) ?? [] {
      for number in (try? FileManager.default.contentsOfDirectory(atPath: "\(failures)/\(name)")) ?? [] {
        let path = "failures/\(name)/\(number)/"
        if !used.contains(where: { $0.hasPrefix(path) }) {
          try? FileManager.default.removeItem(atPath: folder + "/" + path)
        }
      }
      // For a folder that is not empty, this fails, as intended.
      rmdir("\(failures)/\(name)")
    }
  }
}
