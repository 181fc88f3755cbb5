/// The labels of UIKit methods that selectors commonly name without labels.
enum KnownMethods {
  static let labels: [String: [String]] = [
    "endEditing": ["_"], "cut": ["_"], "copy": ["_"], "paste": ["_"], "select": ["_"], "selectAll": ["_"],
    "delete": ["_"], "dismiss": ["animated", "completion"], "popViewController": ["animated"],
    "popToRootViewController": ["animated"], "setEditing": ["_", "animated"],
  ]
}
