import UIKitCore

/// The text of a document and the name under which it is reported.
package struct DocumentSource: Sendable {
  /// The maximum size of a document, in bytes. Larger data belongs in data files, images in image files.
  package static let byteLimit = 16 << 20

  /// The path as the user wrote it.
  package let name: String
  package let text: String
  /// The folder against which relative paths in the document are resolved.
  package let folder: URL
  /// The name of the data field that replaces a value of the document; nil for a document's text.
  let field: String?
  private let lines: [Substring]

  var url: URL { folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent) }

  package init(name: String, text: String, folder: URL) {
    // Editors on Windows write a byte order mark at the start.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    self.name = name
    self.text = text
    self.folder = folder
    self.field = nil
    self.lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// Creates the source of a field in a data row of a document.
  init(field: String, of document: DocumentSource) {
    self.name = document.name
    self.text = ""
    self.folder = document.folder
    self.field = field
    self.lines = []
  }

  /// Creates the source from a file of UTF-8 text. Throws ``DocumentErrors``.
  package init(path: String) throws {
    func errors(_ message: String, _ suggestion: String? = nil) -> DocumentErrors {
      DocumentErrors([DocumentDiagnostic(file: path, message: message, suggestion: suggestion)])
    }
    let url = URL(fileURLWithPath: path)
    FileReads.record(path)
    guard let isFolder = FileManager.default.isFolder(atPath: url.path) else {
      let isPattern = path.contains("*") || path.contains("?")
      throw errors(
        isPattern ? "no such file; the pattern matches no files" : "no such file", Self.nearestPath(to: path))
    }
    guard !isFolder else { throw errors("is a folder, expected a layout document") }
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
    guard size <= Self.byteLimit else {
      throw errors("is \(size >> 20) MB long, expected a layout document of at most \(Self.byteLimit >> 20) MB")
    }
    guard let data = FileManager.default.contents(atPath: url.path) else { throw errors("cannot be read") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DocumentErrors([TextEncoding.problem(in: data, file: path)].compactMap { $0 })
    }
    self.init(name: path, text: text, folder: url.deletingLastPathComponent())
  }

  /// Returns the line with the given number, counted from 1; nil if it is missing.
  func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }

  /// Returns the lines from the given number to the end, with their numbers, counted from 1.
  func lines(from number: Int) -> [(number: Int, text: Substring)] {
    lines.indices.dropFirst(number - 1).map { ($0 + 1, lines[$0]) }
  }

  /// Returns the trimmed line with the given number, counted from 1, truncated to 120 characters.
  ///
  /// Returns nil for an empty or missing line.
  package func quoted(_ line: Int) -> String? {
    guard lines.indices.contains(line - 1) else { return nil }
    // A line can have megabytes, of which only the beginning is looked at.
    let beginning = lines[line - 1].drop(while: \.isWhitespace).prefix(121)
    if beginning.count > 120 { return String(beginning.prefix(119)) + "…" }
    let text = beginning.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// Returns the path of the file or folder with the most similar name; nil if none is similar.
  package static func nearestPath(to path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let exists = FileManager.default.fileExists(atPath: folder.path)
    if !exists, path.contains("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      // The file may exist in the folder with the corrected name.
      guard let nearestFolder = nearestPath(to: String(path[..<slash])) else { return nil }
      let corrected = nearestFolder + path[slash...]
      return FileManager.default.fileExists(atPath: corrected) ? corrected : nearestPath(to: corrected)
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() else { return nil }
    // A name that is not UTF-8 is listed with replacement characters, and no path leads to its file.
    let files = names.filter {
      !$0.unicodeScalars.contains("\u{FFFD}")
        || FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    // The same extension does not make names similar.
    let stem = (url.lastPathComponent as NSString).deletingPathExtension
    let similar = files.filter { file in
      let other = (file as NSString).deletingPathExtension
      return other == stem || Spelling.nearest(to: stem, among: [other]) != nil
    }
    guard let name = Spelling.nearest(to: url.lastPathComponent, among: similar) else { return nil }
    return path.hasSuffix(url.lastPathComponent) ? path.dropLast(url.lastPathComponent.count) + name : name
  }
}
