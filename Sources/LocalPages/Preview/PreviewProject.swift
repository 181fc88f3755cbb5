import BatchRendering
import Foundation
import UIKitCore

/// The documents that a preview shows, and the only files that its page may read.
struct PreviewProject: Sendable {
  /// More documents than anybody looks through.
  private static let mostDocuments = 500
  /// More entries than a folder of a project holds; a home folder does.
  private static let mostEntries = 20_000
  /// Looked at to tell a layout document from other YAML and JSON, in bytes.
  private static let probedBytes = 1 << 16
  /// The longest text that the page shows, in bytes.
  private static let longestText = 4 << 20

  /// The folder, absolute and without links.
  let folder: String
  /// The only document, relative to the folder; nil shows all of the folder.
  let document: String?
  private let bounds: FolderBounds

  /// A document with its folder, or a folder; throws ``RenderError`` where there is neither.
  init(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw RenderError.reported(["\(path): error: no such file or folder"])
    }
    let url = URL(fileURLWithPath: path)
    let place = isFolder.boolValue ? url : url.deletingLastPathComponent()
    folder = place.resolvingSymlinksInPath().path
    document = isFolder.boolValue ? nil : url.lastPathComponent
    bounds = FolderBounds([place])
    if let document, !Self.isDocumentName(document) {
      throw RenderError.reported([
        "\(path): error: expected a layout document (.yaml, .yml, .json), a .storyboard, a .xib or a folder of them"
      ])
    }
  }

  /// The name of the folder or the document, for titles.
  var title: String { document ?? URL(fileURLWithPath: folder).lastPathComponent }

  /// The documents, relative to the folder, sorted.
  var documents: [String] {
    if let document { return [document] }
    var found: [String] = []
    forEachEntry { name, isFolder in
      guard !isFolder, Self.isDocumentName(name), found.count < Self.mostDocuments else { return }
      if isDocument(name) { found.append(name) }
    }
    return found.sorted()
  }

  /// The folder and those in it, without hidden ones.
  var folders: [String] {
    var found = [folder]
    if document == nil {
      forEachEntry { name, isFolder in if isFolder { found.append("\(folder)/\(name)") } }
    }
    return found
  }

  /// Returns the path of a project's file from its name relative to the folder; nil for other files.
  func path(of name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0), !name.split(separator: "/").contains("..")
    else { return nil }
    let path = "\(folder)/\(name)"
    // Links are followed before the comparison, so that none leads out of the folder.
    guard bounds.contains(path) else { return nil }
    return path
  }

  /// Returns the text of a document; nil for what is none, lies elsewhere, or cannot be read.
  func text(of name: String) -> String? {
    guard Self.isDocumentName(name), let path = path(of: name) else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.longestText) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func isDocumentName(_ name: String) -> Bool {
    ["yaml", "yml", "json", "storyboard", "xib"].contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  /// Indicates whether a file of a fitting name has the keys of a layout document.
  private func isDocument(_ name: String) -> Bool {
    let kind = URL(fileURLWithPath: name).pathExtension.lowercased()
    if kind == "storyboard" || kind == "xib" { return true }
    guard let path = path(of: name), let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: Self.probedBytes) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    let keys = ["view", "viewController", "scenes"]
    return kind == "json"
      ? keys.contains { text.contains("\"\($0)\"") }
      : keys.contains { text.hasPrefix("\($0):") || text.contains("\n\($0):") }
  }

  /// Calls a body with the relative paths of descendants, except hidden and linked ones.
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
      guard count <= Self.mostEntries else { return }
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
