import UIKitCore

/// A loader of images from files and from data URLs.
enum ImageFile {
  /// Loads the image at a path, from the best variant for the scale: `name@2x.png` at scale 2.
  static func image(at path: String, _ node: DocumentNode, _ context: ValueContext) -> UIImage? {
    guard let file = context.file(at: path, node, called: "a picture") else { return nil }
    guard let found = variant(of: file) else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)) ?? []
      guard !names.contains(file.lastPathComponent) else {
        context.diagnostics.error(
          "the picture \"\(path)\" is a broken or circular symbolic link", at: node.position)
        return nil
      }
      let suggestion = Spelling.nearest(to: file.lastPathComponent, among: names.sorted())
      // A path from a row cannot be corrected in the document, but its fallback can be shown.
      let isFromRow = context.diagnostics.source(of: node.position)?.line(node.position.line)?.contains("${") == true
      let remedy = isFromRow && suggestion == nil ? "; {path: …, fallback: box} shows a box instead" : ""
      context.diagnostics.error("no such picture \"\(path)\"\(remedy)", at: node.position, suggestion: suggestion)
      return nil
    }
    do {
      return try UIImage.read(path: found.path)
    } catch {
      context.diagnostics.error("\(error)", at: node.position)
      return nil
    }
  }

  /// Decodes a data URL such as `data:image/png;base64,…`, at one pixel per point.
  static func embedded(_ node: DocumentNode, _ context: ValueContext) -> UIImage? {
    let expectation = "the path of a picture, or data:image/png;base64,…"
    let parts = (node.text ?? "").split(separator: ",", maxSplits: 1)
    guard parts.count == 2, parts[0].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
    else { return context.expected(expectation, at: node) }
    do {
      let (image, orientation) = try CGImage.decode(data, name: "the picture in the document")
      return UIImage(cgImage: image, scale: 1, orientation: orientation)
    } catch {
      context.diagnostics.error("\(error)", at: node.position)
      return nil
    }
  }

  /// Returns the first existing file for the current scale, then larger, then smaller ones.
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
