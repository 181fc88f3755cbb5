import BatchRendering
import Foundation
import UIKitCore

/// The documents of a preview. The preview's web page can request no file outside of their folder.
struct PreviewProject: Sendable {
  /// The maximum number of listed documents.
  private static let documentLimit = 500
  /// The maximum number of entries to visit. Home folders can have more, but projects rarely do.
  private static let entryLimit = 20_000
  /// The number of bytes at the start of a file that are searched for a layout document's keys.
  private static let probedByteCount = 1 << 16
  /// The maximum size of a source text, in bytes.
  private static let textLimit = 4 << 20

  /// The absolute path of the folder with links resolved.
  let folder: String
  /// The path of the only document, relative to the folder; nil for all documents of the folder.
  let document: String?
  private let bounds: FolderBounds

  /// Creates the project of a document or a folder. Throws ``RenderError`` for other paths.
  init(_ path: String) throws {
    guard let isFolder = FileManager.default.isFolder(atPath: path) else {
      throw RenderError.reported(["\(path): error: no such file or folder"])
    }
    let url = URL(fileURLWithPath: path)
    let directory = isFolder ? url : url.deletingLastPathComponent()
    folder = directory.resolvingSymlinksInPath().path
    document = isFolder ? nil : url.lastPathComponent
    bounds = FolderBounds([directory])
    if let document, !Self.isDocumentName(document) {
      throw RenderError.reported([
        "\(path): error: expected a layout document (.yaml, .yml, .json), a .storyboard, a .xib or a folder of them"
      ])
    }
  }

  var title: String { document ?? URL(fileURLWithPath: folder).lastPathComponent }

  /// The sorted paths of the documents, relative to the folder.
  var documents: [String] {
    if let document { return [document] }
    var found: [String] = []
    forEachEntry { name, isFolder in
      guard !isFolder, Self.isDocumentName(name), found.count < Self.documentLimit else { return }
      if isDocument(name) { found.append(name) }
    }
    return found.sorted()
  }

  /// The folder and, unless there is only one document, its subfolders, without hidden ones.
  var folders: [String] {
    var found = [folder]
    if document == nil {
      forEachEntry { name, isFolder in if isFolder { found.append("\(folder)/\(name)") } }
    }
    return found
  }

  /// Returns the absolute path of a file in the project's folder; nil for files outside of it.
  func path(of name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0), !name.split(separator: "/").contains("..")
    else { return nil }
    let path = "\(folder)/\(name)"
    // The comparison resolves links, so that no link leads out of the folder.
    guard bounds.contains(path) else { return nil }
    return path
  }

  /// Returns the text of a document; nil if the file has no document's extension or cannot be opened.
  func text(of name: String) -> String? {
    guard Self.isDocumentName(name), let path = path(of: name) else { return nil }
    guard FileManager.default.isFolder(atPath: path) == false,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.textLimit) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func isDocumentName(_ name: String) -> Bool {
    DocumentReference.pathExtensions.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  /// Returns whether a file with a document's extension is a document.
  ///
  /// YAML and JSON files must have a key of a layout document.
  private func isDocument(_ name: String) -> Bool {
    let kind = URL(fileURLWithPath: name).pathExtension.lowercased()
    if kind == "storyboard" || kind == "xib" { return true }
    guard let path = path(of: name), let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.probedByteCount) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    let keys = ["view", "viewController", "scenes"]
    return kind == "json"
      ? keys.contains { text.contains("\"\($0)\"") }
      : keys.contains { text.hasPrefix("\($0):") || text.contains("\n\($0):") }
  }

  /// Calls the body with the relative path of each descendant that is neither hidden nor linked.
  ///
  /// Skips `node_modules`, and stops after ``entryLimit`` entries.
  private func forEachEntry(_ body: (_ name: String, _ isFolder: Bool) -> Void) {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    guard
      let entries = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return }
    var count = 0
    for case let url as URL in entries {
      count += 1
      guard count <= Self.entryLimit else { return }
      let values = try? url.resourceValues(forKeys: Set(keys))
      let isFolder = values?.isDirectory ?? false
      if values?.isSymbolicLink ?? false || url.lastPathComponent == "node_modules" {
        entries.skipDescendants()
        continue
      }
      let path = url.path
      guard path.hasPrefix(folder + "/") else { continue }
      body(String(path.dropFirst(folder.count + 1)), isFolder)
    }
  }
}
