import UIKitCore

/// The combinations of screens, orientations, directions, appearances, text sizes and designs.
public struct SnapshotMatrix: Sendable {
  /// A screen with the name for captions.
  public struct Screen: Sendable {
    let name: String
    let config: @Sendable (ViewImageConfig.Orientation) -> ViewImageConfig

    /// Creates a custom screen that is the same in every orientation.
    public init(_ name: String, _ config: ViewImageConfig) {
      self.name = name
      self.config = { _ in config }
    }

    /// Creates a device by its name, such as `iPhone17Pro` or `iPad mini 6`; nil for an unknown name.
    public init?(named name: String) {
      guard let device = Device.named(name) else { return nil }
      self.init(device)
    }

    init(_ device: Device) {
      name = device.name
      config = { ViewImageConfig(device, $0) }
    }
  }

  /// One combination with its caption.
  struct Cell {
    let caption: String
    let config: ViewImageConfig
    let traits: UITraitCollection
  }

  let cells: [Cell]

  /// Creates the combinations. Without designs, each has the design of the chosen simulator.
  init(
    _ screens: [Screen], _ orientations: [ViewImageConfig.Orientation], _ directions: [UIUserInterfaceLayoutDirection],
    _ appearances: [UIUserInterfaceStyle], _ contentSizes: [UIContentSizeCategory], _ designs: [InterfaceDesign] = []
  ) {
    var cells: [Cell] = []
    for screen in screens {
      for orientation in orientations {
        for direction in directions {
          for appearance in appearances {
            for contentSize in contentSizes {
              for design in designs.isEmpty ? [.unspecified] : designs {
                var words = [screen.name]
                if orientations.count > 1 { words.append(orientation == .portrait ? "portrait" : "landscape") }
                if directions.count > 1 { words.append(direction.word) }
                if appearances.count > 1 { words.append(appearance.word) }
                if contentSizes.count > 1 { words.append(contentSize.word) }
                if designs.count > 1 { words.append(design.word) }
                cells.append(
                  Cell(
                    caption: words.joined(separator: " "), config: screen.config(orientation),
                    traits: UITraitCollection {
                      $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
                      $0.userInterfaceStyle = appearance
                      $0.preferredContentSizeCategory = contentSize
                      $0.interfaceDesign = design
                    }))
              }
            }
          }
        }
      }
    }
    self.cells = cells
  }

  /// Returns all combinations on one sheet.
  ///
  /// `make` is called for each combination, while the combination's traits are the current ones.
  @MainActor
  func sheet(_ make: () -> ViewSubject) -> UIImage {
    var sheet = ContactSheet()
    var scale: CGFloat = 1
    for cell in cells {
      let traits = UITraitCollection.defaults.overridden(by: cell.config.traits).overridden(by: cell.traits)
      var window: OffscreenWindow?
      // Fonts of text styles have the current text size.
      traits.performAsCurrent {
        window = make().presented(on: cell.config, size: nil, traits: cell.traits)
      }
      guard let window else { continue }
      scale = max(scale, window.environment.traits.displayScale)
      sheet.add(window, caption: cell.caption)
    }
    return sheet.image(scale: scale)
  }
}

extension ContactSheet {
  /// Returns the sheet at a scale. The scale is reduced if the picture would be too large to decode.
  func image(scale: CGFloat) -> UIImage {
    let list = displayList
    return UIImage(content: .drawing(list)).with { $0.scale = list.scale(upTo: scale) }
  }
}

extension SnapshotMatrix.Screen {
  public static let iPhoneSe = named("iPhoneSe")
  public static let iPhone8 = named("iPhone8")
  public static let iPhone13 = named("iPhone13")
  public static let iPhone13Mini = named("iPhone13Mini")
  public static let iPhone13ProMax = named("iPhone13ProMax")
  public static let iPhone16 = named("iPhone16")
  public static let iPhone17 = named("iPhone17")
  public static let iPhone17Pro = named("iPhone17Pro")
  public static let iPhone17ProMax = named("iPhone17ProMax")
  public static let iPhoneAir = named("iPhoneAir")
  public static let iPadMini6 = named("iPadMini6")
  public static let iPadPro11 = named("iPadPro11")
  public static let iPadPro12_9 = named("iPadPro12_9")
  public static let iPadPro13M4 = named("iPadPro13M4")

  private static func named(_ name: String) -> Self { Self(named: name) ?? Self(name, ViewImageConfig()) }
}
