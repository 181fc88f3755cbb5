extension Catalog {
  package static let alertController = ClassProperties(
    of: UIAlertController.self, "An alert or action sheet with a title, a message and actions.",
    with: .argument(
      "preferredStyle", .word("a style", ["alert": .alert, "actionSheet": .actionSheet]),
      "The style: an alert in the middle (the default) or a sheet at the bottom."),
    make: { (style: UIAlertController.Style?) in
      UIAlertController(title: nil, message: nil, preferredStyle: style ?? .alert)
    }
  ) {
    Entry(.documents("message"), .text, "The text below the title.", \.message)
    Entry(
      .documents("preferredAction"), .integer(0...100),
      "The index of the emphasized action, from 0; by default the cancel action."
    ) { $0.preferredAction = $0.actions.indices.contains($1) ? $0.actions[$1] : nil }.at(.late)
  } children: {
    Child(list: "actions", of: UIAlertAction.self, "The actions in their order.") { alert, actions in
      for action in actions { alert.addAction(action) }
    }
    Child(parts: "textFields", of: UITextField.self, "The text fields below the message of an alert.") { alert in
      // UIKit logs an error if a text field is added to an action sheet.
      guard alert.preferredStyle == .alert else { return nil }
      alert.addTextField()
      return alert.textFields?.last
    }
    Child.ownView
  }
}
