import UIKitCore

/// The colors of a figure on light or dark paper.
struct FigurePalette {
  let theme: FigureTheme
  let isDark: Bool

  init(_ appearance: UIUserInterfaceStyle, _ theme: FigureTheme = .standard) {
    let isDark = appearance == .dark && !theme.isMonochrome
    func family(_ role: FigureTheme.Role, _ light: UInt32, _ dark: UInt32) -> InkFamily {
      let standard = FigureTheme.Ink(light: RGBA(hex: light), dark: RGBA(hex: dark))
      let ink = theme.inks[role] ?? (theme.isMonochrome ? FigureTheme.Ink(light: .black, dark: .white) : standard)
      return InkFamily(isDark ? ink.dark : ink.light, isDark: isDark)
    }
    (self.isDark, self.theme) = (isDark, theme)
    dimension = family(.dimension, 0x0060DF, 0x4DA3FF)
    frame = family(.frame, 0x8944AB, 0xDA8FFF)
    guide = family(.guide, 0x0A6C74, 0x5DE6FF)
    baseline = family(.baseline, 0x1E7B34, 0x30DB5B)
    conflict = family(.conflict, 0xD70015, 0xFF6961)
    problem = family(.problem, 0xB25000, 0xFFB340)
    remark = family(.remark, 0x1C1C1E, 0xF2F2F7)
    leader = family(.leader, 0x636366, 0xAEAEB2)
    mark = family(.mark, 0x1C1C1E, 0xF2F2F7)
  }

  /// The color behind transparent parts of the picture if the figure has no background color.
  var paper: RGBA { isDark ? .black : .white }
  /// The color of a plate, which is the background of a label on a picture.
  var plate: RGBA { isDark ? RGBA(hex: 0x1C1C1E) : .white }
  var text: RGBA { isDark ? .white : .black }

  let dimension, frame, guide, baseline, conflict, problem, remark, leader, mark: InkFamily

  /// Returns the inks of a constraint's line; nil is a required distance or size.
  func inks(of style: LineStyle?) -> InkFamily {
    switch style {
    case .broken, .violated: conflict
    case .yielded: problem
    case .alignment, .baseline, .center, .middle, .optional, nil: dimension
    }
  }

  /// Returns the inks of the guide inside of a band.
  func name(ofBand name: String) -> InkFamily { name == "safe area" ? baseline : guide }

  /// Returns the color that shades a band: gray outside of the safe area.
  func band(_ name: String) -> RGBA {
    if theme.isMonochrome { return RGBA(hex: name == "safe area" ? 0x606060 : 0xB0B0B0, alpha: 0.25) }
    return name == "safe area"
      ? RGBA(hex: isDark ? 0xAEAEB2 : 0x3A3A3C, alpha: 0.22)
      : RGBA(hex: isDark ? 0x5DE6FF : 0x32ADE6, alpha: 0.18)
  }

  // MARK: Marks

  /// Returns the color of a mark: its own, or else that of a view.
  @MainActor
  func mark(_ color: UIColor?, _ view: UIView?) -> RGBA {
    ownColor(color, view) ?? RGBA(hex: theme.isMonochrome ? 0x808080 : isDark ? 0xAEAEB2 : 0x636366)
  }

  /// Returns the inks of a mark in its own color, in that of a view, or in that of the theme.
  @MainActor
  func inks(_ color: UIColor?, _ view: UIView?) -> InkFamily {
    ownColor(color, view).map { InkFamily($0, isDark: isDark) } ?? mark
  }

  @MainActor
  private func ownColor(_ color: UIColor?, _ view: UIView?) -> RGBA? {
    guard !theme.isMonochrome else { return nil }
    let traits = view?.traitCollection ?? UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    let own = color ?? view?.backgroundColor ?? (view as? UILabel)?.textColor
    guard let rgba = own?.resolvedColor(with: traits).rgba, rgba.alpha >= Self.visibleAlpha else { return nil }
    // Paper and near-paper backgrounds identify no view.
    let isGray = max(rgba.red, rgba.green, rgba.blue) - min(rgba.red, rgba.green, rgba.blue) < Self.leastChroma
    return color == nil && isGray ? nil : RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue)
  }

  /// The alpha below which a color does not identify a view.
  private static let visibleAlpha = 0.5
  /// The difference between components below which a color counts as gray.
  private static let leastChroma = 0.12
}
