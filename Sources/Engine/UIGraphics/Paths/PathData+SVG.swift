import UIFoundation

extension PathData {
  /// The elements as the `d` attribute of an SVG path, with absolute coordinates.
  package var svgData: String {
    // Bytes are faster than strings, and a page of outlined text has several hundred thousand numbers.
    var text: [UInt8] = []
    var rest = points[...]
    for verb in verbs {
      text.append(verb.letter)
      for (index, point) in rest.prefix(verb.pointCount).enumerated() {
        if index > 0 { text.append(UInt8(ascii: " ")) }
        text.append(shortDigitsOf: point.x)
        text.append(UInt8(ascii: " "))
        text.append(shortDigitsOf: point.y)
      }
      rest = rest.dropFirst(verb.pointCount)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension PathData.Verb {
  /// The command of SVG path data.
  fileprivate var letter: UInt8 {
    switch self {
    case .move: UInt8(ascii: "M")
    case .line: UInt8(ascii: "L")
    case .quadCurve: UInt8(ascii: "Q")
    case .curve: UInt8(ascii: "C")
    case .close: UInt8(ascii: "Z")
    }
  }
}

extension CGFloat {
  /// The number with at most four decimals, without a decimal point for whole numbers; "0" if not finite.
  ///
  /// Numbers of 1e11 or more are in Swift's notation.
  package var shortDigits: String {
    var text: [UInt8] = []
    text.append(shortDigitsOf: self)
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a number in the form of ``CGFloat/shortDigits``.
  fileprivate mutating func append(shortDigitsOf number: CGFloat) {
    guard number.isFinite else { return append(UInt8(ascii: "0")) }
    let rounded = (number * 10_000).rounded()
    guard rounded.magnitude < 1e15 else { return append(contentsOf: "\(Double(number))".utf8) }
    let tenThousandths = Int64(rounded)
    if tenThousandths < 0 { append(UInt8(ascii: "-")) }
    append(contentsOf: String(tenThousandths.magnitude / 10_000).utf8)
    var fraction = tenThousandths.magnitude % 10_000
    if fraction > 0 { append(UInt8(ascii: ".")) }
    var place: UInt64 = 1_000
    while fraction > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / place))
      fraction %= place
      place /= 10
    }
  }
}
