public import Foundation

extension NSMutableString {
  /// Appends a text that is formatted with arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }

  /// Appends a text that is formatted with arguments.
  @_disfavoredOverload
  public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }
}
