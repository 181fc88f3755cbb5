public import Foundation

/// A view with the background of a keyboard on iOS, for a view in place of the keyboard. It has no background here.
open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  public let inputViewStyle: Style
  /// Indicates whether constraints determine the height on iOS.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
