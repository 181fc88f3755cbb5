import UIFoundation

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  /// The stand-in for the system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(), pointSize: fontSize)
  }

  /// The stand-in for the system font in any weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(design: .system, weight: weight), pointSize: fontSize)
  }

  /// The system font in any weight; the stand-in has the standard width only.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var request = FontRequest(design: .system, weight: weight)
    request.width = width
    return UIFont(request: request, pointSize: fontSize)
  }

  /// The system font as bold as headlines are: semibold in UIKit's own scale.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(design: .system, isItalic: true), pointSize: fontSize)
  }

  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var request = FontRequest(design: .system, weight: weight)
    request.features = [FontFeature(tag: FontTag("tnum"), value: 1)]
    return UIFont(request: request, pointSize: fontSize)
  }

  /// The system's fixed-width font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(design: .monospaced, weight: weight), pointSize: fontSize)
  }

  /// Every family, bundled and registered, in alphabetical order.
  public class var familyNames: [String] { FontCatalog.shared.familyNames }

  /// PostScript names of a family's faces, in alphabetical order; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.shared.faceNames(ofFamily: familyName)
  }
}
