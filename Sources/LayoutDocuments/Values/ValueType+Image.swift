import UIKitCore

extension ValueType where Value == UIImage {
  /// The path of a picture in the document's folder; `name@2x.png` beside `name.png` serves screens of that scale.
  package static let image = ValueType("the path of a picture", schema: .string) { node, context in
    guard let path = node.text, !path.isEmpty else { return context.expected("the path of a picture", at: node) }
    let folder = context.folder.resolvingSymlinksInPath().standardizedFileURL
    let file = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    // A document from elsewhere must not be able to show any file of this machine.
    let isInside = file.resolvingSymlinksInPath().path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
    guard context.mayLeaveFolder || isInside else {
      context.diagnostics.error(
        "\"\(path)\" lies outside of the document's folder, expected a picture in it", at: node.position)
      return nil
    }
    guard let found = variant(of: file) else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)) ?? []
      let suggestion = Spelling.nearest(to: file.lastPathComponent, among: names.sorted())
      context.diagnostics.error("no such picture \"\(path)\"", at: node.position, suggestion: suggestion)
      return nil
    }
    do {
      return try UIImage.read(path: found.path)
    } catch {
      context.diagnostics.error("\(error)", at: node.position)
      return nil
    }
  }

  /// The file for the scale that is current: that of the scale itself, else the next larger, else the largest.
  private static func variant(of file: URL) -> URL? {
    let wanted = Int(UITraitCollection.current.displayScale.rounded(.up))
    let (stem, type) = (file.deletingPathExtension(), file.pathExtension)
    let order = [1, 2, 3].filter { $0 >= wanted } + [1, 2, 3].filter { $0 < wanted }.reversed()
    for scale in order {
      let name = stem.lastPathComponent + (scale == 1 ? "" : "@\(scale)x")
      let candidate = stem.deletingLastPathComponent().appendingPathComponent(name).appendingPathExtension(type)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    }
    return nil
  }
}
