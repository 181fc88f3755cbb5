import UIFoundation

/// A recursive descent parser for one line of visual format.
struct VisualFormatParser {
  private var scanner: TextScanner

  /// Parses a whole line.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.line()
  }

  private init(_ format: String) {
    scanner = TextScanner(format, comments: false)
  }

  private func failure(_ reason: String, at column: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: scanner.text, column: column ?? scanner.position)
  }

  // Grammar.

  private mutating func line() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat(axis: try orientation())
    scanner.skipSpace()
    result.barColumns.before = scanner.position
    if scanner.take("|") { result.gapBefore = try gap() }
    result.views.append(try view())
    while true {
      let gap = try gap()
      scanner.skipSpace()
      result.barColumns.after = scanner.position
      if scanner.take("|") {
        result.gapAfter = gap
        break
      }
      if scanner.current == nil, gap == .flush { break }
      result.views.append(try view())
      result.gaps.append(gap)
    }
    scanner.skipSpace()
    guard scanner.current == nil else { throw failure("Expected the format to end here.") }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    scanner.skipSpace()
    guard let letter = scanner.current, letter == "H" || letter == "V" else { return .horizontal }
    scanner.position += 1
    guard scanner.take(":") else {
      throw failure(
        "Expected a ':' after '\(letter)' to specify \(letter == "H" ? "horizontal" : "vertical") arrangement")
    }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard scanner.take("[") else {
      throw failure(
        scanner.current == "|"
          ? "Expected a view between '|' and '|'. Views are written in brackets, as in '[name]'."
          : "Expected a '[' here, to begin a view.")
    }
    scanner.skipSpace()
    let column = scanner.position
    guard let name = scanner.word() else {
      throw failure(
        "Expected a view. View names can only contain letters, numbers, and underscore, "
          + "and they must start with a letter or an underscore.")
    }
    scanner.skipSpace()
    let predicates = scanner.current == "(" ? try predicateList() : []
    guard scanner.take("]") else { throw failure("Expected a ']' here, to end the view '\(name)'.") }
    return VisualFormat.View(name: name, column: column, predicates: predicates)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard scanner.take("-") else { return .flush }
    scanner.skipSpace()
    if scanner.current == "[" || scanner.current == "|" { return .standard }
    if scanner.current == nil { throw failure("Expected a view or '|' after '-', as in '-[name]' or '-|'.") }
    let predicates: [VisualFormat.Predicate]
    if scanner.current == "(" {
      predicates = try predicateList()
    } else {
      predicates = [VisualFormat.Predicate(relation: .equal, object: try value(allowsSign: false), priority: nil)]
    }
    guard scanner.take("-") else { throw failure("Expected a '-' here, to end the connection.") }
    return .predicates(predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = scanner.take("(")
    var predicates = [try predicate()]
    while scanner.take(",") { predicates.append(try predicate()) }
    guard scanner.take(")") else { throw failure("Expected a ')' here, to end the list of predicates.") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try value(allowsSign: true)
    let priority: VisualFormat.Value? = scanner.take("@") ? try value(allowsSign: false) : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    scanner.skipSpace()
    guard let sign = scanner.current, "=<>".contains(sign) else { return .equal }
    scanner.position += 1
    guard scanner.current == "=" else {
      throw failure("Expected a '=' here. A relation is one of '==', '>=' and '<='.")
    }
    scanner.position += 1
    switch sign {
    case "<": return .lessThanOrEqual
    case ">": return .greaterThanOrEqual
    default: return .equal
    }
  }

  private mutating func value(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    scanner.skipSpace()
    let column = scanner.position
    if let name = scanner.word() { return .name(name, column: column) }
    if let number = scanner.number(allowsSign: allowsSign) { return .number(number, column: column) }
    throw failure("Expected a number or a metric's name here.", at: column)
  }
}
