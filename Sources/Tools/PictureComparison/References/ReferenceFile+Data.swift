import UIFoundation

extension ReferenceFile {
  /// Finds a reference that is neither a picture nor text. Its data do not reveal its origin.
  package static func data(at base: String) -> ReferenceFile {
    let own = kind(ofData: base)
    let sibling = sibling(of: base)
    guard own == .missing, kind(ofData: sibling) != .missing else {
      return ReferenceFile(base: base, path: base, kind: own, hasForeignBase: false)
    }
    return ReferenceFile(base: base, path: sibling, kind: kind(ofData: sibling), hasForeignBase: false)
  }

  private static func kind(ofData path: String) -> Kind {
    guard let isFolder = FileManager.default.isFolder(atPath: path) else { return .missing }
    if isFolder { return .corrupt(reason: "it is a folder", isOurs: false) }
    return FileManager.default.isReadableFile(atPath: path)
      ? .ours(nil) : .corrupt(reason: "no permission, or a damaged disk", isOurs: false)
  }
}
