internal import CCairo
internal import CFreeType
import UIFoundation
import UIGraphics

extension Renderer {
  /// Returns the digest of a picture's inputs: the drawing, the scale, the libraries and this renderer.
  package func digest(of list: DisplayList) -> Digest {
    var encoder = CanonicalEncoder()
    // The second version for scales that are fractions, at which rectangles end on whole pixels.
    encoder.write(scale == scale.rounded() ? Self.revision : Self.revision + 1)
    encoder.write(Self.libraryVersions)
    encoder.write(scale)
    encoder.write(list.digest)
    return Digest(encoder.bytes)
  }

  /// The libraries that affect pixels, with their versions.
  package static var libraryVersions: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0, let library {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    return "cairo \(String(cString: cairo_version_string())) freetype \(major).\(minor).\(patch)"
  }
}
