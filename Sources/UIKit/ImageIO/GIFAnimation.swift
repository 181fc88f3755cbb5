/// The frames of a GIF file: their delays and the number of repetitions, without their pixels.
struct GIFAnimation {
  /// The delay of each frame, in hundredths of a second; nil for a frame that states none.
  private(set) var delays: [Int?] = []
  /// The number of repetitions, 0 for infinitely many; nil if it is not stated.
  private(set) var loopCount: Int?

  private let bytes: [UInt8]
  private var position: Int

  /// Reads the blocks of a file until its end or a damaged block.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The header of 6 bytes, and the screen of 7 bytes with the flags of its colors.
    position = 13
    guard let flags = byte(at: 10) else { return }
    skipColors(flags)
    var delay: Int?
    while let mark = next() {
      if mark == 0x21 {
        readExtension(&delay)
      } else if mark == 0x2C {
        guard skipFrame() else { return }
        delays.append(delay)
        delay = nil
      } else {
        return
      }
    }
  }

  private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private mutating func next() -> UInt8? {
    defer { position += 1 }
    return byte(at: position)
  }

  /// Skips a table of colors that flags announce: 3 bytes for each of 2 to 256 colors.
  private mutating func skipColors(_ flags: UInt8) {
    if flags & 0x80 != 0 { position += 3 << (Int(flags & 7) + 1) }
  }

  /// Skips a frame. Returns whether it has pixels.
  private mutating func skipFrame() -> Bool {
    guard let flags = byte(at: position + 8) else { return false }
    position += 9
    skipColors(flags)
    // The size of the first codes precedes the blocks.
    position += 1
    guard let count = byte(at: position), count > 0, byte(at: position + Int(count)) != nil else { return false }
    while let block = next(), block > 0 { position += Int(block) }
    return true
  }

  /// Reads the delay of the next frame or the number of repetitions.
  private mutating func readExtension(_ delay: inout Int?) {
    let label = next()
    var index = 0
    var isLoop = false
    while let count = next(), count > 0 {
      let start = position
      position += Int(count)
      if label == 0xF9, index == 0 { delay = number(at: start + 1) }
      if label == 0xFF {
        if index == 0 { isLoop = bytes.dropFirst(start).prefix(Int(count)).elementsEqual("NETSCAPE2.0".utf8) }
        if index == 1, isLoop, byte(at: start) == 1 { loopCount = number(at: start + 1) }
      }
      index += 1
    }
  }

  /// Returns a number of two bytes, the lower one first.
  private func number(at index: Int) -> Int? {
    guard let low = byte(at: index), let high = byte(at: index + 1) else { return nil }
    return Int(low) | Int(high) << 8
  }
}
