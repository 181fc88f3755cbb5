import UIFoundation

/// The reference file of a snapshot, its origin, and whether it may be used and written.
package struct ReferenceFile: Sendable, Equatable {
  /// The origin of a reference and its usability.
  package enum Kind: Sendable, Equatable {
    /// Recorded by this package. The mark is nil if another program has removed it.
    case ours(ReferenceMark?)
    /// Recorded by another system, such as iOS: never compared, never overwritten.
    case foreign
    case missing
    /// Unreadable; never overwritten unless its head or name shows that this package recorded it.
    case corrupt(reason: String, isOurs: Bool)
  }

  /// The path that is searched first.
  package let base: String
  /// The path to compare with and to write: the base or its sibling.
  package let path: String
  /// The state of the file at that path.
  package let kind: Kind
  /// Indicates whether the file at the base path is foreign: recorded by another system.
  package let hasForeignBase: Bool

  /// Finds a picture's reference: the file at the path or, if that is foreign or missing, its sibling.
  package static func picture(at base: String) -> ReferenceFile {
    find(base, pictureKind)
  }

  /// Finds a text's reference. Shared texts are the same on every system and have no mark.
  package static func text(at base: String, isShared: Bool) -> ReferenceFile {
    find(base) { path in textKind(path, isShared: isShared) }
  }

  /// Returns the path of this system's file next to a foreign one, as `name.linux.png` for `name.png`.
  package static func sibling(of path: String) -> String {
    let file = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    // A leading dot is part of a name without extension.
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return path + ".linux" }
    return path[..<dot] + ".linux" + path[dot...]
  }

  /// Indicates whether recording can write the file. Foreign and unidentified files are never replaced.
  package var isWritable: Bool {
    switch kind {
    case .ours, .missing: true
    case .foreign: false
    case .corrupt(_, let isOurs): isOurs
    }
  }

  /// The message about a file that cannot be used as a reference; nil if it can be used.
  package var problem: String? {
    switch kind {
    case .ours: nil
    case .missing:
      hasForeignBase
        ? "\(base) was recorded on another system; there is no \(path) next to it yet. Record it."
        : "There is no reference at \(path) yet. Record it."
    case .foreign: "\(path) was recorded on another system and is not changed."
    case .corrupt(let reason, let isOurs):
      "\(path) cannot be read: \(reason)."
        + (isOurs ? " Record it again." : " Restore it, or delete it and record it again.")
    }
  }

  /// Returns whether a path's name identifies the file as recorded on this system.
  package static func isSibling(_ path: String) -> Bool {
    URL(fileURLWithPath: path).deletingPathExtension().pathExtension == "linux"
  }

  private static func find(_ base: String, _ kindOfFile: (String) -> Kind) -> ReferenceFile {
    let kind = isSibling(base) ? ownKind(kindOfFile(base)) : kindOfFile(base)
    let sibling = sibling(of: base)
    switch kind {
    case .foreign:
      return ReferenceFile(base: base, path: sibling, kind: ownKind(kindOfFile(sibling)), hasForeignBase: true)
    case .missing:
      let siblingKind = ownKind(kindOfFile(sibling))
      guard siblingKind != .missing else { break }
      return ReferenceFile(base: base, path: sibling, kind: siblingKind, hasForeignBase: false)
    default: break
    }
    return ReferenceFile(base: base, path: base, kind: kind, hasForeignBase: false)
  }

  /// Returns the kind of a file whose name identifies it as recorded here, even without a mark.
  private static func ownKind(_ kind: Kind) -> Kind {
    switch kind {
    case .foreign: .ours(nil)
    case .corrupt(let reason, _): .corrupt(reason: reason, isOurs: true)
    default: kind
    }
  }

  private static func pictureKind(_ path: String) -> Kind {
    guard FileManager.default.fileExists(atPath: path) else { return .missing }
    guard let chunks = PNGChunks(path: path) else { return .corrupt(reason: reason(path), isOurs: false) }
    let mark = ReferenceMark(chunks)
    guard chunks.isWhole else { return .corrupt(reason: reason(path), isOurs: mark != nil) }
    // The decoder has the same limit, but this check does not need the pixels.
    let limit = ResourceLimits.current.pixels
    if let size = chunks.size, size.width > limit / max(1, size.height) {
      return .corrupt(
        reason: "its \(size.width)×\(size.height) pixels exceed the limit of \(limit)", isOurs: mark != nil)
    }
    return mark.map { .ours($0) } ?? .foreign
  }

  private static func textKind(_ path: String, isShared: Bool) -> Kind {
    guard FileManager.default.fileExists(atPath: path) else { return .missing }
    guard let data = FileManager.default.contents(atPath: path) else {
      return .corrupt(reason: reason(path), isOurs: false)
    }
    if isLargeFilePointer(data) { return .corrupt(reason: reason(path), isOurs: false) }
    guard String(validating: data, as: UTF8.self) != nil else {
      return .corrupt(reason: "it is not UTF-8", isOurs: false)
    }
    return isShared || ReferenceText(data).isOurs ? .ours(nil) : .foreign
  }

  private static func reason(_ path: String) -> String {
    if FileManager.default.isFolder(atPath: path) == true { return "it is a folder" }
    guard let data = FileManager.default.contents(atPath: path) else { return "no permission, or a damaged disk" }
    if data.isEmpty { return "it is empty" }
    if isLargeFilePointer(data) { return "it is a Git LFS pointer; run git lfs pull" }
    return PNGChunks(data).size == nil ? "it is not a PNG" : "the PNG is truncated"
  }

  private static func isLargeFilePointer(_ data: Data) -> Bool {
    data.starts(with: Data("version https://git-lfs".utf8))
  }
}

/// A text reference, with or without the line that marks it as recorded by this package.
package struct ReferenceText: Sendable, Equatable {
  /// The last line of platform-dependent texts recorded by this package.
  package static let mark = "(recorded by headframe)"

  /// The text without the mark.
  package let content: String
  package let isOurs: Bool

  /// Creates a text to write.
  package init(_ content: String, isOurs: Bool) {
    self.content = content
    self.isOurs = isOurs
  }

  /// Reads a file's bytes; invalid UTF-8 is replaced.
  package init(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let end = "\n" + Self.mark + "\n"
    isOurs = text.hasSuffix(end)
    content = isOurs ? String(text.dropLast(end.count)) : text
  }

  /// The contents of the file.
  package var data: Data { Data((isOurs ? content + "\n" + Self.mark + "\n" : content).utf8) }
}

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
