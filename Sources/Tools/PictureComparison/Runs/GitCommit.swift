import UIFoundation

/// The commit that is checked out in a folder, read without Git.
package enum GitCommit {
  /// Returns the identifier of the commit; nil outside of a repository and before the first commit.
  package static func checkedOut(at folder: String) -> String? {
    guard let repository = repository(of: folder), let head = text(repository + "/HEAD") else { return nil }
    guard head.hasPrefix("ref: ") else { return identifier(head) }
    let name = String(head.dropFirst(5))
    guard !name.split(separator: "/").contains("..") else { return nil }
    // The branches of a linked work tree are in the main repository.
    let main = text(repository + "/commondir").map { path(of: $0, in: repository) } ?? repository
    if let loose = text("\(main)/\(name)") { return identifier(loose) }
    let packed = text(main + "/packed-refs")?.split(separator: "\n") ?? []
    return packed.first { $0.hasSuffix(" " + name) }.flatMap { identifier(String($0.prefix { $0 != " " })) }
  }

  private static func repository(of folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      let path = folder.appendingPathComponent(".git").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        if isFolder.boolValue { return path }
        guard let link = text(path), link.hasPrefix("gitdir: ") else { return nil }
        return Self.path(of: String(link.dropFirst(8)), in: folder.path)
      }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static func path(of path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func identifier(_ text: String) -> String? {
    [40, 64].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit) ? text : nil
  }
}
