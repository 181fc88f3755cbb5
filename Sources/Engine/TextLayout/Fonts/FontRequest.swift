import UIFoundation

/// The requested properties of a font, matched by the catalog to the nearest face.
package struct FontRequest: Hashable, Sendable {
  /// The source of outlines: one of the system's designs, or a named family.
  package enum Design: Hashable, Sendable {
    case system
    case serif
    case rounded
    case monospaced
    case family(String)

    /// Indicates whether the design is one of the system's. These have the system font's vertical metrics.
    package var isSystem: Bool {
      if case .family = self { false } else { true }
    }
  }

  package var design = Design.system
  package var weight = UIFont.Weight.regular
  /// The requested width, for descriptors only: faces are not matched by width.
  package var width = UIFont.Width.standard
  package var isItalic = false
  /// The features applied to all text in the font, ascending by tag.
  package var features: [FontFeature] = []
  /// The settings that descriptors report for `features`, in the order of their requests.
  package var featureSettings: [FontFeatureSetting] = []
  /// The explicit axis values, ascending by tag; that of the weight axis overrides `weight`.
  package var variations: [FontVariation] = []
}
