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

  private struct Entry {
    var inputs: Digest
    var byteCount: Int
    var files: [(path: String, digest: Digest)]
  }

  private let folder: String
  private let path: String
  private let salt: Digest
  private let keepsFile: Bool
  private var entries: [String: Entry] = [:]
  private var digests: [String: (state: FileState, digest: Digest)] = [:]
  private var file: FileHandle?
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
    if keepsFile { load() }
  }

  /// Looks at every file again from now on.
  package func forget() { digests = [:] }

  /// The folders of the files that pictures were made of, beside their documents.
  package var folders: Set<String> {
    Set(entries.values.flatMap(\.files).map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().path })
  }

  /// Whether a picture is there, of the size that was noted, and nothing it was made of has changed.
  package func isUpToDate(_ job: RenderJob) -> Bool {
    guard let entry = entries[key(job.path)], let inputs = inputs(of: job), entry.inputs == inputs else { return false }
    guard let size = Self.size(of: job.path), size == entry.byteCount else { return false }
    return entry.files.allSatisfy { digest(ofFile: $0.path) == $0.digest }
  }

  /// Remembers what a finished picture was made of.
  package func note(_ picture: WrittenPicture, of job: RenderJob) {
    guard picture.data == nil, let inputs = inputs(of: job) else { return }
    let files = picture.files.compactMap { path in digest(ofFile: path).map { (path: path, digest: $0) } }
    let entry = Entry(inputs: inputs, byteCount: picture.byteCount, files: files)
    entries[key(job.path)] = entry
    append(entry, key(job.path))
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

  /// Of a file's bytes; `nil` where it cannot be read.
  package nonisolated static func digest(ofFile path: String) -> Digest? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // Piece by piece: the program itself, mapped whole, would count as this process' memory.
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var encoder = CanonicalEncoder()
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      guard count >= 0 else { return nil }
      if count == 0 { return Digest(encoder.bytes) }
      encoder.write(buffer.withUnsafeBytes { Digest(UnsafeRawBufferPointer(rebasing: $0[..<count])) })
    }
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
      guard let reader = ByteReader(path: folder + name) else { continue }
      // A line that a killed run has left half-written is no JSON, and so its picture is made again.
      while case .text(let line) = reader.nextLine(limit: 1 << 24) {
        guard let value = try? JSONReader.value(line), let path = value["path"]?.text,
          let inputs = value["inputs"]?.text.flatMap({ Digest(hexadecimal: $0) }),
          case .number(let count)? = value["bytes"], let byteCount = Int(exactly: count)
        else { continue }
        var files: [(path: String, digest: Digest)] = []
        for file in value["files"]?.fieldNames ?? [] {
          guard let digest = value["files"]?[file]?.text.flatMap({ Digest(hexadecimal: $0) }) else { continue }
          files.append((file, digest))
        }
        entries[path] = Entry(inputs: inputs, byteCount: byteCount, files: files)
      }
    }
  }

  private func append(_ entry: Entry, _ key: String) {
    guard keepsFile, problem == nil else { return }
    let files = Dictionary(entry.files.map { ($0.path, DataValue.text($0.digest.description)) }) { $1 }
    let line = JSONText.object([
      "path": .text(key), "inputs": .text(entry.inputs.description), "bytes": .number(Double(entry.byteCount)),
      "files": files.isEmpty ? nil : .object(files),
    ])
    do {
      if file == nil {
        // A line break first, in case the last run was cut off within a line.
        let isNew = !FileManager.default.fileExists(atPath: path)
        if isNew { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file?.seekToEnd()
        if !isNew { try file?.write(contentsOf: Data("\n".utf8)) }
      }
      try file?.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      problem = "\(path): cannot be written, so that --resume will make these pictures again"
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
