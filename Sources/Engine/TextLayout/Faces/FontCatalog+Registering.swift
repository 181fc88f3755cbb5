internal import CFreeType
import UIFoundation

extension FontCatalog {
  /// Adds all faces of a file and returns their family names.
  ///
  /// They replace the faces of the same family with the same PostScript name. A font pack replaces the installed one.
  @discardableResult
  package func register(contentsOf path: String) throws(FontError) -> [String] {
    if (path as NSString).pathExtension.lowercased() == "pack" {
      let pack = try FontPack(path: path)
      use(pack)
      return Set(pack.faces.map(\.family)).sorted()
    }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: Self.reason(error))
    }
    return try register(FontData(name: path, copying: bytes))
  }

  /// Adds all faces of a font in memory, or none if one of them is damaged.
  @discardableResult
  package func register(_ data: FontData) throws(FontError) -> [String] {
    Set(try registerFaces(data).map(\.family)).sorted()
  }

  /// Adds all faces of a font in memory, or none if one of them is damaged. Returns them in the order of the file.
  package func registerFaces(_ data: FontData) throws(FontError) -> [FontFile] {
    let count = FontFile.count(in: data)
    guard count > 0 else { throw .damaged(name: data.name, reason: "not a TrueType or OpenType file") }
    guard count <= Self.maximumFaceCount else {
      throw .damaged(name: data.name, reason: "its header declares \(count) faces")
    }
    var files: [FontFile] = []
    for index in 0..<count {
      let file = try FontFile(data: data, index: index)
      try file.checkForPainting()
      files.append(file)
    }
    state.withLock { state in
      for file in files { state.add(file) }
    }
    return files
  }

  /// Adds the fonts of a folder and its subfolders, sorted by path. Stops at the first damaged font.
  @discardableResult
  package func register(folder path: String) throws(FontError) -> [String] {
    guard let entries = FileManager.default.enumerator(atPath: path) else {
      throw .unreadable(path: path, reason: "no such folder")
    }
    let names = entries.compactMap { $0 as? String }.filter { name in
      Self.extensions.contains((name as NSString).pathExtension.lowercased())
    }
    guard !names.isEmpty else { throw .empty(path: path) }
    var families: Set<String> = []
    for name in names.sorted() {
      families.formUnion(try register(contentsOf: (path as NSString).appendingPathComponent(name)))
    }
    return families.sorted()
  }

  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
  /// The maximum number of faces of a file. Real collections have a few dozen faces.
  private static let maximumFaceCount = 256

  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "no such file"
    case .fileReadNoPermission: "no permission"
    default: "it cannot be opened"
    }
  }
}

extension UIFont {
  /// Registers the fonts of a file or folder, including subfolders; returns their family names.
  ///
  /// Faces of the same family and PostScript name are replaced, but existing `UIFont` objects keep the old faces.
  @discardableResult
  public static func registerFonts(at url: URL) throws -> [String] {
    let catalog = FontCatalog.shared
    return try FileManager.default.isFolder(atPath: url.path) == true
      ? catalog.register(folder: url.path) : catalog.register(contentsOf: url.path)
  }

  /// Registers the fonts of a file in memory. Returns their family names.
  @discardableResult
  public static func registerFonts(from data: Data) throws -> [String] {
    try FontCatalog.shared.register(FontData(name: "font data", copying: data))
  }
}

extension FontFile {
  /// Opens the face in the same way as the painter, so that errors are thrown now.
  func checkForPainting() throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else {
      throw .damaged(name: data.name, reason: "out of memory")
    }
    defer { FT_Done_FreeType(library) }
    var face: FT_Face?
    let bytes = data.bytes.bindMemory(to: UInt8.self).baseAddress
    guard FT_New_Memory_Face(library, bytes, FT_Long(data.bytes.count), FT_Long(index), &face) == 0, let face else {
      throw .damaged(name: data.name, reason: "FreeType cannot open face \(index)")
    }
    defer { FT_Done_Face(face) }
    guard face.pointee.num_glyphs > 0, face.pointee.charmap != nil else {
      throw .damaged(name: data.name, reason: "no usable character map")
    }
  }
}
