import Glibc
import LayoutDocuments
import UIKitCore

/// Documents that were read, kept while their files stay as they are; the ones used longest ago go first.
@MainActor
struct DocumentCache {
  /// As many templates as one run or one worker hardly ever has at a time.
  private static let largestCount = 64
  /// In bytes of text; read documents take some ten times that.
  private static let largestSize = 16 << 20

  private struct Entry {
    var document: LayoutDocument
    /// The document's own file and those that it includes, as they were.
    var files: [String: FileState?]
    var lastUse: Int
    var size: Int
  }

  private let reading: ReadingOptions
  private var entries: [DocumentReference: Entry] = [:]
  private var uses = 0
  private var size = 0

  init(_ reading: ReadingOptions) {
    self.reading = reading
  }

  /// A document, from memory or afresh, and the files it was read from; throws ``DocumentErrors``.
  mutating func document(_ reference: DocumentReference) throws -> (document: LayoutDocument, files: [String]) {
    uses += 1
    if let entry = entries[reference], entry.files.allSatisfy({ FileState($0.key) == $0.value }) {
      entries[reference]?.lastUse = uses
      return (entry.document, entry.files.keys.sorted())
    }
    let (document, paths) = try FileReads.collecting { try read(reference) }
    remove(reference)
    let states = Dictionary(uniqueKeysWithValues: paths.map { ($0, FileState($0)) })
    let entry = Entry(document: document, files: states, lastUse: uses, size: document.source.text.utf8.count)
    entries[reference] = entry
    size += entry.size
    while entries.count > 1, entries.count > Self.largestCount || size > Self.largestSize,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    return (document, paths)
  }

  private mutating func remove(_ reference: DocumentReference) {
    if let entry = entries.removeValue(forKey: reference) { size -= entry.size }
  }

  private func read(_ reference: DocumentReference) throws -> LayoutDocument {
    switch reference {
    case .file(let path):
      return try reading.document(DocumentSource(path: path))
    case .text(let text, let name, let folder):
      guard text.utf8.count <= DocumentSource.byteLimit else {
        throw DocumentErrors([DocumentDiagnostic(file: name, message: "is too long for a layout document")])
      }
      return try reading.document(DocumentSource(name: name, text: text, folder: URL(fileURLWithPath: folder)))
    }
  }
}

/// What tells that a file has not changed since it was read.
struct FileState: Hashable {
  private let numbers: [Int]

  /// `nil` where there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    numbers = [
      Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_size), Int(bitPattern: status.st_ino),
    ]
  }
}
