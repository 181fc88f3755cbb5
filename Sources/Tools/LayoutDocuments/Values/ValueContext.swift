import UIKitCore

/// The context of decoding values: the document's metrics, its folder and its diagnostics.
package final class ValueContext {
  package let diagnostics: Diagnostics
  /// The metrics: named numbers that can be used in place of numbers.
  package var metrics: [Metric] = []
  /// The document's folder. Paths must refer to files inside it or ``allowedDirectories``.
  package var folder: URL { diagnostics.sources.first?.folder ?? URL(fileURLWithPath: ".") }
  /// The folders that paths may refer to, in addition to ``folder``.
  package var allowedDirectories: [URL] = []

  /// The names that the object under construction can use; nil while no scene is built.
  var scope: ItemScope?

  /// The templates that were filled; nil if they are not recorded.
  var reads: [TemplateRead]?
  /// The parsed templates by their texts, for contexts that fill them again.
  private var templates: [String: Template] = [:]

  /// The text transformations that reveal localization problems.
  package var pseudolocalizations: Set<Pseudolocalization> = []

  /// A named number of a document.
  package struct Metric: Sendable {
    package var name: String
    package var value: Double

    package init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The maximum number of scenes, components, styles, metrics, parameters, variations or overrides.
  static let countLimit = 1000

  package init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Returns as many items of a kind as are permitted, and reports an error if there are more.
  func limited<Item>(_ items: [Item], called kind: String, at position: DocumentPosition) -> [Item] {
    guard items.count > Self.countLimit else { return items }
    diagnostics.error("more than \(Self.countLimit) \(kind)", at: position)
    return Array(items.prefix(Self.countLimit))
  }

  /// Reports an unexpected value. Returns `nil`, which decoders can return.
  ///
  /// Reports nothing if the value's placeholders could not be filled.
  package func expected<Value>(_ what: String, at node: DocumentNode, suggestion: String? = nil) -> Value? {
    if diagnostics.isUnfilled(node.position) { return nil }
    if let comment = commentReadAsNothing(at: node) {
      diagnostics.error(
        "expected \(what); in YAML # begins a comment, so that \"\(comment)\" needs quotes", at: node.position)
    } else {
      diagnostics.error("expected \(what), found \(node.summary)", at: node.position, suggestion: suggestion)
    }
    return nil
  }

  /// Returns the comment that was probably meant as the value, if the value is empty.
  ///
  /// The result is a hexadecimal color at the beginning of the comment, or else the whole comment.
  func commentReadAsNothing(at node: DocumentNode) -> String? {
    guard node.isNull, node.text == "", let line = diagnostics.source(of: node.position)?.line(node.position.line)
    else { return nil }
    let rest = String(line.unicodeScalars.dropFirst(max(0, node.position.column - 2)))
    guard let match = rest.firstMatch(of: #/^:?\s+(#[0-9a-fA-F]{3,8}\b|#.*)/#) else { return nil }
    return match.1.trimmingCharacters(in: .whitespaces)
  }

  /// Returns a template, which is parsed once.
  func template(_ text: String) throws(TemplateError) -> Template {
    if let template = templates[text] { return template }
    let template = try Template(text)
    templates[text] = template
    return template
  }

  package func metric(_ name: String) -> Double? {
    metrics.first { $0.name == name }?.value
  }

  /// Returns the folder of the file that contains a node, to which paths in the node are relative.
  ///
  /// The file can be an included document.
  func base(of node: DocumentNode) -> URL {
    (diagnostics.source(of: node.position)?.folder ?? folder).resolvingSymlinksInPath()
  }

  /// Returns the file at the given path. Reports an error and returns `nil` outside of the allowed folders.
  func file(at path: String, _ node: DocumentNode, called what: String) -> URL? {
    let folder = folder.resolvingSymlinksInPath().standardizedFileURL
    let file = URL(fileURLWithPath: path, relativeTo: base(of: node)).standardizedFileURL
    // Documents from others must not show arbitrary files of this machine.
    if FolderBounds([folder] + allowedDirectories).contains(file.path) { return file }
    diagnostics.error(
      "\"\(path)\" is outside of the document's folder, expected \(what) in it; --allow-dir allows other folders",
      at: node.position)
    return nil
  }

  /// Reports every unknown key with the most similar known key.
  ///
  /// Keys of views are reported as misplaced.
  package func reportUnknownKeys(
    of node: DocumentNode, in place: String, known: [String], keysOfViews: @autoclosure () -> Set<String> = []
  ) {
    for entry in node.entries ?? [] where !known.contains(entry.key) {
      if diagnostics.isFull { return }
      if keysOfViews().contains(entry.key) {
        diagnostics.error(
          "\(place) has no key \"\(entry.key)\"; it belongs to a view, indented below \"view:\"",
          at: entry.keyPosition)
        continue
      }
      let closest = Spelling.nearest(to: entry.key, among: known)
      let expected = closest == nil && known.count <= 24 ? ", expected one of \(known.joined(separator: ", "))" : ""
      diagnostics.error(
        "\(place) has no key \"\(entry.key)\"\(expected)", at: entry.keyPosition, suggestion: closest)
    }
  }
}
