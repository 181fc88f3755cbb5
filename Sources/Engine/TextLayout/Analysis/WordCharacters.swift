import UIFoundation

/// The characters that a word consists of: letters, marks, and the joiners between them.
enum WordCharacters {
  /// The maximum length of a word to each side of a character, in UTF-16 units. Longer text is divided.
  private static let lengthLimit = 256

  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0x200C || scalar.value == 0x200D { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .letterNumber:
      return !scalar.properties.isEmojiPresentation
    default: return false
    }
  }

  /// Returns a word: the neighbors of a character in its script that satisfy a condition, in UTF-16.
  static func range(
    around offset: Int, in units: [UInt16], limits: Range<Int>, script: FontScript, where condition: (Int) -> Bool
  ) -> Range<Int> {
    func belongs(_ scalar: Unicode.Scalar, _ offset: Int) -> Bool {
      guard contains(scalar), condition(offset) else { return false }
      let other = FontScript(of: scalar)
      return !other.isSpecific || other.group == script.group
    }
    var start = offset
    let least = max(limits.lowerBound, offset - lengthLimit)
    while start > least {
      let isPair = start - 2 >= least && UTF16.isTrailSurrogate(units[start - 1])
      let previous = start - (isPair ? 2 : 1)
      guard let scalar = Self.scalar(at: previous, in: units), belongs(scalar, previous) else { break }
      start = previous
    }
    var end = offset
    let most = min(limits.upperBound, offset + lengthLimit)
    while end < most, let scalar = Self.scalar(at: end, in: units), belongs(scalar, end) {
      end += scalar.value > 0xFFFF ? 2 : 1
    }
    return start..<min(max(end, offset + 1), limits.upperBound)
  }

  /// Returns the scalar that begins at an offset; nil for an unpaired surrogate.
  private static func scalar(at offset: Int, in units: [UInt16]) -> Unicode.Scalar? {
    guard UTF16.isLeadSurrogate(units[offset]), offset + 1 < units.count else { return Unicode.Scalar(units[offset]) }
    return UTF16.isTrailSurrogate(units[offset + 1])
      ? Unicode.Scalar(
        0x10000 + (UInt32(units[offset]) & 0x3FF) << 10 + UInt32(units[offset + 1]) & 0x3FF) : nil
  }
}

extension FontScript {
  /// The script that stands for those which occur together in words, such as kana and Han.
  fileprivate var group: FontScript {
    switch self {
    case .hiragana, .katakana, .bopomofo, .hangul: .han
    default: self
    }
  }
}
