import Glibc
import Synchronization
import UIFoundation
import UIGraphics

/// The folder into which tests write what became of their snapshots; for any number of processes and threads.
///
/// `results.jsonl` has a line for each assertion, the newest last; each failure has a folder of files beside it.
package struct SnapshotResults: Sendable, Equatable {
  /// The results' folder.
  package let folder: String
  /// The package whose tests these are; paths in records start there.
  package let root: String
  /// The name of the run that adds records.
  package let run: String

  /// The records' file.
  package static let recordsName = "results.jsonl"
  /// The variable that names another folder.
  package static let environmentVariable = "SNAPSHOT_ARTIFACTS"

  /// Results in a folder.
  package init(folder: String, root: String, run: String = Self.currentRun) {
    self.folder = folder
    self.root = root
    self.run = run
  }

  /// The results of the package that a file or folder lies in: `.build/snapshot-results`, unless the environment
  /// names another folder.
  package init(near path: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let root = Self.packageRoot(of: path)
    var folder = root + "/.build/snapshot-results"
    if let named = environment[Self.environmentVariable], !named.isEmpty {
      folder =
        URL(fileURLWithPath: named, relativeTo: URL(fileURLWithPath: root, isDirectory: true)).standardizedFileURL
        .path
    }
    self.init(folder: folder, root: root)
  }

  /// The nearest folder with a manifest, at or above a path; the working folder where there is none.
  package static func packageRoot(of path: String) -> String {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.currentDirectoryPath
  }

  /// Names the program that started this one, with the moment when: the processes of one `swift test` share it.
  package static let currentRun = run(of: getppid())

  /// Names a process with the moment when it was started, which no other one shares.
  package static func run(of process: Int32) -> String {
    let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    // The second field is a name in parentheses, which may hold anything; the start is the 20th after it.
    let text = String(decoding: status, as: UTF8.self)
    let fields = (text.lastIndex(of: ")").map { text[text.index(after: $0)...] } ?? "").split(separator: " ")
    return "\(process)-\(fields.count > 19 ? String(fields[19]) : "0")"
  }

  /// A path from the package's root, where it lies below; else the path itself, as one that is relative already.
  package func relative(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : whole
  }

  /// The bytes of a file that a record names; nil where it is gone or does not lie in the folder.
  package func contents(of path: String) -> Data? {
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let whole = URL(fileURLWithPath: self.folder + "/" + path).resolvingSymlinksInPath().path
    guard whole.hasPrefix(folder + "/") else { return nil }
    return FileManager.default.contents(atPath: whole)
  }

  /// Whether a path lies below the package, links followed as far as they exist.
  package func isInPackage(_ path: String) -> Bool {
    let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/" && !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    let resolved = folder.resolvingSymlinksInPath().path
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return !isLink && (resolved == root || resolved.hasPrefix(root + "/"))
  }

  /// The path that a record names.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : root + "/" + path
  }
}

// Writing.
extension SnapshotResults {
  /// The files of a failure, as bytes; what is nil is not written.
  package struct Evidence: Sendable {
    package var reference: Data?
    package var actual: Data?
    package var difference: Data?
    /// The ending of reference and actual, such as `png` or `txt`.
    package var pathExtension: String

    /// The files of a failure.
    package init(reference: Data?, actual: Data?, difference: Data? = nil, pathExtension: String) {
      self.reference = reference
      self.actual = actual
      self.difference = difference
      self.pathExtension = pathExtension
    }
  }

  /// Adds a record, after its files; what is returned has the files' paths.
  @discardableResult
  package func add(_ record: SnapshotRecord, evidence: Evidence? = nil) throws(WritingError) -> SnapshotRecord {
    var record = record
    record.run = run
    record.reference = relative(record.reference)
    if !record.file.isEmpty { record.file = relative(record.file) }
    try ReferenceWriter.makeFolder(folder)
    try Self.tidyOnce(self)
    // Held from the first file on, so that no one tidies away what no record names yet.
    let lock = try ResultsLock(folder, exclusive: false)
    defer { lock.close() }
    if let evidence { record.files = try write(evidence, of: record) }
    try append(record)
    return record
  }

  /// Adds a record that takes an earlier one's place in the same run, and removes the files that one named.
  package func replace(_ record: SnapshotRecord, by status: SnapshotRecord.Status) throws(WritingError) {
    var changed = record
    changed.status = status
    changed.files = SnapshotRecord.Files()
    let lock = try ResultsLock(folder, exclusive: false)
    defer { lock.close() }
    try append(changed)
    for path in [record.files.reference, record.files.actual, record.files.difference].compactMap({ $0 }) {
      guard contents(of: path) != nil else { continue }
      let file = folder + "/" + path
      unlink(file)
      // Fails, rightly, while something is left inside.
      let place = URL(fileURLWithPath: file).deletingLastPathComponent()
      rmdir(place.path)
      rmdir(place.deletingLastPathComponent().path)
    }
  }

  /// The records' file.
  package var recordsPath: String { folder + "/" + Self.recordsName }

  private func write(_ evidence: Evidence, of record: SnapshotRecord) throws(WritingError) -> SnapshotRecord.Files {
    let place = "failures/" + Self.folderName(record)
    // A test that failed before and fails again, maybe elsewhere at the same time, leaves each trio whole.
    let number = "\(getpid())-\(Self.nextNumber())"
    var files = SnapshotRecord.Files()
    let parts: [(WritableKeyPath<SnapshotRecord.Files, String?>, String, Data?)] = [
      (\.reference, "reference.\(evidence.pathExtension)", evidence.reference),
      (\.actual, "actual.\(evidence.pathExtension)", evidence.actual),
      (\.difference, "difference.\(evidence.pathExtension)", evidence.difference),
    ]
    for (part, name, data) in parts {
      guard let data else { continue }
      let path = "\(place)/\(number)/\(name)"
      try ReferenceWriter.write(data, to: folder + "/" + path)
      files[keyPath: part] = path
    }
    return files
  }

  /// A readable name, and the digest of the key, since different keys may read alike.
  private static func folderName(_ record: SnapshotRecord) -> String {
    let readable = (record.test + "-" + record.name).unicodeScalars.map { scalar in
      CharacterSet.alphanumerics.contains(scalar) && scalar.isASCII ? Character(scalar) : "-"
    }
    return String(readable.suffix(80)) + "-" + Digest([UInt8](record.key.utf8)).description.prefix(12)
  }

  /// One write at the file's end, which no other process can come between.
  private func append(_ record: SnapshotRecord) throws(WritingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do {
      line = try encoder.encode(record)
    } catch {
      throw .file(path: recordsPath, reason: "\(error)")
    }
    let file = open(recordsPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .file(path: recordsPath, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    // A line that a full disk has cut is ended by the next one's beginning.
    let bytes = Data("\n".utf8) + line + Data("\n".utf8)
    let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    guard count == bytes.count else {
      let reason = count < 0 ? String(cString: strerror(errno)) : "No space left on device"
      throw .file(path: recordsPath, reason: reason)
    }
  }

  /// Drops what older runs have left once that is much, the first time that a process adds to a folder.
  private static func tidyOnce(_ results: SnapshotResults) throws(WritingError) {
    guard seen.withLock({ $0.insert(results.folder).inserted }) else { return }
    var status = stat()
    guard stat(results.recordsPath, &status) == 0, status.st_size > largestRecords else { return }
    try results.tidy()
  }

  // Some ten thousand assertions.
  private static let largestRecords = 8 << 20
  private static let seen = Mutex(Set<String>())
  private static let counter = Atomic<Int>(0)

  private static func nextNumber() -> Int { counter.add(1, ordering: .relaxed).newValue }
}
