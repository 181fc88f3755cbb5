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

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { named("iPhoneSe", orientation) }
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { named("iPhone8", orientation) }
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { named("iPhone8Plus", orientation) }
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { named("iPhoneX", orientation) }
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { named("iPhoneXr", orientation) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { named("iPhoneXsMax", orientation) }
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { named("iPhone12", orientation) }
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { named("iPhone12Pro", orientation) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iPhone12ProMax", orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { named("iPhone13Mini", orientation) }
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { named("iPhone13", orientation) }
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { named("iPhone13Pro", orientation) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iPhone13ProMax", orientation)
  }
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { named("iPhone14", orientation) }
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig { named("iPhone14Plus", orientation) }
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig { named("iPhone14Pro", orientation) }
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iPhone14ProMax", orientation)
  }
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { named("iPhone15", orientation) }
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig { named("iPhone15Plus", orientation) }
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig { named("iPhone15Pro", orientation) }
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iPhone15ProMax", orientation)
  }
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig { named("iPhone16", orientation) }
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig { named("iPhone16e", orientation) }
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig { named("iPhone16Plus", orientation) }
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig { named("iPhone16Pro", orientation) }
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iPhone16ProMax", orientation)
  }
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig { named("iPhone17", orientation) }
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig { named("iPhone17Pro", orientation) }
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    named("iPhone17ProMax", orientation)
  }
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig { named("iPhoneAir", orientation) }
}

// Traits of phones.
extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneSe(orientation).traits
  }
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8(orientation).traits
  }
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone8Plus(orientation).traits
  }
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneX(orientation).traits
  }
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXr(orientation).traits
  }
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneXsMax(orientation).traits
  }
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12(orientation).traits
  }
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12Pro(orientation).traits
  }
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone12ProMax(orientation).traits
  }
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Mini(orientation).traits
  }
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13(orientation).traits
  }
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13Pro(orientation).traits
  }
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone13ProMax(orientation).traits
  }
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14(orientation).traits
  }
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14Plus(orientation).traits
  }
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14Pro(orientation).traits
  }
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone14ProMax(orientation).traits
  }
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15(orientation).traits
  }
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15Plus(orientation).traits
  }
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15Pro(orientation).traits
  }
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone15ProMax(orientation).traits
  }
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16(orientation).traits
  }
  public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16e(orientation).traits
  }
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16Plus(orientation).traits
  }
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16Pro(orientation).traits
  }
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone16ProMax(orientation).traits
  }
  public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone17(orientation).traits
  }
  public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone17Pro(orientation).traits
  }
  public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhone17ProMax(orientation).traits
  }
  public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    ViewImageConfig.iPhoneAir(orientation).traits
  }
}
