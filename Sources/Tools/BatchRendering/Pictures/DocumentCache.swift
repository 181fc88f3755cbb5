import LayoutDocuments
import UIKitCore

/// A least-recently-used cache of parsed documents, valid while their files are unchanged.
@MainActor
struct DocumentCache {
  /// The maximum number of documents. One run or worker rarely uses more templates.
  private static let countLimit = 64
  /// The maximum total size of source text in bytes. Parsed documents use about ten times as much memory.
  private static let sizeLimit = 16 << 20
  /// The maximum number of scenes of a document between which rows alternate.
  ///
  /// They are its variants, and the structures that conditions of rows select.
  private static let sceneLimit = 16
  /// The maximum number of views of a document's scenes. One scene can have more.
  private static let viewLimit = 2000

  private struct Entry {
    var document: LayoutDocument
    /// The document's own file and the files that it includes.
    var files: FileInputs
    var lastUse: Int
    var size: Int
    /// The last scenes, whose views may be able to show another row, the newest last.
    var scenes: [LaidOutRow] = []
  }

  /// A scene of a data row, in the variant in which it was laid out.
  struct LaidOutRow {
    let name: String?
    let variant: Variant
    var presented: PresentedScene
    /// The files that were read while the views were built, without those of the row's values.
    let files: FileInputs

    @MainActor var viewCount: Int { presented.tree.elements.count }
  }

  private let reading: ReadingOptions
  private var entries: [DocumentReference: Entry] = [:]
  private var uses = 0
  private var size = 0

  init(_ reading: ReadingOptions) {
    self.reading = reading
  }

  /// Returns a cached or newly parsed document and the files it was read from. Throws ``DocumentErrors``.
  mutating func document(_ reference: DocumentReference) throws -> (document: LayoutDocument, files: FileInputs) {
    uses += 1
    if let entry = entries[reference], entry.files.areUnchanged {
      entries[reference]?.lastUse = uses
      return (entry.document, entry.files)
    }
    let (document, files) = try FileReads.collecting { try read(reference) }
    remove(reference)
    let entry = Entry(document: document, files: files, lastUse: uses, size: document.source.text.utf8.count)
    entries[reference] = entry
    size += entry.size
    while entries.count > 1, entries.count > Self.countLimit || size > Self.sizeLimit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    return (document, files)
  }

  /// Takes a scene of a document with the given name and variant, and with the structure of a data row.
  mutating func takeScene(
    _ name: String?, _ variant: Variant, structuredAs row: DataValue, of reference: DocumentReference
  ) -> LaidOutRow? {
    let index = entries[reference]?.scenes.lastIndex {
      $0.name == name && $0.variant == variant && $0.presented.hasStructure(of: row)
    }
    guard let index, let scene = entries[reference]?.scenes.remove(at: index), scene.files.areUnchanged else {
      return nil
    }
    return scene
  }

  /// Keeps a scene of a document for its next row.
  mutating func keep(_ scene: LaidOutRow, of reference: DocumentReference) {
    guard scene.presented.canShowRows, var scenes = entries[reference]?.scenes else { return }
    scenes.append(scene)
    while scenes.count > Self.sceneLimit
      || scenes.count > 1 && scenes.reduce(0, { $0 + $1.viewCount }) > Self.viewLimit
    {
      scenes.removeFirst()
    }
    entries[reference]?.scenes = scenes
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
        let message = "is longer than \(DocumentSource.byteLimit >> 20) MB"
        throw DocumentErrors([DocumentDiagnostic(file: name, message: message)])
      }
      return try reading.document(DocumentSource(name: name, text: text, folder: URL(fileURLWithPath: folder)))
    }
  }
}
