import UIFoundation

/// The resizing and the alignment of a picture in an asset catalog.
struct AssetSlicing: Sendable {
  var resizing: Resizing?
  var alignment: Insets?

  /// Insets in pixels of the file. An edge that the catalog leaves out is 0.
  struct Insets: Decodable, Sendable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    /// Returns the insets in points of a picture with a scale in pixels per point.
    func points(scale: CGFloat) -> UIEdgeInsets {
      func length(_ pixels: Double?) -> CGFloat {
        guard let pixels, pixels.isFinite, scale > 0 else { return 0 }
        return CGFloat(pixels) / scale
      }
      return UIEdgeInsets(top: length(top), left: length(left), bottom: length(bottom), right: length(right))
    }
  }

  /// The parts of a picture: fixed edges around a center that is tiled or stretched.
  struct Resizing: Decodable, Sendable {
    struct Center: Decodable, Sendable {
      var mode: String?
    }

    var capInsets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case capInsets = "cap-insets"
      case center
    }
  }

  /// Applies the slicing to a picture with a scale in pixels per point.
  func apply(to presentation: inout UIImage.Presentation, scale: CGFloat) {
    if let alignment { presentation.alignmentRectInsets = alignment.points(scale: scale) }
    guard let resizing else { return }
    presentation.capInsets = resizing.capInsets?.points(scale: scale) ?? .zero
    presentation.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    presentation.isResizable = true
  }
}
