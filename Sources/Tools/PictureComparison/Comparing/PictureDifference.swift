import UIFoundation
import UIGraphics

/// A reference and a picture, with their verdict and the marks of their differing pixels.
package struct PictureDifference: Sendable {
  package let reference: Picture
  package let actual: Picture
  package let verdict: PictureVerdict
  /// The marks; nil for equal pixels, and if the area that contains both pictures is too large.
  let marks: PixelMarks?

  /// Compares two pictures, by default exactly.
  package init(from reference: Picture, to actual: Picture, within tolerance: PictureTolerance = .exact) {
    (self.reference, self.actual) = (reference, actual)
    // The area that contains a very wide and a very tall picture can be too large. Then, only the sizes are compared.
    let area = max(reference.width, actual.width) * max(reference.height, actual.height)
    let isEqual = reference == actual
    marks = isEqual || area > Self.areaLimit ? nil : PixelMarks(reference.image, actual.image, tolerance)
    verdict = PictureVerdict(from: reference, to: actual, marks, isEqual: isEqual, within: tolerance)
  }

  // Twice the limit of picture files, so that pictures of moderately different sizes are compared as well.
  private static var areaLimit: Int { ResourceLimits.current.pixels * 2 }
}
