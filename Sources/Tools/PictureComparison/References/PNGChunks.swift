internal import CImageCodecs
import CairoRendering
import UIFoundation

/// The metadata of a PNG before its pixels, read without decoding.
package struct PNGChunks: Sendable {
  /// The size in pixels; nil if the data are not a PNG.
  package private(set) var size: (width: Int, height: Int)?
  /// The scale in pixels per point; nil unless the PNG has an equal resolution in both directions.
  package private(set) var scale: CGFloat?
  /// The international text chunks by keyword.
  package private(set) var texts: [String: String] = [:]
  /// Indicates whether the chunks up to the pixels are complete.
  package private(set) var isWhole = false

  /// Reads the chunks up to the first with pixels.
  package init(_ data: Data) {
    let bytes = [UInt8](data.prefix(Self.headLimit))
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return }
    var position = 8
    while let length = Self.word(bytes, position), let end = Self.end(position, length, bytes.count) {
      let type = bytes[(position + 4)..<(position + 8)]
      let content = bytes[(position + 8)..<end]
      if type.elementsEqual("IDAT".utf8) {
        isWhole = size != nil
        return
      }
      read(type, content)
      position = end + 4
    }
    // Only the beginning of the pixels is available.
    if position + 8 <= bytes.count, bytes[(position + 4)..<(position + 8)].elementsEqual("IDAT".utf8) {
      isWhole = size != nil
    }
  }

  /// Reads the head of a file; nil if the file cannot be opened.
  package init?(path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 64 << 10) else {
      self.init(Data())
      return
    }
    self.init(head)
    guard !isWhole, size != nil, head.count == 64 << 10 else { return }
    try? file.seek(toOffset: 0)
    self.init((try? file.read(upToCount: Self.headLimit)) ?? Data())
  }

  /// Returns the scale in pixels per point from a PNG's resolution.
  package static func scale(of data: Data) -> CGFloat? { PNGChunks(data).scale }

  /// The keyword of the text with the checksum of the pixels, which detects changes by other programs.
  private static let pixelsKeyword = "headframe-pixels"

  /// Returns the checksum text for a PNG with the same pixels as this one; nil for damaged data.
  package static func pixelText(of data: Data) -> PNGText? {
    pixelSum(of: data).map { PNGText(keyword: pixelsKeyword, text: String($0, radix: 16)) }
  }

  /// Returns whether a file is undamaged and its pixels match their checksum, if there is one.
  static func hasOwnPixels(_ data: Data) -> Bool {
    guard let sum = pixelSum(of: data) else { return false }
    return PNGChunks(data).texts[pixelsKeyword].map { $0 == String(sum, radix: 16) } ?? true
  }

  private static func pixelSum(of data: Data) -> UInt32? {
    var sum: UInt32 = 0
    return data.withUnsafeBytes { hf_png_pixel_sum($0.baseAddress, $0.count, &sum) } ? sum : nil
  }

  /// The maximum size of the chunks before the pixels, in bytes. It is enough for the frames of thousands of views.
  private static let headLimit = 4 << 20
  /// The maximum size of an inflated text, in bytes.
  private static let textLimit = 8 << 20

  private mutating func read(_ type: ArraySlice<UInt8>, _ content: ArraySlice<UInt8>) {
    let bytes = Array(content)
    if type.elementsEqual("IHDR".utf8), let width = Self.word(bytes, 0), let height = Self.word(bytes, 4) {
      size = (width, height)
    } else if type.elementsEqual("pHYs".utf8), bytes.count >= 9, bytes[8] == 1 {
      if let x = Self.word(bytes, 0), x == Self.word(bytes, 4) { scale = Self.scale(pixelsPerMeter: x) }
    } else if type.elementsEqual("iTXt".utf8) {
      readText(bytes)
    }
  }

  /// Returns the scale in pixels per point for a resolution; nil for a scale below 0.005.
  static func scale(pixelsPerMeter: Int) -> CGFloat? {
    // A point is 1/72 inch. The file stores the resolution rounded to pixels per meter, so the scale is rounded to
    // hundredths.
    let value = (CGFloat(pixelsPerMeter) * 0.0254 / 72 * 100).rounded() / 100
    return value > 0 ? value : nil
  }

  /// Reads an `iTXt` chunk: keyword, compression flag and method, language, translated keyword and text.
  private mutating func readText(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0), end + 2 < bytes.count else { return }
    let isCompressed = bytes[end + 1] == 1
    guard let language = bytes[(end + 3)...].firstIndex(of: 0), language + 1 < bytes.count,
      let translated = bytes[(language + 1)...].firstIndex(of: 0)
    else { return }
    let content = Array(bytes[(translated + 1)...])
    guard let text = isCompressed ? Self.inflate(content) : content else { return }
    texts[String(decoding: bytes[..<end], as: UTF8.self)] = String(decoding: text, as: UTF8.self)
  }

  private static func inflate(_ bytes: [UInt8]) -> [UInt8]? {
    // zlib does not store the length, so the buffer grows until the text fits.
    var capacity = max(4096, bytes.count * 8)
    while capacity <= textLimit {
      var result = [UInt8](repeating: 0, count: capacity)
      var count = capacity
      if hf_inflate(bytes, bytes.count, &result, &count) { return Array(result[..<count]) }
      capacity *= 8
    }
    return nil
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> Int? {
    guard offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the end of a chunk's content; nil if it or its checksum exceeds the data.
  private static func end(_ position: Int, _ length: Int, _ count: Int) -> Int? {
    let end = position + 8 + length
    return end + 4 <= count ? end : nil
  }
}
