import UIKitCore

/// The names of folders that distinguish documents of equal names.
struct DocumentFolders {
  private var names: [DocumentReference: String] = [:]

  /// Creates the names for a run's documents.
  ///
  /// - Parameter includesAll: Indicates whether documents whose own names are distinct have a name of a folder too.
  init(_ documents: [DocumentReference], includesAll: Bool) {
    let groups = Dictionary(grouping: Set(documents), by: Self.stem).values
    for group in groups {
      let paths = group.map { (document: $0, folders: Self.folders(of: $0)) }
      guard includesAll || Set(paths.map(\.folders)).count > 1 else { continue }
      // As many folders, from the last one upward, as distinguish the documents.
      let depth = (1...(paths.map(\.folders.count).max() ?? 1)).first { depth in
        Set(paths.map { $0.folders.suffix(depth) }).count == group.count
      }
      for (document, folders) in paths {
        let name = folders.suffix(depth ?? 1).joined(separator: "-")
        if !name.isEmpty { names[document] = name }
      }
    }
  }

  /// Returns the name of a document's folder; nil if the document's own name is distinct.
  ///
  /// The names of folders above precede it if they are needed to distinguish documents. The folder
  /// of a language is named after it: `de`.
  func name(of document: DocumentReference) -> String? { names[document] }

  /// Returns the document's name without folder and extension.
  static func stem(of document: DocumentReference) -> String {
    URL(fileURLWithPath: document.name).deletingPathExtension().lastPathComponent
  }

  private static func folders(of document: DocumentReference) -> [String] {
    URL(fileURLWithPath: document.name).standardizedFileURL.deletingLastPathComponent().pathComponents
      .filter { $0 != "/" }
      .map { $0.hasSuffix(".lproj") ? String($0.dropLast(".lproj".count)) : $0 }
  }
}
