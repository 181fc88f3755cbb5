import UIKitCore

/// An area of a picture in which an opaque or blurring item hides what is below it.
struct PictureCover {
  /// A filled outline, and the transform of its coordinate space.
  struct Outline {
    /// The path; nil for a complex one, of which no box is known to be inside.
    private let path: PathData?
    private let isEvenOdd: Bool

    private static let maximumPointCount = 200

    init(_ shape: Shape, _ rule: CGPathFillRule, _ transform: CGAffineTransform) {
      let path = shape.applying(transform).pathData
      self.path = path.points.count <= Self.maximumPointCount ? path : nil
      isEvenOdd = rule == .evenOdd
    }

    /// Returns whether an outline without notches contains a box.
    fileprivate func contains(_ box: CGRect) -> Bool {
      guard let path else { return false }
      return [box.minX, box.midX, box.maxX].allSatisfy { x in
        [box.minY, box.midY, box.maxY].allSatisfy { path.contains(CGPoint(x: x, y: $0), evenOdd: isEvenOdd) }
      }
    }
  }

  /// A rectangle that contains the area.
  let bounds: CGRect
  private let outlines: [Outline]

  /// The standard deviation of a blur, in points, above which letters are no longer seen.
  private static let leastDeviation: CGFloat = 3

  /// Creates the area of an item outside of translucent groups; nil for one that hides nothing.
  init?(_ item: DisplayItem, _ traversal: DisplayListTraversal, clips: [Outline]) {
    let (shape, rule): (Shape, CGPathFillRule)
    switch item {
    case .fill(let fill) where fill.color.alpha >= 1 && fill.blendMode == .normal:
      (shape, rule) = (fill.shape, fill.rule)
    case .image(let image) where image.image.isOpaque && image.alpha >= 1 && image.blendMode == .normal:
      (shape, rule) = (.rect(image.destination), .winding)
    case .backdrop(let backdrop) where backdrop.style.deviation > Self.leastDeviation:
      (shape, rule) = (backdrop.shape, .winding)
    default: return nil
    }
    bounds = traversal.visiblePart(of: shape.bounds)
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return nil }
    if case .rect = shape, traversal.transform.isUpright {
      outlines = clips
    } else {
      outlines = clips + [Outline(shape, rule, traversal.transform)]
    }
  }

  /// Returns whether items in the groups of a drawing can be opaque.
  static func isPossible(in groups: [GroupStyle]) -> Bool {
    groups.allSatisfy { $0.alpha >= 1 && $0.blendMode == .normal && $0.mask == nil }
  }

  func hides(_ box: CGRect) -> Bool { bounds.contains(box) && outlines.allSatisfy { $0.contains(box) } }
}

extension CGAffineTransform {
  /// Indicates whether upright rectangles remain upright.
  var isUpright: Bool { b == 0 && c == 0 }
}
