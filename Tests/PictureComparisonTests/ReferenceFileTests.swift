import CairoRendering
import Foundation
import Testing
import UIFoundation
import UIGraphics

@testable import PictureComparison

@Suite("Reference files")
struct ReferenceFileTests {
  private let picture = Picture.filled(20, 10, 0xFF33_6699, scale: 3)

  @Test("A mark, frames and a scale are read from the start of a file, and the pixels are unchanged")
  func roundTrip() throws {
    try withFolder { folder in
      let path = folder + "/a/b.png"
      let frames = [
        FrameRecord(id: "", className: "UIView", depth: 0, frame: CGRect(x: 0, y: 0, width: 20, height: 10)),
        FrameRecord(
          id: "a b\\\n\u{1F600}", className: "UILabel", depth: 1, frame: CGRect(x: 1, y: 2.3333, width: 3, height: 4)),
      ]

      try ReferenceWriter.write(picture, mark: ReferenceMark(of: picture), frames: frames, to: path)

      let chunks = try #require(PNGChunks(path: path))
      #expect(chunks.isWhole)
      #expect(chunks.scale == 3)
      #expect(ReferenceMark(chunks) == ReferenceMark(of: picture))
      #expect(FrameRecord.records(in: chunks) == frames)
      #expect(try Picture(path: path) == picture)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a") == ["b.png"])
    }
  }

  @Test("Frames of a thousand views are compressed to less than a sixth")
  func compression() throws {
    let frames = (0..<1000).map { index in
      FrameRecord(
        id: "cell-\(index)", className: "UITableViewCell", depth: 1,
        frame: CGRect(x: 0, y: Double(index) * 44, width: 390, height: 44))
    }

    let bare = try picture.png()
    let data = try picture.png(texts: [FrameRecord.text(of: frames)])

    #expect(FrameRecord.records(in: PNGChunks(data)) == frames)
    let plain = FrameRecord.text(of: frames).text.utf8.count
    #expect(plain > 40_000)
    #expect(data.count - bare.count < plain / 6)
  }

  @Test("A picture without this package's mark is foreign, and this package's reference is written next to it")
  func foreign() throws {
    try withFolder { folder in
      let path = folder + "/test.1.png"
      try ReferenceWriter.write(try picture.png(), to: path)

      let first = ReferenceFile.picture(at: path)
      #expect(first.path == folder + "/test.1.linux.png")
      #expect(first.kind == .missing)
      #expect(first.hasForeignBase)
      #expect(first.isWritable)

      try ReferenceWriter.write(picture, mark: ReferenceMark(of: picture), to: first.path)
      let second = ReferenceFile.picture(at: path)
      #expect(second.path == first.path)
      #expect(second.kind == .ours(ReferenceMark(of: picture)))
    }
  }

  @Test("A picture next to a foreign picture still belongs to this package after an optimizer has removed its mark")
  func stripped() throws {
    try withFolder { folder in
      try ReferenceWriter.write(try picture.png(), to: folder + "/test.png")
      try ReferenceWriter.write(try picture.png(), to: folder + "/test.linux.png")

      #expect(ReferenceFile.picture(at: folder + "/test.png").kind == .ours(nil))
    }
  }

  @Test("A file with this system's suffix is found after the foreign file was removed")
  func suffixOnly() throws {
    try withFolder { folder in
      try ReferenceWriter.write(picture, mark: ReferenceMark(of: picture), to: folder + "/test.linux.png")

      let file = ReferenceFile.picture(at: folder + "/test.png")

      #expect(file.path == folder + "/test.linux.png")
      #expect(!file.hasForeignBase)
    }
  }

  @Test("Unreadable files without this package's mark are reported with the reason, and not overwritten")
  func corrupt() throws {
    try withFolder { folder in
      let whole = try picture.png(texts: [ReferenceMark(of: picture).text])
      let cases: [(String, Data, String, Bool)] = [
        ("empty.png", Data(), "it is empty", false),
        ("text.png", Data("hello".utf8), "it is not a PNG", false),
        (
          "pointer.png", Data("version https://git-lfs.github.com/spec/v1\n".utf8),
          "it is a Git LFS pointer; run git lfs pull", false
        ),
        ("short.png", whole.prefix(60), "the PNG is truncated", false),
      ]
      for (name, data, reason, isOurs) in cases {
        try ReferenceWriter.write(data, to: folder + "/" + name)
        let file = ReferenceFile.picture(at: folder + "/" + name)
        #expect(file.kind == .corrupt(reason: reason, isOurs: isOurs), "\(name)")
        #expect(!file.isWritable)
        #expect(file.problem?.contains(reason) == true)
      }
      try FileManager.default.createDirectory(atPath: folder + "/folder.png", withIntermediateDirectories: true)
      #expect(
        ReferenceFile.picture(at: folder + "/folder.png").kind == .corrupt(reason: "it is a folder", isOurs: false))
    }
  }

  @Test("Reading a file with any byte changed, or truncated anywhere, never traps", arguments: [0, 1, 2])
  func hostile(step: Int) throws {
    let whole = try picture.png(texts: [
      ReferenceMark(of: picture).text,
      FrameRecord.text(of: (0..<40).map { FrameRecord(id: "\($0)", className: "UIView", depth: $0, frame: .zero) }),
    ])
    for index in stride(from: step, to: whole.count, by: 3) {
      _ = PNGChunks(whole.prefix(index))
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var bytes = whole
        bytes[index] = value
        let chunks = PNGChunks(bytes)
        _ = ReferenceMark(chunks)
        let records = FrameRecord.records(in: chunks)
        _ = FrameDifference(from: records, to: records.reversed())
        _ = try? Picture(data: bytes, name: "hostile")
      }
    }
  }

  @Test(
    "The sibling of a file keeps its extension",
    arguments: [
      ("/a/b.png", "/a/b.linux.png"), ("/a.d/b", "/a.d/b.linux"), ("/a/.hidden", "/a/.hidden.linux"),
      ("/a/b.1.recursiveDescription.txt", "/a/b.1.recursiveDescription.linux.txt"),
    ])
  func siblings(path: String, expected: String) {
    #expect(ReferenceFile.sibling(of: path) == expected)
  }

  @Test("A text that depends on the system ends with this package's mark; a shared text has no mark")
  func texts() throws {
    try withFolder { folder in
      let path = folder + "/test.1.txt"
      let ours = ReferenceText("<UIView>\n", isOurs: true)
      #expect(ReferenceText(ours.data) == ours)

      try ReferenceWriter.write(Data("<UIView; 0x1>".utf8), to: path)
      #expect(ReferenceFile.text(at: path, isShared: false).path == folder + "/test.1.linux.txt")
      #expect(ReferenceFile.text(at: path, isShared: true).kind == .ours(nil))

      try ReferenceWriter.write(ours.data, to: path)
      #expect(ReferenceFile.text(at: path, isShared: false).kind == .ours(nil))
      #expect(ReferenceFile.text(at: path, isShared: false).path == path)
    }
  }

  @Test("Digests of drawings are used only for the same drawing and libraries, and can be disabled")
  func decisions() throws {
    let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    let plain = DisplayList.record(bounds: bounds) { _ in }
    let other = DisplayList.record(bounds: bounds) { context in context.fill(bounds) }
    let mark = ReferenceMark(of: plain, scale: 2)
    let old = try #require(ReferenceMark("1\n\(mark.digest)\nrenderer 0 cairo 1.0.0"))

    #expect(DigestDecision(mark, ReferenceMark(of: plain, scale: 2), isAllowed: true) == .matched)
    #expect(DigestDecision(mark, ReferenceMark(of: plain, scale: 3), isAllowed: true) == .painted(.otherDigest))
    #expect(DigestDecision(mark, ReferenceMark(of: other, scale: 2), isAllowed: true) == .painted(.otherDigest))
    #expect(DigestDecision(nil, mark, isAllowed: true) == .painted(.noMark))
    #expect(DigestDecision(mark, mark, isAllowed: false) == .painted(.turnedOff))
    #expect(
      DigestDecision(old, mark, isAllowed: true)
        == .painted(.otherRenderer(reference: "renderer 0 cairo 1.0.0", current: mark.renderer)))
  }

  @Test("Pixels that were damaged, or changed by a program that kept the mark, do not pass by digest")
  func otherPixels() throws {
    try withFolder { folder in
      let mark = ReferenceMark(of: picture)
      let path = folder + "/a.png"
      try ReferenceWriter.write(picture, mark: mark, to: path)
      #expect(DigestDecision.matched.checked(path, scale: 3) == .matched)
      let whole = try Data(contentsOf: URL(fileURLWithPath: path))
      let sum = try #require(PNGChunks.pixelText(of: whole))

      // From the end: the 12 bytes of IEND, the CRC of the pixels' chunk (4), and zlib's Adler-32 (4), damaged here.
      var damaged = whole
      damaged[damaged.count - 20] ^= 1
      try damaged.write(to: URL(fileURLWithPath: path))
      #expect(DigestDecision.matched.checked(path, scale: 3) == .painted(.otherPixels))
      try whole.dropLast(1).write(to: URL(fileURLWithPath: path))
      #expect(DigestDecision.matched.checked(path, scale: 3) == .painted(.otherPixels))

      let edited = Picture.filled(20, 10, 0xFF33_6699, scale: 3, changed: [(3, 4, 0xFF00_0000)])
      try edited.png(texts: [mark.text, sum]).write(to: URL(fileURLWithPath: path))
      #expect(ReferenceFile.picture(at: path).kind == .ours(mark))
      #expect(DigestDecision.matched.checked(path, scale: 3) == .painted(.otherPixels))
      // Older references have no checksum.
      try picture.png(texts: [mark.text]).write(to: URL(fileURLWithPath: path))
      #expect(DigestDecision.matched.checked(path, scale: 3) == .matched)
    }
  }

  @Test(
    "A scale changed without changing the pixels does not pass by digest, but a removed scale does"
  )
  func otherScale() throws {
    try withFolder { folder in
      let path = folder + "/a.png"
      func write(_ scale: CGFloat) throws {
        try ReferenceWriter.write(Picture(picture.image, scale: scale), mark: ReferenceMark(of: picture), to: path)
      }

      try write(2)
      #expect(DigestDecision.matched.checked(path, scale: 3) == .painted(.otherScale))
      // A resolution below a pixel per meter is not stored.
      try write(0.0001)
      #expect(PNGChunks(path: path)?.scale == nil)
      #expect(DigestDecision.matched.checked(path, scale: 3) == .matched)
    }
  }

  @Test("A reference is smaller than another file of the same pixels, even if both are written alternately")
  func small() throws {
    // Stripes, for which the fast compression is inefficient.
    let changed = (0..<20_000).map { (index: Int) -> (x: Int, y: Int, color: UInt32) in
      let shade = UInt32((index % 97) * index % 251)
      return (index % 200, index / 200, 0xFF00_0000 | shade)
    }
    let striped = Picture.filled(200, 100, changed: changed)

    let plain = try striped.png()
    let reference = try striped.png(mark: ReferenceMark(of: striped))

    #expect(reference.count < plain.count)
    #expect(try Picture(data: reference, name: "reference") == striped)
    #expect(try striped.png() == plain)
    #expect(try striped.png(mark: ReferenceMark(of: striped)) == reference)
    let other = Picture.filled(3, 3)
    #expect(try Picture(data: other.png(mark: ReferenceMark(of: other)), name: "other") == other)
  }

  // Adler-32 of ten rows of 0 and twenty times 33 66 99, as computed by Python's zlib.adler32.
  @Test("The checksum is computed from the pixels before compression")
  func pixelSum() throws {
    #expect(try PNGChunks.pixelText(of: picture.png())?.text == "9566ef11")
  }
}
