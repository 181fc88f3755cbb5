import UIFoundation

extension UIImage {
  /// Returns the same content with a changed presentation.
  package func with(_ change: (inout Presentation) -> Void) -> UIImage {
    var copy = presentation
    change(&copy)
    return UIImage(content: content, presentation: copy)
  }
}

extension UIImage.Orientation {
  package var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
