import UIKit

class EntryViewController: JournalViewController, UITextFieldDelegate {
  var entry: Entry?

  @IBOutlet private weak var titleField: UITextField!
  @IBOutlet private weak var moodControl: MoodControl!
  @IBOutlet private var hintLabels: [UILabel]!
  @IBOutlet private var hidingConstraints: [NSLayoutConstraint]!
  @IBOutlet private weak var photoHeight: NSLayoutConstraint!
  private(set) weak var summary: SummaryViewController?
  private var enabledObservation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.text = entry?.title
    titleField.addTarget(self, action: #selector(titleChanged(_:)), for: .editingChanged)
    moodControl.mood = entry?.mood ?? 0
    for (index, label) in hintLabels.enumerated() { label.text = "Hint \(index + 1)" }
    photoHeight.constant = 120
    let tap = UITapGestureRecognizer(target: self, action: #selector(backgroundTapped))
    tap.delegate = self
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    if #available(iOS 16.0, *) {
      let interaction = UIEditMenuInteraction(delegate: self)
      view.addInteraction(interaction)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    }
    enabledObservation = titleField.observe(\.isEnabled) { field, _ in
      MainActor.assumeIsolated { field.alpha = field.isEnabled ? 1 : 0.5 }
    }
  }

  // Overrides a method that an extension of the superclass declares.
  override func configureAppearance() {
    super.configureAppearance()
    view.tintColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "embedSummary", let summary = segue.destination as? SummaryViewController {
      summary.entry = entry
      self.summary = summary
    }
  }

  @IBAction private func moodChanged(_ sender: MoodControl) {
    entry?.mood = sender.mood
  }

  @IBAction func toggleDetails(_ sender: UIButton, forEvent event: UIEvent) {
    hidingConstraints.forEach { $0.isActive.toggle() }
  }

  @objc private func titleChanged(_ field: UITextField) {
    entry?.title = field.text ?? ""
  }

  @objc private func backgroundTapped() {
    view.endEditing(true)
    summary?.noteTap()
  }

  // MARK: - UITextFieldDelegate

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

extension EntryViewController {
  // Overrides, in an extension, a property that an extension of the superclass declares.
  override var screenName: String { "Entry, " + super.screenName }
}

extension EntryViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view is UIControl)
  }
}

@available(iOS 16.0, *)
extension EntryViewController: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: suggestedActions + [UICommand(title: "Pin", action: #selector(pin(_:)))])
  }

  @objc func pin(_ sender: Any?) {
    entry?.isPinned = true
  }
}
