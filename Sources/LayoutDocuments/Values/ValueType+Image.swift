import UIKitCore

extension ValueType where Value == UIImage {
  /// The path of a picture beside the document, or `{systemName: …}`.
  package static let image = ValueType(
    "the path of a picture", schema: .anyOf([.string, .object([ValueSchema.Key("systemName", .string)])])
  ) { node, context in
    if node.entries != nil {
      context.refuseUnknownKeys(of: node, in: "an image", known: ["systemName"])
      guard let name = node["systemName"]?.text else { return context.expected("{systemName: …}", at: node) }
      return UIImage(systemName: name) ?? context.expected("the name of a symbol", at: node)
    }
    guard let path = node.text, !path.isEmpty else { return context.expected("the path of a picture", at: node) }
    return file(path, node, context)
  }

  private static func file(_ path: String, _ node: DocumentNode, _ context: ValueContext) -> UIImage? {
    let folder = context.folder.resolvingSymlinksInPath().standardizedFileURL
    let file = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
    // A document from elsewhere must not be able to show any file of this machine.
    let isInside = file.resolvingSymlinksInPath().path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
    guard context.mayLeaveFolder || isInside else {
      context.diagnostics.error(
        "\"\(path)\" lies outside of the document's folder, expected a picture in it", at: node.position)
      return nil
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)) ?? []
      let suggestion = Suggestion.closest(to: file.lastPathComponent, among: names.sorted())
      context.diagnostics.error("no such picture \"\(path)\"", at: node.position, suggestion: suggestion)
      return nil
    }
    return UIImage(contentsOfFile: file.path)
      ?? context.expected("a picture in PNG, JPEG or WebP", at: node)
  }
}
