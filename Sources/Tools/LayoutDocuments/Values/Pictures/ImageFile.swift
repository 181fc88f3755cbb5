import UIKitCore

/// A loader of images from files and from data URLs.
enum ImageFile {
  /// Loads the image at a path, in the best variant for the scale, such as `name@2x.png` at scale 2.
  static func image(at path: String, _ node: DocumentNode, _ context: ValueContext) -> UIImage? {
    guard let file = context.file(at: path, node, called: "a picture") else { return nil }
    guard let found = variant(of: file) else {
      reportMissing(file, path, node, context)
      return nil
    }
    do {
      return try UIImage.read(path: found.path)
    } catch {
      context.diagnostics.error("\(error)", at: node.position)
      return nil
    }
  }

  /// Returns whether a value is on a line with a placeholder, and thus probably comes from a data row.
  ///
  /// Such a value cannot be corrected in the document, but a fallback can be shown.
  static func isFromRow(_ node: DocumentNode, _ context: ValueContext) -> Bool {
    context.diagnostics.source(of: node.position)?.line(node.position.line)?.contains("${") == true
  }

  private static func reportMissing(_ file: URL, _ path: String, _ node: DocumentNode, _ context: ValueContext) {
    if (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil {
      context.diagnostics.error("the picture \"\(path)\" is a broken or circular symbolic link", at: node.position)
      return
    }
    let suggestion = nearestPath(to: file, path, node, context)
    let remedy =
      if path.hasPrefix("file:") {
        ", expected a path without file:"
      } else if path.contains("://") {
        ", expected a file; download it first"
      } else if suggestion == nil, FileManager.default.fileExists(atPath: path) {
        "; paths are relative to the document's folder"
      } else if suggestion == nil, isFromRow(node, context) {
        "; {path: …, fallback: box} shows a box instead"
      } else {
        ""
      }
    context.diagnostics.error("no such picture \"\(path)\"\(remedy)", at: node.position, suggestion: suggestion)
  }

  /// Returns the path of an existing file with a similar name; nil if there is none.
  private static func nearestPath(
    to file: URL, _ path: String, _ node: DocumentNode, _ context: ValueContext
  ) -> String? {
    let base = context.base(of: node)
    let repaired = path.trimmingCharacters(in: .whitespaces).replacing("\\", with: "/")
    if repaired != path, FileManager.default.fileExists(atPath: base.appendingPathComponent(repaired).path) {
      return repaired
    }
    guard let nearest = DocumentSource.nearestPath(to: file.path) else { return nil }
    let prefix = base.path.hasSuffix("/") ? base.path : base.path + "/"
    return nearest.hasPrefix(prefix) && !path.hasPrefix("/") ? String(nearest.dropFirst(prefix.count)) : nearest
  }

  /// Decodes a data URL such as `data:image/png;base64,…`, at one pixel per point.
  static func embedded(_ node: DocumentNode, _ context: ValueContext) -> UIImage? {
    let expectation = "the path of a picture, or data:image/png;base64,…"
    let parts = (node.text ?? "").split(separator: ",", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
    else { return context.expected(expectation, at: node) }
    do {
      return try UIImage.decode(data, name: "the picture in the document")
    } catch {
      context.diagnostics.error("\(error)", at: node.position)
      return nil
    }
  }

  /// Returns the first existing file for the current scale, then for larger and for smaller scales.
  private static func variant(of file: URL) -> URL? {
    let displayScale = Int(UITraitCollection.current.displayScale.rounded(.up))
    let (stem, type) = (file.deletingPathExtension(), file.pathExtension)
    let order = [1, 2, 3].filter { $0 >= displayScale } + [1, 2, 3].filter { $0 < displayScale }.reversed()
    for scale in order {
      let name = stem.lastPathComponent + (scale == 1 ? "" : "@\(scale)x")
      let candidate = stem.deletingLastPathComponent().appendingPathComponent(name).appendingPathExtension(type)
      if FileReads.exists(candidate.path) { return candidate }
    }
    return nil
  }
}
