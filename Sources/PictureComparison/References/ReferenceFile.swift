import CairoRendering
import UIFoundation

/// The file that a snapshot is compared with, and whether it is ours to compare with and to write.
package struct ReferenceFile: Sendable, Equatable {
  /// Who a reference is from, and whether it can be used.
  package enum Kind: Sendable, Equatable {
    /// Recorded by this package; a picture beside a foreign one may have lost its mark.
    case ours(ReferenceMark?)
    /// Recorded by another system, such as iOS: never compared with, never overwritten.
    case foreign
    case missing
    /// Cannot be read, and why; never overwritten unless its head says that it is ours.
    case corrupt(reason: String, isOurs: Bool)
  }

  /// The path where the test would look first.
  package let base: String
  /// The path to compare with and to write: the base, or the one beside a foreign file.
  package let path: String
  /// What lies at that path.
  package let kind: Kind
  /// Whether a foreign reference lies at the base path.
  package let hasForeignBase: Bool

  /// Looks for a picture's reference: what lies at the path, unless that is foreign.
  package static func picture(at base: String) -> ReferenceFile {
    find(base, pictureKind)
  }

  /// Looks for a text's reference; shared texts are the same on every system and bear no mark.
  package static func text(at base: String, isShared: Bool) -> ReferenceFile {
    find(base) { path in textKind(path, isShared: isShared) }
  }

  /// Where ours lies beside a foreign reference: `name.linux.png` beside `name.png`.
  package static func sibling(of path: String) -> String {
    let file = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    // A leading dot begins a name without an ending.
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return path + ".linux" }
    return path[..<dot] + ".linux" + path[dot...]
  }

  /// Whether recording may write here: not over what is foreign, nor over what cannot be told.
  package var isWritable: Bool {
    switch kind {
    case .ours, .missing: true
    case .foreign: false
    case .corrupt(_, let isOurs): isOurs
    }
  }

  /// What to tell a person about a file that cannot be compared with; nil where it can.
  package var problem: String? {
    switch kind {
    case .ours: nil
    case .missing:
      hasForeignBase
        ? "\(base) was recorded on another system; there is no \(path) beside it yet. Record it."
        : "There is no reference at \(path) yet. Record it."
    case .foreign: "\(path) was recorded on another system and is left alone."
    case .corrupt(let reason, let isOurs):
      "\(path) cannot be read: \(reason)."
        + (isOurs ? " Record it again." : " Restore it, or delete it and record it again.")
    }
  }

  /// Whether a path's name says that the file is ours.
  package static func isSibling(_ path: String) -> Bool {
    URL(fileURLWithPath: path).deletingPathExtension().pathExtension == "linux"
  }

  private static func find(_ base: String, _ look: (String) -> Kind) -> ReferenceFile {
    let kind = isSibling(base) ? ownKind(look(base)) : look(base)
    let beside = sibling(of: base)
    switch kind {
    case .foreign:
      return ReferenceFile(base: base, path: beside, kind: ownKind(look(beside)), hasForeignBase: true)
    case .missing:
      let other = ownKind(look(beside))
      guard other != .missing else { break }
      return ReferenceFile(base: base, path: beside, kind: other, hasForeignBase: false)
    default: break
    }
    return ReferenceFile(base: base, path: base, kind: kind, hasForeignBase: false)
  }

  /// By its name the file is ours, even where another program took the mark away.
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
    // Refused before the pixels are read, as reading them would be.
    let limit = ResourceLimits.current.pixels
    if let size = chunks.size, size.width > limit / max(1, size.height) {
      return .corrupt(
        reason: "its \(size.width)×\(size.height) pixels are over the limit of \(limit)", isOurs: mark != nil)
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
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue { return "it is a folder" }
    guard let data = FileManager.default.contents(atPath: path) else { return "no permission, or a damaged disk" }
    if data.isEmpty { return "it is empty" }
    if isLargeFilePointer(data) { return "it is a Git LFS pointer; run git lfs pull" }
    return PNGChunks(data).size == nil ? "it is no PNG" : "the PNG is cut short"
  }

  private static func isLargeFilePointer(_ data: Data) -> Bool {
    data.starts(with: Data("version https://git-lfs".utf8))
  }
}

/// A text reference with or without the line that says it is ours.
package struct ReferenceText: Sendable, Equatable {
  /// The last line of our texts that would look different on another system.
  package static let mark = "(recorded by headframe)"

  /// The text without the mark.
  package let content: String
  package let isOurs: Bool

  /// A text to write.
  package init(_ content: String, isOurs: Bool) {
    self.content = content
    self.isOurs = isOurs
  }

  /// Reads a file's bytes; what is not UTF-8 is replaced.
  package init(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let end = "\n" + Self.mark + "\n"
    isOurs = text.hasSuffix(end)
    content = isOurs ? String(text.dropLast(end.count)) : text
  }

  /// The file's bytes.
  package var data: Data { Data((isOurs ? content + "\n" + Self.mark + "\n" : content).utf8) }
}
