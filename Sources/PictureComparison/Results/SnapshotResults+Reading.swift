import Glibc
import UIFoundation

/// Records that were read, with what could not be.
package struct SnapshotRecords: Sendable {
  /// All records, oldest first.
  package let all: [SnapshotRecord]
  /// Lines that were cut or are of another version.
  package let unreadable: Int

  /// The last record of each assertion, in the order in which they first came up.
  package var newest: [SnapshotRecord] { Self.newest(all) }

  /// The last record of each assertion of the run that added the last line.
  package var ofLastRun: [SnapshotRecord] {
    guard let run = all.last?.run else { return [] }
    return Self.newest(all.filter { $0.run == run })
  }

  private static func newest(_ records: [SnapshotRecord]) -> [SnapshotRecord] {
    var places: [String: Int] = [:]
    var result: [SnapshotRecord] = []
    for record in records {
      if let place = places[record.key] {
        result[place] = record
      } else {
        places[record.key] = result.count
        result.append(record)
      }
    }
    return result
  }
}

// Reading and tidying.
extension SnapshotResults {
  /// Reads all records; none where no test has run.
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
    return SnapshotRecords(all: all, unreadable: unreadable)
  }

  /// Keeps the records of the last run and the files they name; everything else goes.
  package func tidy() throws(WritingError) {
    guard FileManager.default.fileExists(atPath: recordsPath) else { return }
    let lock = try ResultsLock(folder, exclusive: true)
    defer { lock.close() }
    let kept = records().ofLastRun
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = Data()
    for record in kept {
      guard let line = try? encoder.encode(record) else { continue }
      data += line + Data("\n".utf8)
    }
    try ReferenceWriter.write(data, to: recordsPath)
    let used = Set(kept.flatMap { [$0.files.reference, $0.files.actual, $0.files.difference].compactMap { $0 } })
    let failures = folder + "/failures"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: failures)) ?? [] {
      for number in (try? FileManager.default.contentsOfDirectory(atPath: "\(failures)/\(name)")) ?? [] {
        let place = "failures/\(name)/\(number)/"
        if !used.contains(where: { $0.hasPrefix(place) }) {
          try? FileManager.default.removeItem(atPath: folder + "/" + place)
        }
      }
      // Fails, rightly, where something is left inside.
      rmdir("\(failures)/\(name)")
    }
  }
}
