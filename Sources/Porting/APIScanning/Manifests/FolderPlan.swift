/// The folder of a target in a package, and the files in it that do not belong to the target.
struct FolderPlan {
  private(set) var path: String
  /// The sources relative to the folder; nil if all Swift files in it belong to the target.
  private(set) var sources: [String]?
  private(set) var excluded: [String] = []
  private(set) var resources: [String] = []
  private(set) var copied: [String] = []

  /// Plans the folder of a target in a project, whose files are listed.
  init(_ target: XcodeProject.Target, files: [String]) {
    let used = Array(target.sources) + target.resources + target.copied
    let path = PathParts.commonFolder(of: used)
    self.path = path
    let inside = files.filter { PathParts.isInside($0, path) }
    let others = inside.filter { FileKind(path: $0) == .source && !target.sources.contains($0) }
    var tree = FolderTree(inside.map { PathParts.relative($0, to: path) })
    let own = Set(target.sources.map { PathParts.relative($0, to: path) })
    let ownResources = Set(target.resources.map { PathParts.relative($0, to: path) })
    copied = target.copied.map { PathParts.relative($0, to: path) }.sorted()
    if path.isEmpty || others.count > target.sources.count {
      // SwiftPM does not accept resources in a folder of the list.
      sources = tree.cover(of: own) { [copied] file in
        FileKind(path: file) == .source || ownResources.contains(file)
          || copied.contains { PathParts.isInside(file, $0) }
      }
    }
    resources = tree.cover(of: ownResources) { _ in true }
    let kept = own.union(ownResources)
    tree.remove { file in copied.contains { PathParts.isInside(file, $0) } }
    let listed = sources
    let unused = tree.files.filter { file in
      guard !kept.contains(file) else { return false }
      // Outside of the listed folders, SwiftPM only finds localized files, also in bundles.
      guard let listed, !["lproj", "bundle"].contains(FileKind.type(of: file)) else { return true }
      return listed.contains { PathParts.isInside(file, $0) }
    }
    excluded = tree.cover(of: Set(unused)) { _ in true }
    excluded += target.omittedFiles.map { PathParts.relative($0, to: path) }
  }
}

/// The files of a folder as a tree.
struct FolderTree {
  private(set) var files: [String]

  init(_ files: [String]) {
    self.files = files
  }

  mutating func remove(_ isRemoved: (String) -> Bool) { files.removeAll(where: isRemoved) }

  /// Returns the shortest list of files and folders with exactly the given files among those that count.
  func cover(of chosen: Set<String>, _ counts: (String) -> Bool) -> [String] {
    // The folders with a file that is not chosen.
    var mixed: Set<String> = [""]
    for file in files where counts(file) && !chosen.contains(file) {
      var folder = PathParts.folder(of: file)
      while mixed.insert(folder).inserted { folder = PathParts.folder(of: folder) }
    }
    var result: Set<String> = []
    for file in chosen {
      var shown = file
      while !mixed.contains(PathParts.folder(of: shown)) { shown = PathParts.folder(of: shown) }
      result.insert(shown)
    }
    return result.sorted()
  }
}
