public import Foundation
internal import UIFoundation

/// The language of a keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The enabled keyboards: one, in English.
  open class var activeInputModes: [UITextInputMode] { [english] }
  private static let english = UITextInputMode()

  /// The language, as in BCP 47.
  open var primaryLanguage: String? { "en-US" }
}

/// The rules by which the system proposes passwords.
public final class UITextInputPasswordRules: NSObject, Sendable {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
