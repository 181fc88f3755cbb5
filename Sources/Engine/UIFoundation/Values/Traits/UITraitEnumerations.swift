/// The appearance: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The amount of space along an axis: compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay
  case mac = 5, vision
}

/// The background level: base or elevated, for instance for a sheet in dark appearance.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1, base, elevated
}

/// The preferred contrast: normal or high.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1, normal, high
}

/// The gamut of the display.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1, SRGB, P3
}

/// The ability of the screen to sense force. A simulator, like every device since 2018, has none.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

/// The preferred weight of text: regular or bold.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1, regular, bold
}
