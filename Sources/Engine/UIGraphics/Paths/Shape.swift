import UIFoundation

/// An outline: a primitive shape or a path.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  case roundedRect(CGRect, radius: CGSize)
  case ellipse(CGRect)
  case path(PathData)

  /// The outline as a sequence of lines and curves.
  package var pathData: PathData {
    var data = PathData()
    switch self {
    case .rect(let rect): data.addRect(rect)
    case .roundedRect(let rect, let radius): data.addRoundedRect(rect, radii: Array(repeating: radius, count: 4))
    case .ellipse(let rect): data.addEllipse(in: rect)
    case .path(let path): data = path
    }
    return data
  }

  /// The bounding box of all points without a stroke, control points included; null for an empty outline.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .path(let path): path.controlBounds
    }
  }

  /// Returns the outline moved by a distance.
  package func translated(x: CGFloat, y: CGFloat) -> Shape {
    guard x != 0 || y != 0 else { return self }
    return switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: x, dy: y))
    case .roundedRect(let rect, let radius): .roundedRect(rect.offsetBy(dx: x, dy: y), radius: radius)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: x, dy: y))
    case .path(let path): .path(path.translated(x: x, y: y))
    }
  }

  /// Indicates whether every coordinate is finite.
  package var isFinite: Bool {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRect(let rect, let radius): rect.isFinite && radius.width.isFinite && radius.height.isFinite
    case .path(let path): path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }
}

extension Shape {
  /// Creates a rectangle with elliptic corners, whose radii are at most half of each side.
  package init(roundedRect rect: CGRect, width: CGFloat, height: CGFloat) {
    let radius = CGSize(width: min(max(0, width), rect.width / 2), height: min(max(0, height), rect.height / 2))
    self = radius.width > 0 && radius.height > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
  }

  /// Returns the transformed outline, which remains a primitive unless the transform rotates or skews it.
  package func applying(_ transform: CGAffineTransform?) -> Shape {
    guard let transform, !transform.isIdentity else { return self }
    guard transform.b == 0, transform.c == 0 else { return .path(pathData.applying(transform)) }
    return switch self {
    case .rect(let rect): .rect(rect.applying(transform))
    case .ellipse(let rect): .ellipse(rect.applying(transform))
    case .roundedRect(let rect, let radius):
      .roundedRect(
        rect.applying(transform),
        radius: CGSize(width: radius.width * abs(transform.a), height: radius.height * abs(transform.d)))
    case .path(let path): .path(path.applying(transform))
    }
  }
}
