import Glibc
import Synchronization
import UIFoundation
import UIGraphics

/// The folder to which tests write the outcomes of snapshots, safe across processes and threads.
///
/// `results.jsonl` has a line for each assertion, the newest last. Each failure has a folder of files next to it.
package struct SnapshotResults: Sendable, Equatable {
  /// The folder of the results.
  package let folder: String
  /// The root of the package, the base of paths in records.
  package let root: String
  /// The name of the run that adds records.
  package let run: String

  package static let recordsName = "results.jsonl"
  /// The name of the folder of attachments next to the other files of a failure.
  package static let attachmentsName = "attachments"
  /// The environment variable that overrides the folder.
  package static let environmentVariable = "SNAPSHOT_ARTIFACTS"
  /// The environment variable that names a run of several test processes.
  package static let runVariable = "SNAPSHOT_RUN"

  /// Creates results in a folder.
  package init(folder: String, root: String, run: String = Self.currentRun) {
    self.folder = folder
    self.root = root
    self.run = run
  }

  /// Creates the results of the package that contains a path, in `.build/snapshot-results`.
  ///
  /// The environment can override the folder.
  package init(near path: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let root = Self.packageRoot(of: path) ?? FileManager.default.currentDirectoryPath
    var folder = root + "/.build/snapshot-results"
    if let custom = environment[Self.environmentVariable], !custom.isEmpty {
      folder =
        URL(fileURLWithPath: custom, relativeTo: URL(fileURLWithPath: root, isDirectory: true)).standardizedFileURL
        .path
    }
    self.init(folder: folder, root: root)
  }

  /// Returns the nearest folder with a manifest at or above a path; nil if there is none.
  package static func packageRoot(of path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The name of this run, from the environment or the parent process. All of the run's tests share it.
  package static let currentRun = name(in: ProcessInfo.processInfo.environment) ?? run(of: getppid())

  /// Returns a run's name from the environment; nil if the environment has none.
  package static func name(in environment: [String: String]) -> String? {
    environment[runVariable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether `CI` is set to a true value.
  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    isTrue(environment["CI"])
  }

  /// Returns whether the value of an environment variable means yes.
  package static func isTrue(_ text: String?) -> Bool {
    guard let text, !text.isEmpty else { return false }
    return !["0", "false", "no", "off", "never"].contains(text.lowercased())
  }

  /// Returns the unique name of a process, composed of its ID and start time.
  package static func run(of process: Int32) -> String {
    let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    // The second field is a name in parentheses with any content. The start time is the 20th field after it.
    let text = String(decoding: status, as: UTF8.self)
    let fields = (text.lastIndex(of: ")").map { text[text.index(after: $0)...] } ?? "").split(separator: " ")
    return "\(process)-\(fields.count > 19 ? String(fields[19]) : "0")"
  }

  /// Returns a path relative to the package's root if it is inside; otherwise the standardized path.
  package func relative(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let standardized = URL(fileURLWithPath: path).standardizedFileURL.path
    return standardized.hasPrefix(root + "/") ? String(standardized.dropFirst(root.count + 1)) : standardized
  }

  /// Returns the contents of a file named by a record; nil if it is missing or outside of the folder.
  package func contents(of path: String) -> Data? {
    let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let file = URL(fileURLWithPath: self.folder + "/" + path).resolvingSymlinksInPath().path
    guard file.hasPrefix(folder + "/") else { return nil }
    return FileManager.default.contents(atPath: file)
  }

  /// Returns the contents of a failure's files, except missing files and files outside of the folder.
  package func contents(of files: FailureFiles<String>) -> FailureFiles<Data> {
    files.map { _, path in contents(of: path) }
  }

  /// Returns whether a path is inside the package after resolving links; false for a link.
  package func isInPackage(_ path: String) -> Bool {
    let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/" && !FileManager.default.fileExists(atPath: folder.path)
    let resolved = folder.resolvingSymlinksInPath().path
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return !isLink && (resolved == root || resolved.hasPrefix(root + "/"))
  }

  /// Returns the absolute path for a path in a record.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : root + "/" + path
  }
}

// MARK: - Writing
extension SnapshotResults {
  /// Adds a record after writing its files. Returns the record with the files' paths.
  ///
  /// Attachments are written to a folder `attachments` next to the other files, with numbers before their names.
  @discardableResult
  package func add(
    _ record: SnapshotRecord, evidence: FailureFiles<Data> = FailureFiles(),
    attachments: [(name: String, data: Data)] = []
  ) throws(WritingError) -> SnapshotRecord {
    var record = record
    record.run = run
    record.reference = relative(record.reference)
    if !record.file.isEmpty { record.file = relative(record.file) }
    try ReferenceWriter.createFolder(folder)
    try Self.tidyOnce(self)
    try Self.registerOnce(self)
    // The lock is held while files are written, so that cleanup does not remove files without a record.
    let lock = try ResultsLock(folder, exclusive: false)
    defer { lock.close() }
    record.files = try write(evidence, attachments, of: record)
    try append(record)
    return record
  }

  /// Replaces a record by a record with another status, and removes its files.
  package func replace(_ record: SnapshotRecord, by status: SnapshotRecord.Status) throws(WritingError) {
    var changed = record
    changed.status = status
    changed.files = FailureFiles()
    let lock = try ResultsLock(folder, exclusive: false)
    defer { lock.close() }
    try append(changed)
    for (_, path) in record.files.named {
      guard contents(of: path) != nil else { continue }
      let file = folder + "/" + path
      unlink(file)
      // For a folder that is not empty, this fails, as intended.
      let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
      try? FileManager.default.removeItem(at: parent.appendingPathComponent(Self.attachmentsName))
      rmdir(parent.path)
      rmdir(parent.deletingLastPathComponent().path)
    }
  }

  package var recordsPath: String { folder + "/" + Self.recordsName }

  private func write(
    _ evidence: FailureFiles<Data>, _ attachments: [(name: String, data: Data)], of record: SnapshotRecord
  ) throws(WritingError) -> FailureFiles<String> {
    // The name distinguishes repeated and concurrent failures of one test, so that each set of files is complete.
    let failureFolder = "failures/\(Self.folderName(record))/\(getpid())-\(Self.nextNumber())"
    let pathExtension = URL(fileURLWithPath: record.reference).pathExtension
    let files = try evidence.map { (name, data) throws(WritingError) in
      let path = "\(failureFolder)/\(name).\(pathExtension)"
      try ReferenceWriter.write(data, to: folder + "/" + path)
      return path
    }
    for (index, attachment) in attachments.enumerated() {
      let name = Self.readable(attachment.name, allowing: "._-")
      let path = "\(folder)/\(failureFolder)/\(Self.attachmentsName)/\(index + 1)-\(name)"
      try ReferenceWriter.write(attachment.data, to: path)
    }
    return files
  }

  /// Returns the end of a text for the name of a file: at most 80 ASCII letters, digits and hyphens.
  private static func readable(_ text: String, allowing others: String = "") -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.isASCII && CharacterSet.alphanumerics.contains(scalar) || others.unicodeScalars.contains(scalar)
        ? Character(scalar) : "-"
    }
    return String(scalars.suffix(80))
  }

  /// Returns a readable name with the digest of the key, since different keys can have equal names.
  private static func folderName(_ record: SnapshotRecord) -> String {
    readable(record.test + "-" + record.name) + "-" + Digest([UInt8](record.key.utf8)).description.prefix(12)
  }

  /// Appends a record in a single write. The write is atomic even if several processes append.
  private func append(_ record: SnapshotRecord) throws(WritingError) {
    let line: Data
    do {
      line = try JSONEncoder.sorted().encode(record)
    } catch {
      throw .file(path: recordsPath, reason: "\(error)")
    }
    let file = open(recordsPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .file(path: recordsPath, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    // The line feed at the beginning ends a line that was truncated because the disk was full.
    let bytes = Data("\n".utf8) + line + Data("\n".utf8)
    let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    guard count == bytes.count else {
      let reason = count < 0 ? String(cString: strerror(errno)) : "No space left on device"
      throw .file(path: recordsPath, reason: reason)
    }
  }

  /// Removes the data of older runs if there is much of it, once per process and folder.
  private static func tidyOnce(_ results: SnapshotResults) throws(WritingError) {
    guard checkedFolders.withLock({ $0.insert(results.folder).inserted }) else { return }
    var status = stat()
    guard stat(results.recordsPath, &status) == 0, status.st_size > recordsLimit else { return }
    try results.tidy()
  }

  /// Stores the run as the newest, once per process, unless the command that started it has done so.
  private static func registerOnce(_ results: SnapshotResults) throws(WritingError) {
    guard registeredRuns.withLock({ $0.insert([results.folder, results.run]).inserted }) else { return }
    guard results.testRun()?.id != results.run else { return }
    try results.write(TestRun(id: results.run, commit: GitCommit.checkedOut(at: results.root)))
  }

  private static let registeredRuns = Mutex(Set<[String]>())

  /// The size of the records, in bytes, above which older runs are removed: about 10,000 assertions.
  private static let recordsLimit = 8 << 20
  private static let checkedFolders = Mutex(Set<String>())
  private static let counter = Atomic<Int>(0)

  private static func nextNumber() -> Int { counter.add(1, ordering: .relaxed).newValue }
}

/// The files of a failure, as contents or as paths; nil for files that do not exist.
package struct FailureFiles<File> {
  package var reference: File?
  package var actual: File?
  package var difference: File?

  /// Creates the files of a failure. The default is no file.
  package init(reference: File? = nil, actual: File? = nil, difference: File? = nil) {
    self.reference = reference
    self.actual = actual
    self.difference = difference
  }

  /// The existing files with their names, in the order reference, actual, difference.
  package var named: [(name: String, file: File)] {
    [("reference", reference), ("actual", actual), ("difference", difference)].compactMap { name, file in
      file.map { (name, $0) }
    }
  }

  /// Returns the results of a closure that is called with each existing file and its name.
  package func map<Other, Failure: Error>(
    _ transform: (_ name: String, _ file: File) throws(Failure) -> Other?
  ) throws(Failure) -> FailureFiles<Other> {
    var result = FailureFiles<Other>()
    if let reference { result.reference = try transform("reference", reference) }
    if let actual { result.actual = try transform("actual", actual) }
    if let difference { result.difference = try transform("difference", difference) }
    return result
  }
}

extension FailureFiles: Sendable where File: Sendable {}
extension FailureFiles: Equatable where File: Equatable {}
extension FailureFiles: Codable where File: Codable {}

/// A file lock that separates cleanup of the results from additions.
struct ResultsLock {
  private let file: Int32

  /// Waits for the lock: shared for additions, exclusive for cleanup.
  init(_ folder: String, exclusive: Bool) throws(WritingError) {
    let path = folder + "/.lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    // Signals interrupt waiting.
    while flock(file, exclusive ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
  }

  /// Releases the lock.
  func close() { _ = Glibc.close(file) }
}
