internal import UIFoundation

/// The search for the first responder.
@MainActor
enum FirstResponder {
  /// Returns the first responder among a view, its controller and its descendants.
  static func find(in view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    if let controller = view.viewController, controller.isFirstResponder { return controller }
    for subview in view.subviews {
      if let found = find(in: subview) { return found }
    }
    return nil
  }

  /// Returns the first responder in the view tree of a responder.
  static func find(around responder: UIResponder) -> UIResponder? {
    var root = (responder as? UIViewController)?.viewIfLoaded
    var current: UIResponder? = responder
    while let candidate = current {
      if let view = candidate as? UIView { root = view }
      current = candidate.next
    }
    return root.flatMap { find(in: $0) }
  }
}

/// The edit actions that `UIResponder` declares with empty implementations.
@MainActor
enum StandardEditActions {
  private static let names: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
  ]

  static func contains(_ action: Selector) -> Bool { names.contains(action.name) }

  /// Returns whether a responder overrides an action, or is a text input to which it applies.
  static func isPerformable(_ action: Selector, by responder: UIResponder) -> Bool {
    // The generated members of a program's class include its overrides.
    if ObjectiveCMembers.method(action.name, of: responder) != nil { return true }
    guard let text = responder as? any UITextInput else { return false }
    switch action.name {
    case "cut:", "copy:", "delete:": return text.selectedTextRange.map { !$0.isEmpty } ?? false
    case "select:", "selectAll:": return text.hasText
    case "paste:": return UIPasteboard.general.hasStrings
    default: return false
    }
  }
}
