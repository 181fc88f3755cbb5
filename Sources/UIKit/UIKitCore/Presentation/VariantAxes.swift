package import Foundation
package import UIFoundation

/// The devices, orientations, directions and other axes whose combinations are the variants.
package struct VariantAxes: Sendable, Hashable {
  package var devices: [Device] = []
  package var sizes: [SceneSize] = []
  package var orientations: [Device.Orientation] = []
  package var directions: [UIUserInterfaceLayoutDirection] = []
  package var appearances: [UIUserInterfaceStyle] = []
  package var contentSizes: [UIContentSizeCategory] = []
  package var designs: [InterfaceDesign] = []
  package var locales: [String] = []
  package var scales: [CGFloat] = []

  package init() {}

  /// The device of a document that specifies neither a size nor a device.
  package static let defaultDevice = "iPhone17"

  /// Returns these axes. Each list is replaced by the list of the other axes, unless that is empty.
  ///
  /// Sizes or devices replace sizes, devices and orientations: an override of 400x300 results in that size only.
  /// Locales replace locales and directions.
  package func overridden(by other: VariantAxes) -> VariantAxes {
    var result = self
    if !other.devices.isEmpty || !other.sizes.isEmpty {
      result.devices = other.devices
      result.sizes = other.sizes
      result.orientations = []
    }
    if !other.orientations.isEmpty { result.orientations = other.orientations }
    if !other.locales.isEmpty {
      result.locales = other.locales
      result.directions = []
    }
    if !other.directions.isEmpty { result.directions = other.directions }
    if !other.appearances.isEmpty { result.appearances = other.appearances }
    if !other.contentSizes.isEmpty { result.contentSizes = other.contentSizes }
    if !other.designs.isEmpty { result.designs = other.designs }
    if !other.scales.isEmpty { result.scales = other.scales }
    return result
  }

  /// The combinations. The scale varies fastest, and the screen slowest.
  package var variants: [Variant] {
    screens.flatMap(combinations(of:))
  }

  /// A device, a size without a device, or a size that fits its content on a device.
  private struct Screen {
    var device: Device?
    var size: SceneSize
    var name: String
  }

  private var screens: [Screen] {
    let fitting = sizes.filter(\.fitsContent)
    // With devices, a size that fits its content applies to each of them.
    var screens: [Screen] = devices.flatMap { device in
      if fitting.isEmpty { return [Screen(device: device, size: SceneSize(device.portraitSize), name: device.name)] }
      return fitting.map { Screen(device: device, size: $0, name: name(of: device, $0)) }
    }
    for size in sizes where devices.isEmpty || !size.fitsContent {
      screens.append(Screen(device: nil, size: size, name: size.text))
    }
    if screens.isEmpty, let device = Device.named(Self.defaultDevice) {
      screens = [Screen(device: device, size: SceneSize(device.portraitSize), name: device.name)]
    }
    return screens
  }

  /// Returns the part of a picture's name that distinguishes its device and size.
  private func name(of device: Device, _ size: SceneSize) -> String {
    [devices.count > 1 ? device.name : nil, sizes.count > 1 ? size.text : nil].compactMap { $0 }
      .joined(separator: "-")
  }

  private func combinations(of screen: Screen) -> [Variant] {
    let isDistinct = screens.count > 1
    var result: [Variant] = []
    for orientation in orientations.orNil {
      for locale in locales.orNil {
        for direction in directions.isEmpty ? [Self.direction(of: locale)] : directions {
          for contentSize in contentSizes.isEmpty ? [.large] : contentSizes {
            for design in designs.isEmpty ? [.classic] : designs {
              for appearance in appearances.isEmpty ? [.light] : appearances {
                for scale in scales.isEmpty ? [Variant.screenScale(of: screen.device)] : scales {
                  var variant = Variant(
                    device: screen.device, size: orientation.map { screen.size.turned($0) } ?? screen.size,
                    orientation: orientation, direction: direction, appearance: appearance, contentSize: contentSize,
                    design: design, locale: locale, scale: scale, distinction: Variant.Distinction())
                  variant.distinction = distinction(of: variant, screen: isDistinct ? screen.name : nil)
                  result.append(variant)
                }
              }
            }
          }
        }
      }
    }
    return result
  }

  private func distinction(of variant: Variant, screen: String?) -> Variant.Distinction {
    Variant.Distinction(
      device: screen,
      orientation: orientations.count > 1 ? variant.orientation?.rawValue : nil,
      direction: directions.count > 1 ? variant.direction.word : nil,
      contentSize: contentSizes.count > 1 ? variant.contentSize.word : nil,
      design: designs.count > 1 ? variant.design.word : nil,
      locale: locales.count > 1 ? variant.locale : nil,
      appearance: appearances.count > 1 ? variant.appearance.word : nil,
      scale: scales.count > 1 ? "\(variant.scale.asWritten)x" : nil)
  }

  /// Returns the writing direction of a locale's language; left to right without one.
  package static func direction(of locale: String?) -> UIUserInterfaceLayoutDirection {
    guard let locale else { return .leftToRight }
    return Locale.Language(identifier: locale).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension Array {
  /// The elements, or a single nil if the array is empty.
  fileprivate var orNil: [Element?] { isEmpty ? [nil] : map { $0 } }
}

extension CGFloat {
  /// The number as text, such as `2` or `1.5`. Whole numbers below 1e15 have no fraction.
  package var asWritten: String {
    self == rounded() && Swift.abs(self) < 1e15 ? String(Int(self)) : String(Double(self))
  }
}
