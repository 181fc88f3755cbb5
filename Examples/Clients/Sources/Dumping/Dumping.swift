import CustomDump
import UIKit

/// Returns the differences between the sizes of two views as text; nil if they are equal.
@MainActor
public func difference(_ a: UIView, _ b: UIView) -> String? {
  diff([a.frame.width, a.frame.height], [b.frame.width, b.frame.height])
}
