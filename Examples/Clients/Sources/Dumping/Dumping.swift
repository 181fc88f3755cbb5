import CustomDump
import UIKit

/// The differences between two frames, as text.
@MainActor
public func difference(_ a: UIView, _ b: UIView) -> String? {
  diff([a.frame.width, a.frame.height], [b.frame.width, b.frame.height])
}
