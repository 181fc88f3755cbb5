/// The bundled icons, looked up by the names that UIKit code uses.
package enum SymbolLibrary {
  /// Symbol name to icon name; looked up only.
  private static let icons: [String: Substring] = {
    var icons: [String: Substring] = [:]
    for line in SymbolOutlines.names.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2 { icons[String(parts[0])] = parts[1] }
    }
    return icons
  }()

  /// Icon name to its steps, as written; looked up only.
  private static let outlines: [Substring: [Substring]] = {
    var outlines: [Substring: [Substring]] = [:]
    var current: Substring = ""
    for line in SymbolOutlines.steps.split(separator: "\n") {
      if !line.hasPrefix(" "), let colon = line.firstIndex(of: ":") {
        current = line[..<colon]
        outlines[current] = [line[line.index(after: colon)...]]
      } else {
        outlines[current, default: []].append(line)
      }
    }
    return outlines
  }()

  /// Every name that has an icon, in alphabetical order.
  package static var names: [String] { icons.keys.sorted() }

  /// The outline of a symbol in a square of side one, y down; `nil` where no icon stands for it.
  package static func outline(of name: String) -> CGPath? {
    guard let icon = icons[name], let steps = outlines[icon] else { return nil }
    var reader = OutlineReader(steps.joined(separator: " "))
    return reader.path()
  }
}

/// Reads steps such as `M150 20 L10 30 Q1 2 3 4 Z`.
private struct OutlineReader {
  private var words: ArraySlice<Substring>
  private let scale = 1 / SymbolOutlines.side

  init(_ steps: String) {
    words = steps.split(separator: " ")[...]
  }

  /// The steps as a path; what cannot be read ends it.
  mutating func path() -> CGPath {
    let path = CGMutablePath()
    while let word = words.popFirst(), let step = word.first {
      // The first number stands right after the step's letter.
      var numbers = [word.dropFirst()].filter { !$0.isEmpty }
      while let next = words.first, next.first?.isLetter != true {
        numbers.append(next)
        words.removeFirst()
      }
      let values = numbers.compactMap { Double($0) }
      guard values.count == numbers.count, take(step, values, into: path) else { break }
    }
    return path
  }

  private func take(_ step: Character, _ values: [Double], into path: CGMutablePath) -> Bool {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: CGFloat(values[index]) * scale, y: CGFloat(values[index + 1]) * scale)
    }
    switch (step, values.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Z", 0): path.closeSubpath()
    default: return false
    }
    return true
  }
}
