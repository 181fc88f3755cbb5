import UIKitCore

/// The colors of a figure on light or dark paper.
struct FigurePalette {
  private let isDark: Bool

  init(_ appearance: UIUserInterfaceStyle) {
    let isDark = appearance == .dark
    func family(_ light: UInt32, _ dark: UInt32) -> InkFamily {
      InkFamily(RGBA(hex: isDark ? dark : light), isDark: isDark)
    }
    self.isDark = isDark
    dimension = family(0x0060DF, 0x4DA3FF)
    frame = family(0x8944AB, 0xDA8FFF)
    guide = family(0x0A6C74, 0x5DE6FF)
    baseline = family(0x1E7B34, 0x30DB5B)
    conflict = family(0xD70015, 0xFF6961)
    problem = family(0xB25000, 0xFFB340)
    remark = family(0x1C1C1E, 0xF2F2F7)
    leader = family(0x636366, 0xAEAEB2)
  }

  /// The color behind transparent parts of the picture if the figure has no background color.
  var paper: RGBA { isDark ? .black : .white }
  /// The color of a plate, which is the background of a label on a picture.
  var plate: RGBA { isDark ? RGBA(hex: 0x1C1C1E) : .white }
  var text: RGBA { isDark ? .white : .black }

  let dimension, frame, guide, baseline, conflict, problem, remark, leader: InkFamily

  /// Returns the inks of the label that names a band.
  func name(ofBand name: String) -> InkFamily { name == "safe area" ? problem : guide }

  /// Returns the color that shades a band.
  func band(_ name: String) -> RGBA {
    name == "safe area"
      ? RGBA(hex: isDark ? 0xFFB340 : 0xFF9500, alpha: 0.18)
      : RGBA(hex: isDark ? 0x5DE6FF : 0x32ADE6, alpha: 0.18)
  }
}
