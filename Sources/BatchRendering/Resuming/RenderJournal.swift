import CairoRendering
import Foundation
import LayoutDocuments
import UIKitCore

/// What the pictures of a folder were made of, so that a later run can leave alone what is up to date.
///
/// One line of JSON for each picture, appended when it is finished, in `.headframe-state` beside the pictures; each
/// shard writes a file of its own and reads all of them.
@MainActor
package final class RenderJournal {
  package static let fileName = ".headframe-state"
  /// What a killed run had not written is made again: at most so many bytes of lines, some hundred pictures.
  private static let largestUnwritten = 1 << 14
  /// And at most the pictures of so long a time.
  private static let longestUnwritten = Duration.seconds(1)

  /// What one picture was made of.
  struct Entry: Sendable {
    var inputs: Digest
    var byteCount: Int
    /// `nil` for a file that was looked for and not there.
    var files: [(path: String, digest: Digest?)]
    var warnings: [PictureProblem] = []
  }

  private let folder: String
  private let path: String
  private let salt: Digest
  private let keepsFile: Bool
  private var entries: [String: Entry] = [:]
  private var digests: [String: (state: FileState, digest: Digest)] = [:]
  private var file: StateFile?
  /// Lines that are not yet in the file.
  private var unwritten = Data()
  private var lastWriting = ContinuousClock.now
  /// Why nothing can be noted, once.
  package private(set) var problem: String?

  /// The journal of a folder; `salt` is what all pictures depend on besides their jobs: the program, its fonts.
  ///
  /// Without `keepsFile` it remembers only as long as the process lives.
  package init(folder: String, shard: Shard?, salt: [Digest], keepsFile: Bool = true) {
    self.folder = folder
    self.keepsFile = keepsFile
    let suffix = shard.map { $0.count > 1 ? "-\($0.number)-of-\($0.count)" : "" } ?? ""
    path = folder + Self.fileName + suffix
    var encoder = CanonicalEncoder()
    encoder.write(Renderer.revision)
    encoder.write(Renderer.libraryVersions)
    for digest in salt { encoder.write(digest) }
    self.salt = Digest(encoder.bytes)
  }

  /// Takes the state file for this run, and reads what earlier runs noted there.
  ///
  /// Throws ``RenderError`` where another process is at work on the same file.
  package func begin() throws {
    guard keepsFile, file == nil else { return }
    try? OutputFolders.create(folder)
    do throws(RenderError) {
      file = try StateFile(path)
    } catch .refused(let path, let reason) {
      throw RenderError.refused(path: path, reason: reason)
    } catch {
      // The pictures meet the same obstacle, and say so by their names; else `problem` does.
    }
    load()
  }

  /// Looks at every file again from now on.
  package func forget() { digests = [:] }

  /// The folders of the files that pictures were made of, beside their documents.
  package var folders: Set<String> {
    Set(entries.values.flatMap(\.files).map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path })
  }

  /// The warnings about a picture that is there, of the size that was noted, where nothing it was made of has changed;
  /// `nil` for one that is to be made.
  package func warningsIfUpToDate(_ job: RenderJob) -> [PictureProblem]? {
    guard let entry = entries[key(job.path)], let inputs = inputs(of: job), entry.inputs == inputs else { return nil }
    guard let size = Self.size(of: job.path), size == entry.byteCount else { return nil }
    return entry.files.allSatisfy { digest(ofFile: $0.path) == $0.digest } ? entry.warnings : nil
  }

  /// Indicates whether an earlier run made the file of a path, so that it may be replaced whatever it holds now.
  package func hasMade(_ path: String) -> Bool { entries[key(path)] != nil }

  /// What is to be remembered of a finished picture; `nil` where it stands in no file.
  func entry(for picture: WrittenPicture, of job: RenderJob) -> Entry? {
    guard picture.data == nil, let inputs = inputs(of: job) else { return nil }
    let files = (picture.files + picture.missingFiles).map { (path: $0, digest: digest(ofFile: $0)) }
    return Entry(inputs: inputs, byteCount: picture.byteCount, files: files, warnings: picture.warnings)
  }

  /// Remembers what a finished picture was made of, or why there is none, and has it written soon.
  func note(_ result: PictureResult) {
    let key = key(result.subject.name)
    switch result.outcome {
    case .made:
      guard let entry = result.entry else { return }
      entries[key] = entry
      append(line(for: entry, key, result.subject))
    case .failed(let problems):
      // Where the file cannot be had, the pictures have said so.
      if file != nil { append(line(for: problems, key, result.subject)) }
    case .upToDate: return
    }
    if unwritten.count >= Self.largestUnwritten || .now - lastWriting >= Self.longestUnwritten { flush() }
  }

  private func key(_ path: String) -> String { String(path.dropFirst(path.hasPrefix(folder) ? folder.count : 0)) }

  // MARK: Digests

  /// Everything that is known before a picture is made.
  private func inputs(of job: RenderJob) -> Digest? {
    var encoder = CanonicalEncoder()
    encoder.write(salt)
    switch job.document {
    case .file(let path):
      guard let digest = digest(ofFile: path) else { return nil }
      encoder.write(digest)
      // Relative paths in a document start from its folder.
      encoder.write(path)
    case .text(let text, let name, let folder):
      for part in [text, name, folder] { encoder.write(part) }
    }
    var bare = job
    bare.document = .file("")
    bare.path = ""
    bare.options.replacesAnyFile = false
    if let row = bare.row { bare.row = DataRow(number: row.number, values: row.values) }
    encoder.write(WorkerJob.line(for: bare))
    return Digest(encoder.bytes)
  }

  private func digest(ofFile path: String) -> Digest? {
    guard let state = FileState(path) else { return nil }
    if let known = digests[path], known.state == state { return known.digest }
    guard let digest = Self.digest(ofFile: path) else { return nil }
    digests[path] = (state, digest)
    return digest
  }

  /// Of a file's bytes or of the names in a folder; `nil` where it cannot be read.
  package nonisolated static func digest(ofFile path: String) -> Digest? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // Piece by piece: the program itself, mapped whole, would count as this process' memory.
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var encoder = CanonicalEncoder()
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EISDIR { return digest(ofFolder: path) }
      guard count >= 0 else { return nil }
      if count == 0 { return Digest(encoder.bytes) }
      encoder.write(buffer.withUnsafeBytes { Digest(UnsafeRawBufferPointer(rebasing: $0[..<count])) })
    }
  }

  private nonisolated static func digest(ofFolder path: String) -> Digest? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    var encoder = CanonicalEncoder()
    for name in names.sorted() { encoder.write(name) }
    return Digest(encoder.bytes)
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  // MARK: The file

  private func load() {
    let place = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for name in names.sorted() where name.hasPrefix(Self.fileName) {
      // Closing a second descriptor of the own file would release its lock.
      let own = folder + name == path ? file?.reader() : nil
      guard let reader = own ?? ByteReader(path: folder + name) else { continue }
      // A line that a killed run has left half-written is no JSON, and so its picture is made again.
      while case .text(let line) = reader.nextLine(limit: 1 << 24) {
        guard let value = try? JSONReader.value(line), let path = value["path"]?.text,
          let inputs = value["inputs"]?.text.flatMap({ Digest(hexadecimal: $0) }),
          case .number(let count)? = value["bytes"], let byteCount = Int(exactly: count)
        else { continue }
        let files = (value["files"]?.fieldNames ?? []).map { name in
          (path: name, digest: value["files"]?[name]?.text.flatMap { Digest(hexadecimal: $0) })
        }
        entries[path] = Entry(
          inputs: inputs, byteCount: byteCount, files: files, warnings: Self.problems(value["warnings"]))
      }
    }
  }

  private func append(_ line: String) {
    guard keepsFile, problem == nil else { return }
    unwritten += Data((line + "\n").utf8)
  }

  private func line(for entry: Entry, _ key: String, _ subject: PictureSubject) -> String {
    let files = Dictionary(entry.files.map { ($0.path, $0.digest.map { DataValue.text($0.description) } ?? .null) }) {
      $1
    }
    let row = subject.rowFields
    return JSONText.object([
      "path": .text(key), "inputs": .text(entry.inputs.description), "bytes": .number(Double(entry.byteCount)),
      "files": files.isEmpty ? nil : .object(files), "row": row["row"], "place": row["place"], "id": row["id"],
      "warnings": entry.warnings.isEmpty ? nil : Self.value(entry.warnings),
    ])
  }

  /// A picture that failed: for people, and for programs that read the file; the next run makes it whatever stands here.
  private func line(for errors: [PictureProblem], _ key: String, _ subject: PictureSubject) -> String {
    let row = subject.rowFields
    return JSONText.object([
      "path": .text(key), "row": row["row"], "place": row["place"], "id": row["id"], "errors": Self.value(errors),
    ])
  }

  private static func value(_ problems: [PictureProblem]) -> DataValue {
    .list(
      problems.map { problem in
        .object(["kind": .text(problem.kind.rawValue), "lines": .list(problem.lines.map { .text($0) })])
      })
  }

  private static func problems(_ value: DataValue?) -> [PictureProblem] {
    guard case .list(let items)? = value else { return [] }
    return items.compactMap { item in
      guard let kind = item["kind"]?.text.flatMap({ PictureProblem.Kind(rawValue: $0) }),
        case .list(let lines)? = item["lines"]
      else { return nil }
      return PictureProblem(kind, lines.compactMap(\.text))
    }
  }

  /// Writes what was remembered since the last time.
  func flush() {
    guard !unwritten.isEmpty, problem == nil else { return }
    defer {
      unwritten.removeAll(keepingCapacity: true)
      lastWriting = .now
    }
    if file?.append([UInt8](unwritten)) != true {
      problem = "\(path): error: cannot be written, so that --resume will make these pictures again"
    }
  }
}

extension Digest {
  /// Reads 32 hexadecimal digits.
  init?(hexadecimal text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
