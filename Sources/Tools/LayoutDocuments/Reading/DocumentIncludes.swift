import UIKitCore

/// A reader of the documents that a document includes, directly or indirectly.
struct DocumentIncludes {
  /// The maximum number of included documents.
  private static let countLimit = 64

  let context: ValueContext
  /// The roots of the included documents. Each is after the document that first includes it.
  private(set) var roots: [DocumentNode] = []
  /// The paths of the documents already read, with links resolved.
  private var readPaths: Set<String> = []
  private var byteCount = 0
  private var valueCount = 0

  init(_ context: ValueContext) {
    self.context = context
  }

  /// Reads the included documents. `chain` lists the files from the outermost document to the file of `root`.
  mutating func read(from root: DocumentNode, chain: [String]) {
    guard let include = root["include"], !include.isNull else { return }
    for item in include.items {
      guard let path = item.text, !path.isEmpty else {
        let _: Void? = context.expected("the path of a layout document", at: item)
        continue
      }
      if let file = context.file(at: path, item, called: "a layout document") { read(file, path, item, chain) }
    }
  }

  private mutating func read(_ file: URL, _ path: String, _ node: DocumentNode, _ chain: [String]) {
    let resolved = file.resolvingSymlinksInPath().path
    if let start = chain.firstIndex(of: resolved) {
      let cycle = (chain[start...] + [resolved]).map { URL(fileURLWithPath: $0).lastPathComponent }.joined(
        separator: " includes ")
      context.diagnostics.error("the document includes itself: \(cycle)", at: node.position)
      return
    }
    // A document that is included several times is read once.
    guard readPaths.insert(resolved).inserted, valueCount <= DocumentNode.valueLimit else { return }
    guard readPaths.count <= Self.countLimit else {
      context.diagnostics.error("more than \(Self.countLimit) included documents", at: node.position)
      return
    }
    guard let source = source(at: file, node) else { return }
    byteCount += source.text.utf8.count
    guard byteCount <= DocumentSource.byteLimit else {
      let limit = DocumentSource.byteLimit >> 20
      context.diagnostics.error("the included documents are longer than \(limit) MB", at: node.position)
      return
    }
    let index = context.diagnostics.add(source)
    guard let root = DocumentNode.read(context.diagnostics, file: index) else { return }
    guard root.entries != nil else {
      let _: Void? = context.expected("a mapping with components, styles or metrics", at: root)
      return
    }
    valueCount += root.valueCount
    guard valueCount <= DocumentNode.valueLimit else {
      context.diagnostics.error(
        "the included documents have more than \(DocumentNode.valueLimit) values", at: node.position)
      return
    }
    context.reportUnknownKeys(of: root, in: "a document", known: DocumentKey.ofDocuments)
    roots.append(root)
    read(from: root, chain: chain + [resolved])
  }

  private func source(at file: URL, _ node: DocumentNode) -> DocumentSource? {
    do {
      return try DocumentSource(path: file.relativePathForMessages)
    } catch let errors as DocumentErrors {
      for finding in errors.diagnostics {
        context.diagnostics.error(
          "\"\(node.text ?? "")\": \(finding.message)", at: node.position,
          suggestion: finding.suggestion.flatMap { path(to: $0, node) })
      }
    } catch {
      context.diagnostics.error("\"\(node.text ?? "")\" cannot be read", at: node.position)
    }
    return nil
  }

  /// Returns a file's path relative to the folder of the including document; nil for that document.
  private func path(to file: String, _ node: DocumentNode) -> String? {
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard path != context.diagnostics.source(of: node.position)?.url.resolvingSymlinksInPath().path else { return nil }
    let folder = context.base(of: node).path + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : file
  }
}

extension URL {
  /// The path for messages. It is relative to the working folder if it is inside that folder.
  package var relativePathForMessages: String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }
}
