import UIKit
import os.log

/// Compiles after the rewriting.
final class CheckoutViewController: UIViewController, UITableViewDelegate {
  @IBOutlet private weak var price: PriceLabel!
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(pay(_:)), for: .touchUpInside)
    let feedback = UIImpactFeedbackGenerator(style: .light)
    feedback.prepare()
  }

  @objc private func pay(_ sender: UIButton) { price.amount = 0 }
}
