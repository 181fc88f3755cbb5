import Foundation
import UIKitCore

/// The translations of a document, from the tables next to it.
///
/// A key is an object id and a property, such as `x4E-3p-RVj.text` or `i7w-aK-kq6.segmentTitles[0]`.
struct Localization {
  private let words: [String: String]

  /// The largest table that is read, in bytes.
  private static let maximumSize = 8 << 20

  /// Reads the table of a document for a language such as `de` or `pt-BR`; nil if there is none.
  ///
  /// The table is `de.lproj/Name.strings`, or else the string catalog `mul.lproj/Name.xcstrings` or `Name.xcstrings`,
  /// next to the document or to its `.lproj` folder. If there is no table for `pt-BR`, the table for `pt` is used.
  init?(of document: URL, language: String, allowedDirectories: [URL]) throws(InterfaceDocumentError) {
    let name = document.deletingPathExtension().lastPathComponent
    let folder = document.deletingLastPathComponent()
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let bounds = FolderBounds([root] + allowedDirectories)
    for language in Self.fallbacks(of: language) {
      let table = root.appendingPathComponent("\(language).lproj/\(name).strings")
      if FileReads.exists(table.path) {
        words = try Self.strings(table, bounds)
        return
      }
      for place in [root.appendingPathComponent("mul.lproj"), root] {
        let catalog = place.appendingPathComponent("\(name).xcstrings")
        guard FileReads.exists(catalog.path) else { continue }
        let found = try Self.catalog(catalog, language, bounds)
        guard !found.isEmpty else { continue }
        words = found
        return
      }
    }
    return nil
  }

  /// Returns the names of a language's folders: `pt-BR`, its older form `pt_BR`, then `pt`.
  private static func fallbacks(of language: String) -> [String] {
    var parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      if parts.count > 1 { names.append(parts.joined(separator: "_")) }
      parts.removeLast()
    }
    // A language becomes part of a path, so it must not contain separators or dots.
    return names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } }
  }

  /// Sets the translated texts of every object in the table.
  func apply(to document: InterfaceDocument) {
    for (key, text) in words.sorted(by: { $0.key < $1.key }) {
      guard let dot = key.firstIndex(of: "."), let element = document.object(String(key[..<dot])) else { continue }
      Self.set(String(key[key.index(after: dot)...]), of: element, to: text)
    }
  }

  /// Sets the text of a property of an element, or of its states, configuration or segments.
  private static func set(_ property: String, of element: Element, to text: String) {
    switch property {
    case "normalTitle", "highlightedTitle", "disabledTitle", "selectedTitle":
      element.child("state", key: String(property.dropLast("Title".count)))?.setString("title", text)
    case "configuration.title", "configuration.subtitle":
      let part = String(property.dropFirst("configuration.".count))
      element.child("buttonConfiguration", key: "configuration")?.setString(part, text)
    default:
      if let (list, index) = indexed(property) {
        let items = element.child(list)?.children ?? []
        if items.indices.contains(index) { items[index].setString("title", text) }
      } else if let shown = property.wholeMatch(of: /ibShadowed([A-Z])(\w*)/) {
        // A strings file can name a property with this prefix: `ibShadowedText` for `text`.
        element.setString(shown.1.lowercased() + shown.2, text)
      } else {
        element.setString(property, text)
      }
    }
  }

  /// Returns the list and the index of an indexed property: for `segmentTitles[1]`, `segments` and 1.
  private static func indexed(_ property: String) -> (list: String, index: Int)? {
    guard let match = property.wholeMatch(of: /segmentTitles\[(\d+)\]/), let index = Int(match.1) else { return nil }
    return ("segments", index)
  }

  // MARK: Tables

  private static func strings(_ file: URL, _ bounds: FolderBounds) throws(InterfaceDocumentError) -> [String: String] {
    let data = try read(file, bounds)
    do {
      let table = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let words = table as? [String: Any] { return words.compactMapValues { $0 as? String } }
    } catch {
      let oldStyle = (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
      let reason = (oldStyle ?? error as NSError).userInfo["NSDebugDescription"] as? String
      throw InterfaceDocumentError(
        path: file.relativePath, "The table of strings cannot be read: \(reason ?? "it is not a property list").")
    }
    throw InterfaceDocumentError(
      path: file.relativePath, "The file is not a table of strings; expected lines such as \"id.text\" = \"words\";")
  }

  /// The part of a string catalog that is read.
  private struct Catalog: Decodable {
    struct Entry: Decodable { let localizations: [String: Words]? }
    struct Words: Decodable { let stringUnit: Unit? }
    struct Unit: Decodable { let value: String }
    let strings: [String: Entry]
  }

  private static func catalog(
    _ file: URL, _ language: String, _ bounds: FolderBounds
  ) throws(InterfaceDocumentError) -> [String: String] {
    let data = try read(file, bounds)
    do {
      let catalog = try JSONDecoder().decode(Catalog.self, from: data)
      return catalog.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    } catch {
      throw InterfaceDocumentError(
        path: file.relativePath,
        "The string catalog cannot be read: it is not JSON in the format of a string catalog.")
    }
  }

  private static func read(_ file: URL, _ bounds: FolderBounds) throws(InterfaceDocumentError) -> Data {
    guard bounds.contains(file.path) else {
      throw InterfaceDocumentError(
        path: file.relativePath,
        "A link leads out of the document's folder; --allow-dir allows other folders.")
    }
    FileReads.record(file.path)
    guard let data = try? Data(contentsOf: file), data.count <= maximumSize else {
      throw InterfaceDocumentError(
        path: file.relativePath, "The file cannot be read, or has more than \(maximumSize) bytes.")
    }
    return data
  }
}
