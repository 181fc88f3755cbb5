import CairoRendering
import Foundation
import LayoutDocuments
import UIKitCore

/// A record of the inputs of a folder's pictures. Later runs use it to skip up-to-date pictures.
///
/// The file `.headframe-state` in the folder contains one line of JSON for each picture written or failed. Each shard
/// writes its own file and reads all of them.
@MainActor
package final class RenderJournal {
  package static let fileName = ".headframe-state"
  /// The maximum size of the buffered lines, in bytes. This is enough for about a hundred pictures.
  ///
  /// After a killed run, the next run renders these pictures again.
  private static let bufferLimit = 1 << 14
  /// The time since the last writing after which a new line writes all buffered lines.
  private static let bufferDuration = Duration.seconds(1)

  /// The inputs of one picture.
  struct Entry: Sendable {
    var inputs: Digest
    var byteCount: Int
    /// The files read. The digest is `nil` for a missing file that was searched for.
    var files: [(path: String, digest: Digest?)]
    var warnings: [PictureProblem] = []
  }

  private let folder: String
  private let path: String
  private let salt: Digest
  private let keepsFile: Bool
  private var entries: [String: Entry] = [:]
  private var digests: [String: (state: FileState, digest: Digest)] = [:]
  private var lastTemplate: (job: RenderJob, digest: Digest)?
  private var file: StateFile?
  /// The lines not yet written to the file.
  private var unwritten = Data()
  private var lastWriting = ContinuousClock.now
  /// The error that prevents recording, reported once.
  package private(set) var problem: String?

  /// Creates the journal of a folder.
  ///
  /// `salt` contains the digests of the inputs that all pictures share, such as the program and its fonts. If
  /// `keepsFile` is false, the journal exists only in memory.
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

  /// Locks the state file for this run and reads the entries of earlier runs.
  ///
  /// Throws ``RenderError`` if another process has locked the file, or if it is not a regular file.
  package func begin() throws {
    guard keepsFile, file == nil else { return }
    try? OutputFolders.create(folder)
    do throws(RenderError) {
      file = try StateFile(path)
    } catch .refused(let path, let reason) {
      throw RenderError.refused(path: path, reason: reason)
    } catch {
      // The error is reported when the pictures are written, or through `problem`.
    }
    load()
  }

  /// Discards cached digests, so that every file is read again.
  package func forget() { digests = [:] }

  /// The folders of the files that pictures read or searched for, apart from their documents.
  package var folders: Set<String> {
    Set(entries.values.flatMap(\.files).map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path })
  }

  /// Returns the warnings of an up-to-date picture, or `nil` if it must be rendered.
  ///
  /// A picture is up to date if its file has the recorded size and none of its inputs has changed.
  package func warningsIfUpToDate(_ job: RenderJob) -> [PictureProblem]? {
    guard let entry = entries[key(job.path)], let inputs = inputs(of: job), entry.inputs == inputs else { return nil }
    guard let size = Self.size(of: job.path), size == entry.byteCount else { return nil }
    return entry.files.allSatisfy { digest(ofFile: $0.path) == $0.digest } ? entry.warnings : nil
  }

  /// Returns the journal entry of a finished picture.
  ///
  /// Returns `nil` if the picture has no file, or if the document cannot be read.
  func entry(for picture: WrittenPicture, of job: RenderJob) -> Entry? {
    guard picture.data == nil, let inputs = inputs(of: job) else { return nil }
    let files = (picture.files + picture.missingFiles).map { (path: $0, digest: digest(ofFile: $0)) }
    return Entry(inputs: inputs, byteCount: picture.byteCount, files: files, warnings: picture.warnings)
  }

  /// Records the inputs or the errors of a finished picture.
  func record(_ result: PictureResult) {
    let key = key(result.subject.name)
    switch result.outcome {
    case .rendered:
      guard let entry = result.entry else { return }
      entries[key] = entry
      append(line(for: entry, key, result.subject))
    case .failed(let problems):
      // If the file is unavailable, the reason was reported when the pictures were written.
      if file != nil { append(line(for: problems, key, result.subject)) }
    case .upToDate: return
    }
    if unwritten.count >= Self.bufferLimit || .now - lastWriting >= Self.bufferDuration { flush() }
  }

  private func key(_ path: String) -> String { String(path.dropFirst(path.hasPrefix(folder) ? folder.count : 0)) }

  // MARK: Digests

  /// Returns the digest of the inputs known before rendering; nil if the document cannot be read.
  func inputs(of job: RenderJob) -> Digest? {
    var encoder = CanonicalEncoder()
    encoder.write(salt)
    switch job.document {
    case .file(let path):
      guard let digest = digest(ofFile: path) else { return nil }
      encoder.write(digest)
      // Paths in a document are relative to its folder.
      encoder.write(path)
    case .text(let text, let name, let folder):
      for part in [text, name, folder] { encoder.write(part) }
    }
    encoder.write(templateDigest(of: job))
    if let row = job.row {
      encoder.write(row.number)
      encoder.write(JSONText.encode(row.values))
    }
    return Digest(encoder.bytes)
  }

  /// Returns the digest of what all rows of a document share: scenes, variants, format and options.
  private func templateDigest(of job: RenderJob) -> Digest {
    var template = job
    (template.document, template.path, template.row) = (.file(""), "", nil)
    if let last = lastTemplate, last.job == template { return last.digest }
    var encoder = CanonicalEncoder()
    encoder.write(template.format.rawValue)
    encoder.write(template.destination == .file)
    for panel in [RenderJob.Panel(caption: "", scene: template.scene, axes: template.axes)] + template.panels {
      encoder.write(panel.caption)
      // No scene, unlike a scene without a name.
      encoder.write(panel.scene == nil)
      encoder.write(panel.scene ?? "")
      for axis in VariantAxis.allCases {
        let words = panel.axes.words(axis)
        encoder.write(words.count)
        words.forEach { encoder.write($0) }
      }
    }
    for option in PictureOption.all where option.affectsPicture {
      guard let value = option.get(template.options) else { continue }
      encoder.write(option.name)
      encoder.write(JSONText.encode(value))
    }
    let digest = Digest(encoder.bytes)
    lastTemplate = (template, digest)
    return digest
  }

  private func digest(ofFile path: String) -> Digest? {
    guard let state = FileState(path) else { return nil }
    if let cached = digests[path], cached.state == state { return cached.digest }
    guard let digest = Self.digest(ofFile: path) else { return nil }
    digests[path] = (state, digest)
    return digest
  }

  /// Returns the digest of a file's bytes or of the names in a folder; `nil` if it cannot be read.
  package nonisolated static func digest(ofFile path: String) -> Digest? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The file is read in pieces: a mapped file, such as the program itself, would count as memory of this process.
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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names.sorted() where name.hasPrefix(Self.fileName) {
      // Closing a second descriptor of this process's file would release its lock.
      let lockedReader = folder + name == path ? file?.reader() : nil
      guard let reader = lockedReader ?? ByteReader(path: folder + name) else { continue }
      // If a run was killed within a line, the line is invalid JSON, and its picture is rendered again.
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

  /// Returns the journal line of a failed picture. The next run always renders the picture.
  private func line(for errors: [PictureProblem], _ key: String, _ subject: PictureSubject) -> String {
    let row = subject.rowFields
    return JSONText.object([
      "path": .text(key), "row": row["row"], "place": row["place"], "id": row["id"], "errors": Self.value(errors),
    ])
  }

  private static func value(_ problems: [PictureProblem]) -> DataValue {
    .list(
      problems.map { problem in
        var fields: [String: DataValue] = [
          "kind": .text(problem.kind.rawValue), "lines": .list(problem.lines.map { .text($0) }),
        ]
        if let subject = problem.subject { fields["subject"] = .text(subject) }
        return .object(fields)
      })
  }

  private static func problems(_ value: DataValue?) -> [PictureProblem] {
    guard case .list(let items)? = value else { return [] }
    return items.compactMap { item in
      guard let kind = item["kind"]?.text.flatMap({ PictureProblem.Kind(rawValue: $0) }),
        case .list(let lines)? = item["lines"]
      else { return nil }
      return PictureProblem(kind, lines.compactMap(\.text), subject: item["subject"]?.text)
    }
  }

  /// Writes the buffered lines.
  func flush() {
    guard !unwritten.isEmpty, problem == nil else { return }
    defer {
      unwritten.removeAll(keepingCapacity: true)
      lastWriting = .now
    }
    if file?.append([UInt8](unwritten)) != true {
      problem = "\(path): error: cannot be written, so --resume will render these pictures again"
    }
  }
}

extension Digest {
  /// Creates a digest from 32 hexadecimal digits.
  init?(hexadecimal text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
