import UIKitCore

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that stores the elements of a path, one per line.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: defaultNumbers()) }

  /// Returns a strategy that stores the elements of a path, with numbers from the formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { describe($0, numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that stores the elements of a path, one per line.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// Returns a strategy that stores the elements of a path, with numbers from the formatter.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback(\.cgPath)
  }
}

private func defaultNumbers() -> NumberFormatter {
  let formatter = NumberFormatter()
  // The decimal separator must not depend on the machine's locale.
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.numberStyle = .decimal
  formatter.decimalSeparator = "."
  formatter.minimumFractionDigits = 1
  formatter.maximumFractionDigits = 3
  formatter.usesGroupingSeparator = false
  return formatter
}

private func describe(_ path: CGPath, _ numbers: NumberFormatter) -> String {
  func text(_ point: CGPoint) -> String {
    let parts = [point.x, point.y].map { numbers.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
    return "(\(parts.joined(separator: ", ")))"
  }
  var lines: [String] = []
  path.applyWithBlock { element in
    let points = element.pointee.points
    switch element.pointee.type {
    case .moveToPoint: lines.append("MoveTo \(text(points[0]))")
    case .addLineToPoint: lines.append("LineTo \(text(points[0]))")
    case .addQuadCurveToPoint: lines.append("QuadCurveTo \(text(points[0])) \(text(points[1]))")
    case .addCurveToPoint: lines.append("CurveTo \(text(points[0])) \(text(points[1])) \(text(points[2]))")
    case .closeSubpath: lines.append("Close")
    }
  }
  return lines.joined(separator: "\n")
}
