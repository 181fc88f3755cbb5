import UIKit

/// A form in a scroll view that avoids the keyboard by notifications, with a growing text view.
final class KeyboardFormViewController: UIViewController, UITextViewDelegate {
  let scrollView = UIScrollView()
  private let contentView = UIView()
  private let stackView = UIStackView()
  let notesTextView = UITextView()
  private let placeholderLabel = UILabel()
  private var observers: [NSObjectProtocol] = []
  let submitButton = UIButton(configuration: .borderedProminent())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    contentView.addSubview(stackView)
    [scrollView, contentView, stackView].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    stackView.axis = .vertical
    stackView.spacing = UIStackView.spacingUseSystem
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = .init(top: 20, leading: 16, bottom: 20, trailing: 16)

    for name in ["First name", "Last name", "Street"] {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      stackView.addArrangedSubview(label)
      stackView.setCustomSpacing(2, after: label)
      stackView.addArrangedSubview(field)
    }
    notesTextView.isScrollEnabled = false
    notesTextView.font = .preferredFont(forTextStyle: .body)
    notesTextView.delegate = self
    notesTextView.layer.cornerRadius = 5
    notesTextView.layer.borderWidth = 1 / UIScreen.main.scale
    notesTextView.layer.borderColor = UIColor.separator.cgColor
    notesTextView.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    placeholderLabel.text = "Notes"
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = notesTextView.font
    placeholderLabel.translatesAutoresizingMaskIntoConstraints = false
    notesTextView.addSubview(placeholderLabel)
    stackView.addArrangedSubview(notesTextView)

    submitButton.configuration?.title = "Submit"
    submitButton.configuration?.image = UIImage(systemName: "paperplane.fill")
    submitButton.configuration?.imagePadding = 6
    submitButton.configuration?.buttonSize = .large
    stackView.addArrangedSubview(submitButton)

    NSLayoutConstraint.activate([
      placeholderLabel.topAnchor.constraint(
        equalTo: notesTextView.topAnchor, constant: notesTextView.textContainerInset.top),
      placeholderLabel.leadingAnchor.constraint(
        equalTo: notesTextView.leadingAnchor, constant: notesTextView.textContainer.lineFragmentPadding),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stackView.topAnchor.constraint(equalTo: contentView.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: contentView.readableContentGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: contentView.readableContentGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    observers = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification].map {
      name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let hides = notification.name == UIResponder.keyboardWillHideNotification
        MainActor.assumeIsolated { self?.keyboardChanged(to: hides ? nil : frame) }
      }
    }
  }

  private func keyboardChanged(to frame: CGRect?) {
    let bottom = frame.map { view.convert($0, from: view.window).height - view.safeAreaInsets.bottom } ?? 0
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    scrollView.scrollIndicatorInsets = scrollView.contentInset
    scrollView.scrollRectToVisible(submitButton.convert(submitButton.bounds, to: scrollView), animated: false)
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholderLabel.isHidden = !textView.text.isEmpty
  }
}
