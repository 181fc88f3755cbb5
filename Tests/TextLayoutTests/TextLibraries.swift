import CFreeType
import CHarfBuzz
import CICU

/// The libraries that affect the appearance of text.
enum TextLibraries {
  /// The versions, such as "FreeType 2.12.1, HarfBuzz 6.0.0, ICU 72.1, Unicode 15.0".
  ///
  /// Pictures may differ between versions.
  static let versions: String = {
    var library: FT_Library?
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    var icu = [UInt8](repeating: 0, count: 4)
    ICUVersions(&icu)
    return "FreeType \(major).\(minor).\(patch), HarfBuzz \(String(cString: hb_version_string())), "
      + "ICU \(icu[0]).\(icu[1]), Unicode \(icu[2]).\(icu[3])"
  }()
}
