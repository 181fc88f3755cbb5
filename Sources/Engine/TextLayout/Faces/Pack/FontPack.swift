internal import Glibc
import UIFoundation

/// A file of fonts with a table of their faces and characters, mapped into memory. `Fonts/Pack/build.py` describes it.
///
/// A face is opened when it is first used. Until then only the table is read.
package final class FontPack: Sendable {
  /// The style of a face's design.
  package enum Style: UInt8, Sendable {
    case sans
    case serif
    case monospaced
  }

  /// The description of one face in the table.
  package struct Face: Sendable {
    /// The index of the font file in the pack.
    let file: Int
    /// The index of the face in a collection; 0 in other files.
    let index: Int
    package let family: String
    package let postScriptName: String
    let fullName: String
    let weight: CGFloat
    package let style: Style
    let isItalic: Bool
    /// The region whose forms of ideographs the face has, such as `TC`; empty for other faces.
    let region: String
    /// The indices of the face's ranges of characters.
    fileprivate let ranges: Range<Int>
  }

  /// The version of the format, which is part of the file's name.
  package static let version = 1
  package static let fileName = "headframe-fonts-\(version).pack"

  package let path: String
  /// The hexadecimal digest of the table, which contains the digests of all fonts.
  package let digest: String
  package let faces: [Face]
  private let bytes: ByteTable
  private let rangesOffset: Int
  private let files: [FontData]

  /// Maps a file. Throws if it is not a complete pack of this version.
  package init(path: String) throws(FontError) {
    self.path = path
    let bytes = try ByteTable(mapping: path)
    self.bytes = bytes
    let header = try Header(bytes, name: path)
    rangesOffset = header.rangesOffset
    let digest = bytes.hexadecimal(32..<64)
    self.digest = digest
    files = try (0..<header.fileCount).map { index throws(FontError) in
      let entry = header.filesOffset + index * Header.entrySize
      guard let range = bytes.range(at: entry) else {
        throw FontError.damaged(name: path, reason: "file \(index) is outside of the pack")
      }
      // The digest of the font, not of the pack, identifies its drawings.
      return FontData(
        name: "\(path)#\(index)", mapped: bytes.part(range), identity: bytes.part(entry + 16..<entry + 48), of: bytes,
        packDigest: digest)
    }
    faces = try (0..<header.faceCount).map { index throws(FontError) in
      guard let face = Face(bytes, header, at: Header.size + index * Header.entrySize) else {
        throw FontError.damaged(name: path, reason: "the entry of face \(index) is invalid")
      }
      return face
    }
  }

  /// Returns whether the table lists a character for a face.
  package func covers(_ scalar: Unicode.Scalar, _ face: Face) -> Bool {
    var (low, high) = (face.ranges.lowerBound, face.ranges.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let first = bytes.integer(at: rangesOffset + middle * 8) ?? .max
      let last = bytes.integer(at: rangesOffset + middle * 8 + 4) ?? 0
      if scalar.value < first {
        high = middle
      } else if scalar.value > last {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  /// All characters of the table.
  var characters: IndexSet {
    var characters = IndexSet()
    for range in Set(faces.map(\.ranges)) {
      for index in range {
        guard let first = bytes.integer(at: rangesOffset + index * 8),
          let last = bytes.integer(at: rangesOffset + index * 8 + 4), first <= last
        else { continue }
        characters.insert(integersIn: Int(first)...Int(last))
      }
    }
    return characters
  }

  /// Opens a face. Throws if its font is damaged.
  func open(_ face: Face) throws(FontError) -> FontFile {
    guard files.indices.contains(face.file) else { throw .damaged(name: path, reason: "there is no font \(face.file)") }
    return try FontFile(data: files[face.file], index: face.index, weight: face.weight)
  }
}

/// The start of a pack, with the places of its tables.
private struct Header {
  static let size = 64
  /// The size of the entries of faces and of files.
  static let entrySize = 48
  private static let magic = Array("HFFONTS1".utf8)
  /// The maximum number of faces or files. Real packs have a few hundred.
  private static let entryLimit = 1 << 16

  let faceCount: Int
  let fileCount: Int
  let rangeCount: Int
  let rangesOffset: Int
  var filesOffset: Int { Self.size + faceCount * Self.entrySize }
  var stringsOffset: Int { rangesOffset + rangeCount * 8 }

  init(_ bytes: ByteTable, name: String) throws(FontError) {
    guard bytes.count >= Self.size, bytes.part(0..<8).elementsEqual(Self.magic) else {
      throw .damaged(name: name, reason: "not a font pack of version \(FontPack.version)")
    }
    guard let length = bytes.length(at: 8), length == bytes.count else {
      throw .damaged(name: name, reason: "the font pack is incomplete")
    }
    let counts = [16, 20, 24, 28].map { Int(bytes.integer(at: $0) ?? 0) }
    (faceCount, fileCount, rangesOffset, rangeCount) = (counts[0], counts[1], counts[2], counts[3])
    guard faceCount <= Self.entryLimit, fileCount <= Self.entryLimit, stringsOffset <= bytes.count,
      filesOffset + fileCount * Self.entrySize <= rangesOffset
    else { throw .damaged(name: name, reason: "its table exceeds the file") }
  }
}

extension FontPack.Face {
  /// Reads an entry; nil if it has names or ranges outside of the table.
  fileprivate init?(_ bytes: ByteTable, _ header: Header, at offset: Int) {
    let fields = (0..<7).compactMap { bytes.integer(at: offset + $0 * 4).map { Int($0) } }
    guard fields.count == 7, fields[0] < header.fileCount, fields[5] + fields[6] <= header.rangeCount,
      let family = bytes.string(at: header.stringsOffset + fields[2]),
      let postScriptName = bytes.string(at: header.stringsOffset + fields[3]),
      let fullName = bytes.string(at: header.stringsOffset + fields[4]),
      let attributes = bytes.integer(at: offset + 28), let region = bytes.string(at: offset + 32, limit: 4),
      let style = FontPack.Style(rawValue: UInt8(truncatingIfNeeded: attributes >> 16))
    else { return nil }
    (file, index) = (fields[0], fields[1])
    (self.family, self.postScriptName, self.fullName) = (family, postScriptName, fullName)
    (self.region, self.style) = (region, style)
    ranges = fields[5]..<fields[5] + fields[6]
    weight = CGFloat(attributes & 0xFFFF)
    isItalic = attributes >> 24 != 0
  }
}
