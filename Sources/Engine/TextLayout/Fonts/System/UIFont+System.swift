import UIFoundation

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the substitute of the regular system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(), pointSize: fontSize)
  }

  /// Returns the substitute of the system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(design: .system, weight: weight), pointSize: fontSize)
  }

  /// Returns the system font in a weight; the substitute has the standard width only.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var request = FontRequest(design: .system, weight: weight)
    request.width = width
    return UIFont(request: request, pointSize: fontSize)
  }

  /// Returns the system font in semibold, which is UIKit's weight of headlines.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(request: FontRequest(design: .system, isItalic: true), pointSize: fontSize)
  }

  /// Returns the system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var request = FontRequest(design: .system, weight: weight)
    request.features = [FontFeature(tag: FontTag("tnum"), value: 1)]
    request.featureSettings = [.registered(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)]
    return UIFont(request: request, pointSize: fontSize)
  }

  /// Returns the system's monospaced font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(request: FontRequest(design: .monospaced, weight: weight), pointSize: fontSize)
  }

  /// The names of all families, bundled and registered, in alphabetical order.
  public class var familyNames: [String] { FontCatalog.shared.familyNames }

  /// Returns the PostScript names of a family's faces, sorted; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.shared.faceNames(ofFamily: familyName)
  }
}
