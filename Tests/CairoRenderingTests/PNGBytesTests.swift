import CImageCodecs
import Foundation
import TestSupport
import Testing
import UIGraphics

@Suite("Bytes of PNG files")
struct PNGBytesTests {
  /// Encodes a white picture of 20 × 10 pixels with a red rectangle.
  private func encoded(_ writer: OpaquePointer) throws -> Data {
    var pixels: [UInt32] = []
    for row in 0..<10 {
      for column in 0..<20 {
        pixels.append((2..<8).contains(row) && (2..<18).contains(column) ? 0xFFFF_0000 : 0xFFFF_FFFF)
      }
    }
    var (bytes, count): (UnsafePointer<UInt8>?, Int) = (nil, 0)
    try #require(hf_png_begin(writer, 20, 10, true, 0))
    try #require(hf_png_add_rows(writer, pixels, 80, 10))
    try #require(hf_png_end(writer, &bytes, &count))
    return Data(bytes: try #require(bytes), count: count)
  }

  // ISA-L's matches of a stream's first bytes depend on the stream's address unless these bytes are flushed separately.
  // About one address in a thousand results in other bytes for this picture.
  @Test("The same pixels result in the same bytes, regardless of the encoder's address in memory")
  func addresses() throws {
    var writers: [OpaquePointer] = []
    defer { writers.forEach { hf_png_writer_destroy($0) } }
    var files: Set<Data> = []
    for _ in 0..<4000 {
      let writer = try #require(hf_png_writer_create())
      // The writer is kept, so that the next writer has another address.
      writers.append(writer)
      files.insert(try encoded(writer))
    }

    #expect(files.count == 1)
  }

  // ISA-L ends a block where the output has no more space. With the space that earlier files left, the first 1,000 rows
  // of this picture had three different encodings.
  @Test("The same pixels result in the same bytes, regardless of the files that the encoder wrote before")
  func histories() throws {
    let image = try #require(
      try UIImage.read(path: Repository.file("Documentation/Pictures/languages.png").path).cgImage)
    try #require(image.height >= 1000)
    var files: Set<Data> = []
    for height in stride(from: 50, through: 1000, by: 50) {
      let writer = try #require(hf_png_writer_create())
      defer { hf_png_writer_destroy(writer) }
      _ = try encoded(image, height, writer)
      files.insert(try encoded(image, 1000, writer))
    }

    #expect(files.count == 1)
  }

  private func encoded(_ image: CGImage, _ height: Int, _ writer: OpaquePointer) throws -> Data {
    var (bytes, count): (UnsafePointer<UInt8>?, Int) = (nil, 0)
    let (columns, rows) = (UInt32(image.width), UInt32(height))
    try #require(hf_png_begin(writer, columns, rows, true, 0))
    let isAdded = image.pixels.withUnsafeBytes { pixels in
      hf_png_add_rows(writer, pixels.baseAddress, image.width * 4, rows)
    }
    try #require(isAdded && hf_png_end(writer, &bytes, &count))
    return Data(bytes: try #require(bytes), count: count)
  }
}
