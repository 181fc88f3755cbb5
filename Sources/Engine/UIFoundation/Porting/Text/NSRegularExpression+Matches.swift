public import Foundation

extension NSRegularExpression {
  /// Calls a closure for each match. Foundation on Linux has this function only for closures that escape.
  @_disfavoredOverload
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      enumerateMatches(in: string, options: options, range: range) { result, flags, stop in block(result, flags, stop) }
    }
  }
}
