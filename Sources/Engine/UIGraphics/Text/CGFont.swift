import TextLayout
import UIFoundation

/// A font face without a size.
public final class CGFont: Sendable {
  /// The face at a size of one point.
  package let font: UIFont

  /// Creates the face with a PostScript, full or family name; nil for an unknown name.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 1) else { return nil }
    self.font = font
  }

  /// Registers the faces of a font file and creates the first of them.
  ///
  /// The result is nil if the data is not a usable font.
  public init?(_ provider: CGDataProvider) {
    let data = FontData(name: "font data", copying: provider.bytes)
    guard let face = (try? FontCatalog.shared.registerFaces(data))?.first else { return nil }
    font = UIFont(request: face.request, pointSize: 1)
  }

  public var postScriptName: CFString? { font.fontName as NSString }
  public var fullName: CFString? { font.fullName as NSString }
}
