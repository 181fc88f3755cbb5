internal import Foundation
internal import UIFoundation

extension OffscreenWindow {
  /// Creates a view, with its controller if it has one, and lays it out for a variant.
  ///
  /// The block creates the view, since fonts of text styles depend on the traits that are current at their creation. A
  /// side that fits the content is as long as the content's fitting size.
  package init(
    as variant: Variant, ofScreen make: () throws -> (view: UIView, controller: UIViewController?)
  ) rethrows {
    let previousSize = UIScreen.replaceSize(by: variant.environment.size)
    defer { UIScreen.restoreSize(previousSize) }
    let (view, controller) = try variant.traits.performingAsCurrent(make)
    let environment = variant.traits.performingAsCurrent { variant.environment(fitting: view) }
    if let controller {
      self.init(of: controller, in: environment)
    } else {
      self.init(of: view, in: environment)
    }
  }
}

extension Variant {
  fileprivate var traits: UITraitCollection { environment.traits }

  @MainActor
  fileprivate func environment(fitting view: UIView) -> OffscreenWindow.Environment {
    let environment = environment
    guard size.fitsContent else { return environment }
    let fitting = OffscreenWindow.fittingSize(of: view, width: size.width, height: size.height, in: environment)
    return OffscreenWindow.Environment(size: fitting, traits: environment.traits)
  }

  /// The screen and its traits. A side that fits the content is 0.
  package var environment: OffscreenWindow.Environment {
    let traits = UITraitCollection {
      $0.displayScale = scale
      $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      $0.userInterfaceStyle = appearance
      $0.preferredContentSizeCategory = contentSize
      $0.interfaceDesign = design
      $0.typesettingLanguage = locale.map { Locale.Language(identifier: $0) }
    }
    if size.fitsContent {
      return OffscreenWindow.Environment(
        fitting: size, on: device, orientation: orientation ?? .portrait, traits: traits)
    }
    if let device {
      var screen = OffscreenWindow.Environment(device: device, orientation: orientation ?? .portrait, traits: traits)
      screen.givesScreenMargins = true
      return screen
    }
    return OffscreenWindow.Environment(
      size: CGSize(width: size.width ?? 0, height: size.height ?? 0), traits: traits)
  }
}
