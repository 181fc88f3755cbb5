import UIKitCore

// Phones, by default in portrait orientation.
extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPhone14 = iPhone14(.portrait)
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  public static let iPhone15 = iPhone15(.portrait)
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  public static let iPhone16 = iPhone16(.portrait)
  public static let iPhone16e = iPhone16e(.portrait)
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  public static let iPhone17 = iPhone17(.portrait)
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  public static let iPhoneAir = iPhoneAir(.portrait)
}

/// The phones by orientation, for every type with a value for each device: screens and traits.
extension DeviceEnvironment {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhoneSe", orientation) }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone8", orientation) }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone8Plus", orientation) }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhoneX", orientation) }
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhoneXr", orientation) }
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhoneXsMax", orientation) }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone12", orientation) }
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone12Pro", orientation) }
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone12ProMax", orientation)
  }
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone13Mini", orientation)
  }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone13", orientation) }
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone13Pro", orientation) }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone13ProMax", orientation)
  }
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone14", orientation) }
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone14Plus", orientation)
  }
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone14Pro", orientation) }
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone14ProMax", orientation)
  }
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone15", orientation) }
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone15Plus", orientation)
  }
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone15Pro", orientation) }
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone15ProMax", orientation)
  }
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone16", orientation) }
  public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone16e", orientation) }
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone16Plus", orientation)
  }
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone16Pro", orientation) }
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone16ProMax", orientation)
  }
  public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone17", orientation) }
  public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhone17Pro", orientation) }
  public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> Self {
    on("iPhone17ProMax", orientation)
  }
  public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> Self { on("iPhoneAir", orientation) }
}
