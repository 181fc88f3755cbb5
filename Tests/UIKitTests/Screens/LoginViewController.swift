import UIKit

/// A log-in form with lazy views, a keyboard layout guide, and text field delegate methods.
final class LoginViewController: UIViewController {
  private let logoImageView: UIImageView = {
    let imageView = UIImageView(image: UIImage(systemName: "lock.shield.fill"))
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .systemIndigo
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 64, weight: .light)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  private lazy var emailTextField = makeTextField(placeholder: "Email", contentType: .username)

  private lazy var passwordTextField: UITextField = {
    let textField = makeTextField(placeholder: "Password", contentType: .password)
    textField.isSecureTextEntry = true
    textField.returnKeyType = .done
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "eye"), for: .normal)
    button.setImage(UIImage(systemName: "eye.slash"), for: .selected)
    button.tintColor = .secondaryLabel
    button.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
    button.addAction(
      UIAction { [weak textField, weak button] _ in
        button?.isSelected.toggle()
        textField?.isSecureTextEntry.toggle()
      }, for: .touchUpInside)
    textField.rightView = button
    textField.rightViewMode = .always
    return textField
  }()

  private(set) lazy var loginButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log In"
    configuration.cornerStyle = .large
    configuration.baseBackgroundColor = .systemIndigo
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .headline)
      return outgoing
    }
    let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.logIn() })
    return button
  }()

  private let forgotButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Forgot password?", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    button.contentHorizontalAlignment = .trailing
    return button
  }()

  private lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [emailTextField, passwordTextField, forgotButton, loginButton])
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.setCustomSpacing(4, after: passwordTextField)
    stackView.setCustomSpacing(24, after: forgotButton)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    return stackView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(logoImageView)
    view.addSubview(stackView)
    let center = stackView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor)
    center.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([
      logoImageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logoImageView.bottomAnchor.constraint(equalTo: stackView.topAnchor, constant: -40),
      logoImageView.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      center,
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 8),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -8),
      view.keyboardLayoutGuide.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: stackView.bottomAnchor, multiplier: 2),
      emailTextField.heightAnchor.constraint(equalToConstant: 48),
      passwordTextField.heightAnchor.constraint(equalTo: emailTextField.heightAnchor),
    ])
  }

  private func makeTextField(placeholder: String, contentType: UITextContentType) -> UITextField {
    let textField = UITextField()
    textField.placeholder = placeholder
    textField.textContentType = contentType
    textField.autocapitalizationType = .none
    textField.autocorrectionType = .no
    textField.keyboardType = .emailAddress
    textField.returnKeyType = .next
    textField.backgroundColor = .secondarySystemBackground
    textField.layer.cornerRadius = 10
    textField.layer.cornerCurve = .continuous
    textField.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 0))
    textField.leftViewMode = .always
    textField.delegate = self
    return textField
  }

  private func logIn() {
    view.endEditing(true)
    loginButton.configuration?.showsActivityIndicator = true
    loginButton.isEnabled = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailTextField {
      passwordTextField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
