import UIKit

/// Needs a function of the Objective-C runtime that is missing.
func propertyCount(of type: AnyClass) -> UInt32 {
  var count: UInt32 = 0
  _ = class_copyPropertyList(type, &count)
  return count
}
