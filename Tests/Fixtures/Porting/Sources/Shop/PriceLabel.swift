import UIKit

/// Compiles.
@IBDesignable
final class PriceLabel: UILabel {
  @IBInspectable var amount: Double = 0 {
    didSet { text = amount.formatted(.number.precision(.fractionLength(2))) }
  }
}
