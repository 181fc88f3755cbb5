import Foundation
import TestSupport
import Testing

@testable import TextLayout

@Suite("Font pack")
struct FontPackTests {
  private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("fonts.pack")
      try data.write(to: file)
      try body(file.path)
    }
  }

  @Test("A file that is missing, empty or of another kind is an error")
  func otherFiles() throws {
    #expect(throws: FontError.self) { try FontPack(path: "/nowhere/fonts.pack") }
    #expect(throws: FontError.self) { try FontPack(path: "/") }
    for data in [Data(), Data("HFFONTS1".utf8), Data(repeating: 0xFF, count: 4096)] {
      try withFile(data) { path in #expect(throws: FontError.self) { try FontPack(path: path) } }
    }
  }

  @Test("A truncated or altered pack is an error, or its damaged faces are skipped")
  func damaged() throws {
    // A header of 64 bytes with one face, no file and no range.
    var header = Data("HFFONTS1".utf8)
    for value in [UInt64(64 + 48)] { withUnsafeBytes(of: value.littleEndian) { header.append(contentsOf: $0) } }
    for value in [1, 0, 112, 0] as [UInt32] {
      withUnsafeBytes(of: value.littleEndian) { header.append(contentsOf: $0) }
    }
    header.append(Data(repeating: 0, count: 32 + 48))
    // The face refers to a file that does not exist.
    try withFile(header) { path in #expect(throws: FontError.self) { try FontPack(path: path) } }
    var counts = header
    counts.replaceSubrange(16..<32, with: Data(repeating: 0xFF, count: 16))
    try withFile(counts) { path in #expect(throws: FontError.self) { try FontPack(path: path) } }
    try withFile(header.dropLast()) { path in #expect(throws: FontError.self) { try FontPack(path: path) } }
  }

  @Test("The variable states the only path of the pack, and an empty one that there is none")
  func variable() {
    #expect(FontPack.locations(environment: ["HEADFRAME_FONTS": "/x/f.pack"], executable: "/bin/a") == ["/x/f.pack"])
    #expect(FontPack.locations(environment: ["HEADFRAME_FONTS": ""], executable: "/bin/a").isEmpty)
  }

  @Test("The pack is searched beside the program, then in shared folders")
  func locations() {
    let found = FontPack.locations(environment: ["HOME": "/home/ada"], executable: "/opt/bin/headframe")

    #expect(found.first == "/opt/bin/headframe-fonts-1.pack")
    #expect(found[1] == "/opt/bin/../share/headframe/headframe-fonts-1.pack")
    #expect(
      found.suffix(3) == [
        "/home/ada/.local/share/headframe/headframe-fonts-1.pack",
        "/usr/local/share/headframe/headframe-fonts-1.pack", "/usr/share/headframe/headframe-fonts-1.pack",
      ])
  }

  @Test("The table lists exactly the characters of the fonts", .enabled(if: InstalledPack.isExpected))
  func table() throws {
    let pack = try #require(FontCatalog.shared.pack)
    for name in ["NotoSansKhmer-Regular", "NotoSansCJKhk-Bold", "NotoSerifTibetan-Bold", "NotoSansSymbols2-Regular"] {
      let face = try #require(pack.faces.first { $0.postScriptName == name })
      let file = try pack.open(face)
      #expect(file.family == face.family && file.postScriptName == face.postScriptName)
      let font = FontFace(file: file, variations: [], widths: .own)
      for value in stride(from: UInt32(0x20), to: 0x30000, by: 7) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        #expect(font.covers(scalar) == pack.covers(scalar, face), "U+\(String(value, radix: 16)) of \(name)")
      }
    }
  }
}
