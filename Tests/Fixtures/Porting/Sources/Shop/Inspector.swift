import UIKit

/// Needs a function of the Objective-C runtime that is missing.
func derive(_ type: AnyClass) {
  _ = objc_allocateClassPair(type, "Derived", 0)
}
