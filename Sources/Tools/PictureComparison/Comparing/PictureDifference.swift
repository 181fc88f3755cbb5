internal import CImageCodecs
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

extension PictureDifference {
  /// Returns the reference in pale gray with the differences in color.
  ///
  /// Counted differences are red, ignored differences yellow, and pixels outside of one picture blue. Returns nil if
  /// the area that contains both pictures is too large, or if the allocation fails.
  package func picture() -> Picture? {
    guard marks != nil || verdict.differingPixels == 0 else { return nil }
    let (width, height) = (max(reference.width, actual.width), max(reference.height, actual.height))
    var style = hf_difference_style()
    style.strength = 72
    style.colors = (0xFFE6_0023, 0xFFFF_C400, 0xFF66_A3FF)
    let unmarkedRow = [UInt8](repeating: PixelMarks.Mark.same, count: marks == nil ? width : 0)
    let storage = PixelStorage(pixelCount: width * height) { target in
      guard let target = target.baseAddress else { return }
      for y in 0..<height {
        // Rows that are missing in the reference are taken from the actual picture.
        let source = y < reference.height ? reference.image : actual.image
        paint(row: y, of: source, marks?.marks ?? unmarkedRow, marks == nil ? 0 : y * width, target, width, &style)
      }
    }
    return storage.flatMap { CGImage(width: width, height: height, pixels: $0) }.map {
      Picture($0, scale: actual.scale ?? reference.scale)
    }
  }

  /// Returns the files of a failure: the files of both pictures, if any, and a picture of the difference.
  package func files(reference: Data?, actual: Data?) -> FailureFiles<Data> {
    FailureFiles(reference: reference, actual: actual, difference: picture().flatMap { try? $0.png() })
  }

  private func paint(
    row: Int, of source: CGImage, _ marks: [UInt8], _ offset: Int, _ target: UnsafeMutableRawPointer, _ width: Int,
    _ style: inout hf_difference_style
  ) {
    marks.withUnsafeBufferPointer { marks in
      source.pixels.withUnsafeBytes { pixels in
        guard let marks = marks.baseAddress, let pixels = pixels.baseAddress else { return }
        // Beyond the end of the source, every pixel is marked, and the source is not read.
        let inside = min(width, source.width)
        hf_paint_difference(
          pixels + row * source.width * 4, marks + offset, target + row * width * 4, inside, &style)
        guard inside < width else { return }
        let blank = [UInt32](repeating: 0, count: width - inside)
        hf_paint_difference(blank, marks + offset + inside, target + (row * width + inside) * 4, width - inside, &style)
      }
    }
  }
}

/// A rectangle of whole pixels, relative to the top left corner.
package struct PixelArea: Sendable, Hashable, Codable, CustomStringConvertible {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  /// Returns the bounding box of both areas.
  package func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  package var description: String { "\(width)×\(height) px at (\(x), \(y))" }
}
