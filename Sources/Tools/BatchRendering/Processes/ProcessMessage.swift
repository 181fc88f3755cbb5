import UIKitCore

/// A message from a forked process to its parent.
enum ProcessMessage {
  /// The result for the picture with the given index in the whole run.
  case result(Int, PictureResult)
  /// The completion of the oldest assigned part.
  case partDone
  /// The lines of an error that prevents all further pictures.
  case fatal([String])

  /// Appends the encoded message to a buffer.
  func encode(to bytes: inout [UInt8]) {
    var encoder = CanonicalEncoder()
    switch self {
    case .result(let index, let result):
      encoder.write(UInt8(0))
      encoder.write(index)
      encoder.write(result)
    case .partDone: encoder.write(UInt8(1))
    case .fatal(let lines):
      encoder.write(UInt8(2))
      encoder.write(lines)
    }
    var length = CanonicalEncoder()
    length.write(encoder.bytes.count)
    bytes += length.bytes
    bytes += encoder.bytes
  }

  /// Decodes the next message; `nil` if it has not arrived completely.
  init?(_ reader: inout MessageReader) {
    var copy = reader
    guard let count = copy.integer(), copy.remaining >= count, let kind = copy.byte() else { return nil }
    switch kind {
    case 0:
      guard let index = copy.integer(), let result = copy.result() else { return nil }
      self = .result(index, result)
    case 1: self = .partDone
    default: self = .fatal(copy.texts())
    }
    reader = copy
  }
}

/// A decoder of values written by the canonical encoder.
struct MessageReader {
  private let bytes: [UInt8]
  /// The number of decoded bytes.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - offset }

  mutating func byte() -> UInt8? {
    guard remaining >= 1 else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func integer() -> Int? {
    guard remaining >= 8 else { return nil }
    defer { offset += 8 }
    return Int(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Int.self) })
  }

  mutating func text() -> String? {
    guard let count = integer(), count >= 0, remaining >= count else { return nil }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  mutating func texts() -> [String] {
    guard let count = integer(), count >= 0, count <= remaining else { return [] }
    return (0..<count).compactMap { _ in text() }
  }
}

extension CanonicalEncoder {
  mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  fileprivate mutating func write(_ result: PictureResult) {
    write(result.subject)
    switch result.outcome {
    case .upToDate(let warnings):
      write(UInt8(0))
      write(warnings)
    case .failed(let problems):
      write(UInt8(1))
      write(problems)
    case .rendered(let picture):
      write(UInt8(2))
      write(picture)
      write(result.entry != nil)
      if let entry = result.entry { write(entry) }
    }
  }

  private mutating func write(_ subject: PictureSubject) {
    write(subject.name)
    write(subject.row != nil)
    guard let row = subject.row else { return }
    write(row.number)
    for text in [row.place, row.id] {
      write(text != nil)
      if let text { write(text) }
    }
  }

  private mutating func write(_ problems: [PictureProblem]) {
    write(problems.count)
    for problem in problems {
      write(problem.kind.rawValue)
      write(problem.lines)
      write(problem.subject != nil)
      if let subject = problem.subject { write(subject) }
    }
  }

  private mutating func write(_ picture: WrittenPicture) {
    for text in [picture.path, picture.format.rawValue] { write(text) }
    write(picture.byteCount)
    write(picture.digest)
    for number in [picture.width, picture.height] { write(number) }
    for time in [picture.times.layout, picture.times.painting, picture.times.writing] { write(time.milliseconds) }
    write(picture.warnings)
    write(picture.files)
    write(picture.missingFiles)
  }

  private mutating func write(_ entry: RenderJournal.Entry) {
    write(entry.inputs)
    write(entry.byteCount)
    write(entry.files.count)
    for file in entry.files {
      write(file.path)
      write(file.digest)
    }
  }

  private mutating func write(_ digest: Digest?) {
    write(digest != nil)
    if let digest { write(digest) }
  }
}

extension MessageReader {
  fileprivate mutating func result() -> PictureResult? {
    guard let subject = subject(), let outcome = byte() else { return nil }
    switch outcome {
    case 0: return PictureResult(subject, .upToDate(problems()))
    case 1: return PictureResult(subject, .failed(problems()))
    default:
      guard let picture = picture(), let hasEntry = byte() else { return nil }
      return PictureResult(subject, .rendered(picture), hasEntry != 0 ? entry(warnings: picture.warnings) : nil)
    }
  }

  private mutating func subject() -> PictureSubject? {
    guard let name = text(), let hasRow = byte() else { return nil }
    guard hasRow != 0 else { return PictureSubject(name: name) }
    guard let number = integer() else { return nil }
    return PictureSubject(name: name, row: RowLabel(number: number, place: optionalText(), id: optionalText()))
  }

  private mutating func optionalText() -> String? { byte() == 1 ? text() : nil }

  private mutating func problems() -> [PictureProblem] {
    guard let count = integer(), count >= 0, count <= remaining else { return [] }
    return (0..<count).compactMap { _ in
      text().flatMap { PictureProblem.Kind(rawValue: $0) }.map {
        PictureProblem($0, texts(), subject: optionalText())
      }
    }
  }

  private mutating func picture() -> WrittenPicture? {
    guard let path = text(), let format = text().flatMap({ PictureFormat(rawValue: $0) }), let byteCount = integer(),
      let hasDigest = byte()
    else { return nil }
    let digest = hasDigest != 0 ? digest() : nil
    guard let width = number(), let height = number(), let layout = number(), let painting = number(),
      let writing = number()
    else { return nil }
    let times = PictureTimes(
      layout: .seconds(layout / 1000), painting: .seconds(painting / 1000), writing: .seconds(writing / 1000))
    return WrittenPicture(
      path: path, format: format, byteCount: byteCount, digest: digest, width: width, height: height, data: nil,
      times: times, warnings: problems(), files: texts(), missingFiles: texts())
  }

  /// Decodes a journal entry. Its warnings are the warnings about its picture.
  private mutating func entry(warnings: [PictureProblem]) -> RenderJournal.Entry? {
    guard let inputs = digest(), let byteCount = integer(), let count = integer(), count >= 0 else { return nil }
    var files: [(path: String, digest: Digest?)] = []
    for _ in 0..<count {
      guard let path = text(), let exists = byte() else { return nil }
      files.append((path, exists != 0 ? digest() : nil))
    }
    return RenderJournal.Entry(inputs: inputs, byteCount: byteCount, files: files, warnings: warnings)
  }

  private mutating func number() -> CGFloat? {
    integer().map { CGFloat(Double(bitPattern: UInt64(bitPattern: Int64($0)))) }
  }

  private mutating func digest() -> Digest? {
    guard let high = integer(), let low = integer() else { return nil }
    return Digest(high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low)))
  }
}
