internal import Foundation

extension Device {
  /// All devices: phones, then tablets.
  ///
  /// Source of the sizes and insets: Apple's simulators.
  package static let all: [Device] = phones + tablets

  private static let phones: [Device] = [
    phone("iPhoneSe", 320, 568, 2, home(20), .zero, .compact),
    phone("iPhone8", 375, 667, 2, home(20), .zero, .compact),
    phone("iPhone8Plus", 414, 736, 3, home(20), .zero, .regular),
    phone("iPhoneX", 375, 812, 3, notch(44), landscape(44, 21), .compact),
    phone("iPhoneXr", 414, 896, 2, notch(48), landscape(48, 21), .regular),
    phone("iPhoneXsMax", 414, 896, 3, notch(44), landscape(44, 21), .regular),
    phone("iPhone12", 390, 844, 3, notch(47), landscape(47, 21), .compact),
    phone("iPhone12Pro", 390, 844, 3, notch(47), landscape(47, 21), .compact),
    phone("iPhone12ProMax", 428, 926, 3, notch(47), landscape(47, 21), .regular),
    phone("iPhone13Mini", 375, 812, 3, notch(50), landscape(50, 21), .compact),
    phone("iPhone13", 390, 844, 3, notch(47), landscape(47, 21), .compact),
    phone("iPhone13Pro", 390, 844, 3, notch(47), landscape(47, 21), .compact),
    phone("iPhone13ProMax", 428, 926, 3, notch(47), landscape(47, 21), .regular),
    phone("iPhone14", 390, 844, 3, notch(47), landscape(47, 21), .compact),
    phone("iPhone14Plus", 428, 926, 3, notch(47), landscape(47, 21), .regular),
    phone("iPhone14Pro", 393, 852, 3, notch(59), landscape(59, 21), .compact),
    phone("iPhone14ProMax", 430, 932, 3, notch(59), landscape(59, 21), .regular),
    phone("iPhone15", 393, 852, 3, notch(59), landscape(59, 21), .compact),
    phone("iPhone15Plus", 430, 932, 3, notch(59), landscape(59, 21), .regular),
    phone("iPhone15Pro", 393, 852, 3, notch(59), landscape(59, 21), .compact),
    phone("iPhone15ProMax", 430, 932, 3, notch(59), landscape(59, 21), .regular),
    phone("iPhone16", 393, 852, 3, notch(59), landscape(59, 21), .compact),
    phone("iPhone16e", 390, 844, 3, notch(47), landscape(47, 21), .compact),
    phone("iPhone16Plus", 430, 932, 3, notch(59), landscape(59, 21), .regular),
    phone("iPhone16Pro", 402, 874, 3, notch(62), landscape(62, 21), .compact),
    phone("iPhone16ProMax", 440, 956, 3, notch(62), landscape(62, 21), .regular),
    phone("iPhone17", 402, 874, 3, notch(62), landscape(62, 20, top: 20), .compact),
    phone("iPhone17Pro", 402, 874, 3, notch(62), landscape(62, 20, top: 20), .compact),
    phone("iPhone17ProMax", 440, 956, 3, notch(62), landscape(62, 20, top: 20), .regular),
    phone("iPhoneAir", 420, 912, 3, notch(68), landscape(68, 29, top: 20), .regular),
  ]

  private static let tablets: [Device] = [
    tablet("iPadMini", 768, 1024, home(20)),
    tablet("iPad9_7", 768, 1024, home(20)),
    tablet("iPad10_2", 810, 1080, home(20)),
    tablet("iPadPro10_5", 834, 1112, home(20)),
    tablet("iPadPro11", 834, 1194, fullScreen),
    tablet("iPadPro12_9", 1024, 1366, home(20)),
    tablet("iPadMini6", 744, 1133, fullScreen),
    tablet("iPadA16", 820, 1180, fullScreen),
    tablet("iPadAir11", 820, 1180, fullScreen),
    tablet("iPadAir13", 1024, 1366, fullScreen),
    tablet("iPadPro11M4", 834, 1210, fullScreen),
    tablet("iPadPro13M4", 1032, 1376, fullScreen),
  ]

  /// The safe area of a tablet without a home button.
  private static let fullScreen = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)

  /// Returns the safe area below the status bar of a device with a home button.
  private static func home(_ top: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
  }

  /// Returns the safe area of a phone without a home button in portrait.
  private static func notch(_ top: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }

  /// Returns the safe area of a phone without a home button in landscape.
  private static func landscape(_ side: CGFloat, _ bottom: CGFloat, top: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ portrait: UIEdgeInsets,
    _ landscape: UIEdgeInsets, _ landscapeClass: UIUserInterfaceSizeClass
  ) -> Device {
    Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: scale, idiom: .phone,
      portraitSafeArea: portrait, landscapeSafeArea: landscape, landscapeHorizontalSizeClass: landscapeClass)
  }

  private static func tablet(_ name: String, _ width: CGFloat, _ height: CGFloat, _ safe: UIEdgeInsets) -> Device {
    Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: 2, idiom: .pad,
      portraitSafeArea: safe, landscapeSafeArea: safe, landscapeHorizontalSizeClass: .regular)
  }
}
