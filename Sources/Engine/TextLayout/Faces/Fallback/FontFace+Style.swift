import UIFoundation

extension UIFont {
  /// The style in which fallback faces are chosen.
  var fallbackStyle: FontPack.Style {
    switch request.design {
    case .system, .rounded: .sans
    case .serif: .serif
    case .monospaced: .monospaced
    case .family: match.substituted?.fallbackStyle ?? face.fallbackStyle
    }
  }
}

extension SubstitutedFamily {
  fileprivate var fallbackStyle: FontPack.Style {
    switch design {
    case .serif: .serif
    case .monospaced: .monospaced
    default: .sans
    }
  }
}

extension FontFace {
  /// The style of the design, from the PANOSE numbers of the `OS/2` table; sans serif by default.
  fileprivate var fallbackStyle: FontPack.Style {
    guard let bytes = table(FontTag("OS/2")), bytes.count >= 42 else { return .sans }
    let panose = Array(bytes[32..<42])
    // Family kind 2 is Latin text; proportion 9 is monospaced; serif styles 2 to 10 have serifs.
    guard panose[0] == 2 else { return .sans }
    if panose[3] == 9 { return .monospaced }
    return (2...10).contains(panose[1]) ? .serif : .sans
  }
}
