import UIFoundation

/// The system font's published measures, which its stand-in takes over.
enum SystemFontMetrics {
  /// Of 2048 units an em: ascent 1950, descent 494, capitals 1443, x 1078. 17 points give a line of 20.287.
  static let vertical = FontFace.Metrics(
    ascender: 0.952148, descender: -0.241211, leading: 0, capHeight: 0.704590, xHeight: 0.526367,
    underlineOffset: -0.1, underlineThickness: 0.07, strikethroughOffset: 0.26, strikethroughThickness: 0.07)

  /// Points after each character. Only the system design has any.
  static func tracking(for request: FontRequest, pointSize: CGFloat) -> CGFloat {
    0
  }
}
