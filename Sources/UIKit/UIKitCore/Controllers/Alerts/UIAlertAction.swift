public import Foundation

/// An action of an alert or action sheet. The handler is stored but never called.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The role of an action, which determines its position and appearance.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
