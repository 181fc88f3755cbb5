import UIKit

/// The base class of all screens of the journal.
class JournalViewController: UIViewController {
  @IBOutlet weak var scrollView: UIScrollView?

  override func viewDidLoad() {
    super.viewDidLoad()
    configureAppearance()
    startObservingKeyboard()
  }
}

// MARK: - Appearance

extension JournalViewController {
  @objc func configureAppearance() {
    view.backgroundColor = .systemBackground
  }

  @objc var screenName: String { "Journal" }
}

// MARK: - Keyboard

extension JournalViewController {
  private func startObservingKeyboard() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    else { return }
    scrollView?.contentInset.bottom = frame.height
  }

  @objc private func keyboardWillHide() {
    scrollView?.contentInset.bottom = 0
  }
}
