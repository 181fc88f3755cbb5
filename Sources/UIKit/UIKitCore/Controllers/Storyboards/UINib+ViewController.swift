internal import AutoLayout
internal import Foundation

extension UINib {
  /// Returns the nib of a controller's view: the specified nib, or a nib with the name of its class.
  ///
  /// The suffix `Controller` can be missing in the nib's name. Returns nil if there is no such nib.
  static func ofView(of controller: UIViewController) -> UINib? {
    // The reader is found by name, because this module cannot import the module that implements it.
    let reader = NSClassFromString("InterfaceBuilder.NibReader") as? any NibReading.Type
    if let name = controller.nibName {
      if let nib = reader?.nib(named: name, bundle: controller.nibBundle) { return nib }
      // UIKit raises an exception with this text.
      LayoutDiagnostics.reportRefusal(
        "Could not load NIB in bundle: '\((controller.nibBundle ?? .main).bundlePath)' with name '\(name)'")
      return nil
    }
    guard let reader else { return nil }
    let type = String(describing: Swift.type(of: controller))
    // The framework's own controllers have no nibs.
    guard !String(reflecting: Swift.type(of: controller)).hasPrefix("UIKitCore.") else { return nil }
    let withoutController = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : nil
    for name in [withoutController, type].compactMap({ $0 }) {
      if let nib = reader.nib(named: name, bundle: controller.nibBundle) { return nib }
    }
    return nil
  }
}
