/// Methods of UIKit that selectors name without their labels.
enum KnownMethods {
  static let labels: [String: [String]] = [
    "endEditing": ["_"], "cut": ["_"], "copy": ["_"], "paste": ["_"], "select": ["_"], "selectAll": ["_"],
    "delete": ["_"], "dismiss": ["animated", "completion"], "popViewController": ["animated"],
    "popToRootViewController": ["animated"], "setEditing": ["_", "animated"],
  ]
}
