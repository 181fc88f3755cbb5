public import Foundation

// As on iOS, strings of Foundation and of Swift are equal keys: `[AnyHashable: Any]` has values under `CFString` keys,
// such as those of picture properties.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  public __consuming func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}
