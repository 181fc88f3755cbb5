public import Foundation

/// A detector of links, mail addresses and phone numbers in texts.
///
/// Dates and postal addresses are not found. Foundation on Linux permits no subclass of `NSRegularExpression`, so this
/// class declares the same search methods instead.
open class NSDataDetector: NSObject {
  /// The raw value of the requested kinds. Only links and phone numbers are found.
  public let checkingTypes: NSTextCheckingTypes
  private let patterns: [(kind: NSTextCheckingResult.CheckingType, expression: NSRegularExpression)]

  /// Creates a detector of some kinds. It throws an error if the kinds are empty.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "A detector needs at least one type."])
    }
    self.checkingTypes = checkingTypes
    let kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    patterns = try Self.patterns.filter { kinds.contains($0.kind) }.map {
      ($0.kind, try NSRegularExpression(pattern: $0.pattern, options: [.caseInsensitive]))
    }
    super.init()
  }

  /// The number of groups in the pattern; always 0.
  open var numberOfCaptureGroups: Int { 0 }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var results: [NSTextCheckingResult] = []
    for (kind, expression) in patterns {
      for match in expression.matches(in: string, options: options, range: range) {
        // A number within a link is not a phone number.
        guard !results.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) else { continue }
        guard let value = Self.value(of: kind, (string as NSString).substring(with: match.range)) else { continue }
        results.append(DetectedText(kind, value: value, range: match.range))
      }
    }
    return results.sorted { $0.range.location < $1.range.location }
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}

extension NSDataDetector {
  /// The top-level domains of links without a scheme: some generic domains, and all of two letters.
  private static let domains = "(?:com|org|net|edu|gov|mil|int|info|biz|app|dev|name|pro|[a-z]{2})"

  /// Addresses with a scheme, mail addresses, and names of hosts with an optional port and path.
  private static let linkPattern =
    #"(?:https?|ftp)://[^\s<>"]*[^\s<>".,:;!?'()\[\]{}]"#
    + #"|(?<![\w.+-])(?:mailto:)?[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b"#
    + #"|(?<![\w@.])(?:[a-z0-9][a-z0-9-]*\.)+\#(domains)\b(?::\d+)?(?:/[^\s<>"]*[^\s<>".,:;!?'()\[\]{}])?(?![\w@])"#

  /// Digits with an optional plus sign, single separators and an area code in parentheses.
  ///
  /// ISO dates do not match. There are at least 7 digits and, outside of parentheses, at most 15.
  private static let phonePattern =
    #"(?<![\w.+-])(?!\d{4}-\d\d-\d\d\b)\+?(?:\(\d{1,4}\)[ .-]?|\d[ .-]?){1,2}(?:\d[ .-]?){5,12}\d(?![\w-])"#

  // The types' own names are deprecated on Linux, since Foundation does not detect them. The raw value of links is that
  // of Foundation on Linux, not Apple's.
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private static let patterns: [(kind: NSTextCheckingResult.CheckingType, pattern: String)] = [
    (link, linkPattern), (phoneNumber, phonePattern),
  ]

  /// Returns the value of a result: a phone number as written, or a link with a scheme.
  private static func value(of kind: NSTextCheckingResult.CheckingType, _ text: String) -> Any? {
    guard kind == link else { return text }
    if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }
}
