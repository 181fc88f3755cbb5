import UIKit

class RecipeViewController: UIViewController {
  var recipe: Recipe!

  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var portionsLabel: UILabel!
  @IBOutlet private weak var portionsStepper: UIStepper!
  @IBOutlet private weak var timeBadge: BadgeView!
  @IBOutlet private var ingredientLabels: [UILabel]!
  @IBOutlet private weak var cookButton: UIButton!

  private var stepperObservation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = recipe.name
    timeBadge.text = "\(recipe.minutes) min"
    for (label, ingredient) in zip(ingredientLabels, recipe.ingredients) { label.text = ingredient }
    portionsChanged(portionsStepper)
    stepperObservation = cookButton.observe(\.isEnabled, options: [.initial, .new]) { button, _ in
      button.alpha = button.isEnabled ? 1 : 0.4
    }
    let tap = UITapGestureRecognizer(target: self, action: #selector(toggleTime))
    timeBadge.addGestureRecognizer(tap)
  }

  @IBAction private func portionsChanged(_ sender: UIStepper) {
    let portions = Int(sender.value)
    portionsLabel.text = "\(portions) portions"
    cookButton.isEnabled = portions > 0
  }

  @objc private func toggleTime() {
    timeBadge.isHidden.toggle()
  }
}
