import UIFoundation

/// What a font is asked for by; the catalog finds the face that comes nearest.
package struct FontRequest: Hashable, Sendable {
  /// Whose outlines: one of the system's designs, or a family by name.
  package enum Design: Hashable, Sendable {
    case system
    case serif
    case rounded
    case monospaced
    case family(String)

    /// The system's own designs share the system font's vertical metrics and tracking.
    package var isSystem: Bool {
      if case .family = self { false } else { true }
    }
  }

  package var design = Design.system
  package var weight = UIFont.Weight.regular
  package var width = UIFont.Width.standard
  package var isItalic = false
  /// Ascending by tag; switched for every text in the font.
  package var features: [FontFeature] = []
  /// Axes set by hand, ascending by tag; they win over weight, width and italic.
  package var variations: [FontVariation] = []

  package init() {}

  package init(design: Design, weight: UIFont.Weight = .regular, isItalic: Bool = false) {
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
  }
}
