import UIKitCore

/// The device on the canvas of a document, with the insets that it has in Interface Builder.
package struct CanvasDevice: Sendable {
  package let id: String
  package let isLandscape: Bool
  package let isDark: Bool
  /// The size in the document's orientation, in points.
  package let size: CGSize
  package let scale: CGFloat
  package let idiom: UIUserInterfaceIdiom
  /// The insets of the screen that bars and corners cover, in points.
  package let safeArea: UIEdgeInsets
  /// The insets on the canvas of the build that saved the document, in points.
  package let canvasSafeArea: UIEdgeInsets
  /// The insets of the device in portrait on the canvas, in points.
  package let canvasUprightInsets: UIEdgeInsets
  private let screen: RecordedScreen

  /// A device of the canvas, in portrait.
  private struct Model {
    let size: CGSize
    let scale: CGFloat
    let idiom: UIUserInterfaceIdiom
    let top: CGFloat
    let bottom: CGFloat

    /// Indicates whether the screen has round corners and no home button.
    var isEdgeToEdge: Bool { bottom > 0 }

    /// Returns the safe area for a status bar's height. Phones show no status bar in landscape.
    func safeArea(isLandscape: Bool, statusBarHeight: CGFloat) -> UIEdgeInsets {
      guard isLandscape, idiom == .phone else {
        return UIEdgeInsets(top: statusBarHeight, left: 0, bottom: bottom, right: 0)
      }
      guard isEdgeToEdge else { return .zero }
      return UIEdgeInsets(top: 0, left: statusBarHeight, bottom: 21, right: statusBarHeight)
    }
  }

  private static func phone(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat = 20) -> Model {
    Model(
      size: CGSize(width: width, height: height), scale: scale, idiom: .phone, top: top, bottom: top > 20 ? 34 : 0)
  }

  private static func tablet(_ width: CGFloat, _ height: CGFloat, isRound: Bool = false) -> Model {
    Model(
      size: CGSize(width: width, height: height), scale: 2, idiom: .pad, top: isRound ? 24 : 20,
      bottom: isRound ? 20 : 0)
  }

  /// The devices by their names in documents.
  private static let models: [String: Model] = [
    "retina3_5": phone(320, 480, 2),
    "retina4_0": phone(320, 568, 2),
    "retina4_7": phone(375, 667, 2),
    "retina5_5": phone(414, 736, 3),
    "retina5_4": phone(375, 812, 3, 50),
    "retina5_9": phone(375, 812, 3, 44),
    "retina6_0": phone(390, 844, 3, 47),
    "retina6_1": phone(414, 896, 2, 48),
    "retina6_12": phone(393, 852, 3, 59),
    "retina6_3": phone(402, 874, 3, 62),
    "retina6_54": phone(420, 912, 3, 68),
    "retina6_5": phone(414, 896, 3, 44),
    "retina6_7": phone(428, 926, 3, 47),
    "retina6_72": phone(430, 932, 3, 59),
    "retina6_9": phone(440, 956, 3, 62),
    "ipad7_9": tablet(768, 1024),
    "ipad9_7": tablet(768, 1024),
    "ipad10_2": tablet(810, 1080),
    "ipad10_5": tablet(834, 1112),
    "ipad12_9": tablet(1024, 1366),
    "ipad8_3rounded": tablet(744, 1133, isRound: true),
    "ipad10_9rounded": tablet(820, 1180, isRound: true),
    "ipad11_0": tablet(834, 1194, isRound: true),
    "ipad11_0rounded": tablet(834, 1194, isRound: true),
    "ipad12_9rounded": tablet(1024, 1366, isRound: true),
    "ipad13_0rounded": tablet(1032, 1376, isRound: true),
  ]

  /// The model for unknown devices, a phone of 2022.
  private static let unknownModel = phone(390, 844, 3, 47)

  /// Returns whether a size is that of a screen in portrait, or of the square canvas of Xcode 6 and 7.
  package static func isScreen(_ size: CGSize) -> Bool {
    size == CGSize(width: 600, height: 600) || models.values.contains { $0.size == size }
  }

  /// Creates the device of a document's `<device>` element. An unknown device is treated as a phone of 2022.
  init(_ element: Element, screen: RecordedScreen, log: ProblemLog) {
    let id = element["id"] ?? ""
    let model = Self.models[id] ?? Self.unknownModel
    if Self.models[id] == nil {
      log.note(
        element, "The device \"\(id)\" is unknown; frames determine its size, and a phone of 390×844 its other traits.")
    }
    self.init(
      id, model, isLandscape: element["orientation"] == "landscape", isDark: element["appearance"] == "dark", screen)
  }

  private init(_ id: String, _ model: Model, isLandscape: Bool, isDark: Bool, _ screen: RecordedScreen) {
    self.id = id
    self.isLandscape = isLandscape
    self.isDark = isDark
    self.screen = screen
    size = isLandscape ? CGSize(width: model.size.height, height: model.size.width) : model.size
    scale = model.scale
    idiom = model.idiom
    safeArea = model.safeArea(isLandscape: isLandscape, statusBarHeight: model.top)
    let statusBarHeight = screen.statusBarHeight(of: id, real: model.top)
    canvasSafeArea = model.safeArea(isLandscape: isLandscape, statusBarHeight: statusBarHeight)
    canvasUprightInsets = model.safeArea(isLandscape: false, statusBarHeight: statusBarHeight)
  }

  func turned(to orientation: Device.Orientation) -> CanvasDevice {
    let model = Self.models[id] ?? Self.unknownModel
    return CanvasDevice(id, model, isLandscape: orientation == .landscape, isDark: isDark, screen)
  }
}

extension CanvasDevice {
  /// The traits of the device with its size classes.
  package var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.displayScale = scale
      $0.userInterfaceStyle = isDark ? .dark : .light
      guard idiom == .phone else {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .regular
        return
      }
      // The largest phones have regular width in landscape.
      $0.horizontalSizeClass = isLandscape && size.height >= 414 ? .regular : .compact
      $0.verticalSizeClass = isLandscape ? .compact : .regular
    }
  }
}
