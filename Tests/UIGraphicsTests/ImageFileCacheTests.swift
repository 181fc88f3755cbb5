import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import UIGraphics

@Suite("Image file cache") struct ImageFileCacheTests {
  private func withFiles<Result>(_ names: [String], _ body: ([String]) throws -> Result) throws -> Result {
    // Each picture has 2×1 pixels, which are eight bytes.
    let data = try #require(Data(base64Encoded: PictureSamples.redAndBlue))
    return try withTemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, data) })) { folder in
      try body(names.map { folder.appendingPathComponent($0).path })
    }
  }

  @Test("Pictures of the same name in two bundles are distinct")
  func bundles() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("ImageFileCacheTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [("first", "icon.png", PictureSamples.redAndBlue), ("second", "icon.webp", PictureSamples.webp)]
    let bundles = try files.map { folder, file, sample in
      let url = root.appendingPathComponent(folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try #require(Data(base64Encoded: sample)).write(to: url.appendingPathComponent(file))
      return try #require(Bundle(url: url))
    }

    let sizes = bundles.map { UIImage(named: "icon", in: $0, compatibleWith: nil)?.size }

    // The samples have 2×1 and 3×2 pixels.
    #expect(sizes == [CGSize(width: 2, height: 1), CGSize(width: 3, height: 2)])
  }

  private func decoded(_ path: String) throws -> CGImage {
    try CGImage.decode(Data(contentsOf: URL(fileURLWithPath: path)), name: path).image
  }

  @Test("The least recently used pictures above the limit are removed; a picture larger than the limit is not cached")
  func limit() throws {
    try withFiles(["a.png", "b.png", "c.png"]) { paths in
      let cache = ImageFileCache(maximumSize: 16)
      let keys = try paths.map { try #require(ImageFileCache.Key(path: $0)) }
      for (key, path) in zip(keys, paths).prefix(2) { cache.add(.pixels(try decoded(path)), .up, for: key) }
      _ = cache.content(keys[0])
      cache.add(.pixels(try decoded(paths[2])), .up, for: keys[2])

      #expect(keys.map { cache.content($0) != nil } == [true, false, true])
      #expect(cache.size == 16)
      let small = ImageFileCache(maximumSize: 7)
      small.add(.pixels(try decoded(paths[0])), .up, for: keys[0])
      #expect(small.size == 0)
    }
  }

  @Test("A file is decoded once for many views, and again after a change")
  func files() throws {
    try withFiles(["a.png"]) { paths in
      let first = try UIImage.read(path: paths[0])
      let second = try UIImage.read(path: paths[0])
      #expect(first.cgImage === second.cgImage)

      let other = try #require(Data(base64Encoded: PictureSamples.webp))
      try other.write(to: URL(fileURLWithPath: paths[0]))
      #expect(try UIImage.read(path: paths[0]).size == CGSize(width: 3, height: 2))
      try FileManager.default.removeItem(atPath: paths[0])
      #expect(throws: ImageError.self) { try UIImage.read(path: paths[0]) }
    }
  }
}
