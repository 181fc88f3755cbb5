public import Foundation

/// Strings of Foundation equal Swift's strings as keys, as on iOS.
///
/// `[AnyHashable: Any]` finds values under `CFString` keys, such as those of picture properties.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  public __consuming func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}
