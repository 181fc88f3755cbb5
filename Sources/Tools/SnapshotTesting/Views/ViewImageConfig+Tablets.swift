import UIKitCore

// Tablets, by default in landscape orientation.
extension ViewImageConfig {
  public static let iPadMini = iPadMini(.landscape)
  public static let iPad9_7 = iPad9_7(.landscape)
  public static let iPad10_2 = iPad10_2(.landscape)
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static let iPadPro11 = iPadPro11(.landscape)
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static let iPadMini6 = iPadMini6(.landscape)
  public static let iPadA16 = iPadA16(.landscape)
  public static let iPadAir11 = iPadAir11(.landscape)
  public static let iPadAir13 = iPadAir13(.landscape)
  public static let iPadPro11M4 = iPadPro11M4(.landscape)
  public static let iPadPro13M4 = iPadPro13M4(.landscape)
}

extension UITraitCollection {
  public static let iPadMini = ViewImageConfig.iPadMini.traits
  public static let iPad9_7 = ViewImageConfig.iPad9_7.traits
  public static let iPad10_2 = ViewImageConfig.iPad10_2.traits
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5.traits
  public static let iPadPro11 = ViewImageConfig.iPadPro11.traits
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9.traits
  public static let iPadMini6 = ViewImageConfig.iPadMini6.traits
  public static let iPadA16 = ViewImageConfig.iPadA16.traits
  public static let iPadAir11 = ViewImageConfig.iPadAir11.traits
  public static let iPadAir13 = ViewImageConfig.iPadAir13.traits
  public static let iPadPro11M4 = ViewImageConfig.iPadPro11M4.traits
  public static let iPadPro13M4 = ViewImageConfig.iPadPro13M4.traits
}

extension DeviceEnvironment {
  public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadMini", orientation) }
  public static func iPadMini(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on("iPadMini", orientation) }
  public static func iPad9_7(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPad9_7", orientation) }
  public static func iPad9_7(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on("iPad9_7", orientation) }
  public static func iPad10_2(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPad10_2", orientation) }
  public static func iPad10_2(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on("iPad10_2", orientation) }
  public static func iPadPro10_5(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadPro10_5", orientation) }
  public static func iPadPro10_5(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadPro10_5", orientation)
  }
  public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadPro11", orientation) }
  public static func iPadPro11(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadPro11", orientation)
  }
  public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadPro12_9", orientation) }
  public static func iPadPro12_9(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadPro12_9", orientation)
  }
  public static func iPadMini6(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadMini6", orientation) }
  public static func iPadMini6(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadMini6", orientation)
  }
  public static func iPadA16(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadA16", orientation) }
  public static func iPadA16(_ orientation: ViewImageConfig.TabletOrientation) -> Self { on("iPadA16", orientation) }
  public static func iPadAir11(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadAir11", orientation) }
  public static func iPadAir11(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadAir11", orientation)
  }
  public static func iPadAir13(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadAir13", orientation) }
  public static func iPadAir13(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadAir13", orientation)
  }
  public static func iPadPro11M4(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadPro11M4", orientation) }
  public static func iPadPro11M4(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadPro11M4", orientation)
  }
  public static func iPadPro13M4(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPadPro13M4", orientation) }
  public static func iPadPro13M4(_ orientation: ViewImageConfig.TabletOrientation) -> Self {
    on("iPadPro13M4", orientation)
  }
}
