import UIKitCore

/// A parser of SVG path data (SVG 2, section 9.3), in points, y down.
struct SVGPathReader {
  /// A syntax error in path data. The column counts Unicode scalars from 0.
  struct Failure: Error {
    var reason: String
    var column: Int
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which smooth curves of the same kind reflect.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?
  private var hasMoved = false

  /// Parses a path. Throws ``Failure``.
  static func path(_ text: String) throws(Failure) -> CGPath {
    var reader = SVGPathReader(text)
    try reader.read()
    return reader.path
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private mutating func read() throws(Failure) {
    var command: Unicode.Scalar?
    while true {
      skipSeparators()
      guard index < scalars.count else { return }
      let letter = scalars[index]
      if "MmLlHhVvCcSsQqTtAaZz".unicodeScalars.contains(letter) {
        index += 1
        command = letter
      } else if let last = command, last != "Z", last != "z", "+-.0123456789".unicodeScalars.contains(letter) {
        // Further numbers repeat the command. After a move, they draw lines.
        command = last == "M" ? "L" : last == "m" ? "l" : last
      } else {
        throw Failure(reason: "expected one of the commands M L H V C S Q T A Z, found \"\(letter)\"", column: index)
      }
      guard let command else { return }
      if !hasMoved, command != "M", command != "m" {
        throw Failure(reason: "expected M at the start of the path, found \"\(command)\"", column: index - 1)
      }
      try perform(command)
    }
  }

  private mutating func perform(_ command: Unicode.Scalar) throws(Failure) {
    let isRelative = command.properties.isLowercase
    let origin = isRelative ? current : .zero
    var (cubic, quadratic): (CGPoint?, CGPoint?) = (nil, nil)
    switch command {
    case "M", "m":
      current = try point(origin)
      start = current
      hasMoved = true
      path.move(to: current)
    case "L", "l": try line(to: point(origin))
    case "H", "h": try line(to: CGPoint(x: origin.x + number(), y: current.y))
    case "V", "v": try line(to: CGPoint(x: current.x, y: origin.y + number()))
    case "C", "c", "S", "s":
      let isSmooth = command == "S" || command == "s"
      let first = isSmooth ? mirrored(cubicControl) : try point(origin)
      let second = try point(origin)
      current = try point(origin)
      path.addCurve(to: current, control1: first, control2: second)
      cubic = second
    case "Q", "q", "T", "t":
      let isSmooth = command == "T" || command == "t"
      let control = isSmooth ? mirrored(quadraticControl) : try point(origin)
      current = try point(origin)
      path.addQuadCurve(to: current, control: control)
      quadratic = control
    case "A", "a": try arc(origin)
    default:
      path.closeSubpath()
      current = start
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: point)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  private mutating func arc(_ origin: CGPoint) throws(Failure) {
    let radii = CGSize(width: abs(try number()), height: abs(try number()))
    let rotation = try number() * .pi / 180
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(origin)
    let arc = SVGArc(
      from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
    if let arc {
      for curve in arc.curves { path.addCurve(to: curve.end, control1: curve.first, control2: curve.second) }
    } else {
      path.addLine(to: end)
    }
    current = end
  }
}

/// The tokens of path data: numbers, flags and separators.
extension SVGPathReader {
  private mutating func skipSeparators() {
    while index < scalars.count, scalars[index].properties.isWhitespace || scalars[index] == "," { index += 1 }
  }

  private mutating func point(_ origin: CGPoint) throws(Failure) -> CGPoint {
    let x = try number()
    return CGPoint(x: origin.x + x, y: origin.y + (try number()))
  }

  private mutating func flag() throws(Failure) -> Bool {
    skipSeparators()
    guard index < scalars.count, scalars[index] == "0" || scalars[index] == "1" else {
      throw Failure(reason: "expected a flag, 0 or 1", column: index)
    }
    index += 1
    return scalars[index - 1] == "1"
  }

  private mutating func number() throws(Failure) -> CGFloat {
    skipSeparators()
    let begin = index
    if index < scalars.count, scalars[index] == "-" || scalars[index] == "+" { index += 1 }
    skipDigits()
    if index < scalars.count, scalars[index] == "." {
      index += 1
      skipDigits()
    }
    if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
      index += 1
      if index < scalars.count, scalars[index] == "-" || scalars[index] == "+" { index += 1 }
      skipDigits()
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[begin..<index])
    guard let number = Double(text), abs(number) <= 1_000_000 else {
      throw Failure(reason: "expected a number", column: begin)
    }
    return CGFloat(number)
  }

  private mutating func skipDigits() {
    while index < scalars.count, ("0"..."9").contains(scalars[index]) { index += 1 }
  }
}
