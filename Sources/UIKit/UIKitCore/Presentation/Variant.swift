package import Foundation
package import UIFoundation

/// A variant of a scene: one value of each axis, such as device, appearance, design and scale.
package struct Variant: Sendable, Hashable {
  /// The device; nil for a size without a device, which has no safe area.
  package var device: Device?
  /// The size of the device, a size without a device, or a size that fits the content.
  ///
  /// With a size that fits the content, only the traits of the device apply.
  package var size: SceneSize
  /// The orientation; nil if the size is used as it is.
  package var orientation: Device.Orientation?
  package var direction: UIUserInterfaceLayoutDirection
  package var appearance: UIUserInterfaceStyle
  package var contentSize: UIContentSizeCategory
  package var design: InterfaceDesign = .classic
  /// A language and region such as `ar-EG`.
  package var locale: String?
  /// The scale, in pixels per point.
  package var scale: CGFloat
  /// The scale of the screen: the device's, or 2 for a size without a device.
  package var screenScale: CGFloat { Self.screenScale(of: device) }
  /// The parts of the file name that distinguish the variant; empty if there is only one variant.
  package var distinction: Distinction

  /// The parts of a variant's file name. A part is nil if all variants have the same value of it.
  package struct Distinction: Sendable, Hashable {
    package var device: String?
    package var orientation: String?
    package var direction: String?
    package var contentSize: String?
    package var design: String?
    package var locale: String?
    package var appearance: String?
    package var scale: String?
  }

  static func screenScale(of device: Device?) -> CGFloat { device?.scale ?? 2 }

  /// The distinguishing parts as one word, such as `landscape-rtl~dark@2x`.
  package var name: String {
    let dashed = [
      distinction.device, distinction.orientation, distinction.direction, distinction.contentSize, distinction.locale,
      distinction.design,
    ]
    var name = dashed.compactMap { $0 }.joined(separator: "-")
    if let appearance = distinction.appearance { name += "~\(appearance)" }
    if let scale = distinction.scale { name += "@\(scale)" }
    return name
  }
}

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

extension UIUserInterfaceLayoutDirection {
  /// The abbreviation in file names and options.
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension UIUserInterfaceStyle {
  /// The word in file names and options.
  package var word: String { self == .dark ? "dark" : "light" }
}

extension InterfaceDesign {
  /// The word in file names and options.
  package var word: String { self == .glass ? "glass" : "classic" }
}

extension UIContentSizeCategory {
  /// The word in file names and options: the name of UIKit's constant.
  package var word: String { Self.words.first { $0.value == self }?.key ?? rawValue }

  package static let words: KeyValuePairs<String, UIContentSizeCategory> = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
    "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
    "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]
}
