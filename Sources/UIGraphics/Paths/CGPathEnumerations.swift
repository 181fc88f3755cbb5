import Foundation

/// Which areas count as inside where a path overlaps itself.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Inside where the windings do not cancel out.
  case winding = 0
  /// Inside where a ray crosses the outline an odd number of times.
  case evenOdd = 1
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable, Hashable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable, Hashable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// What `CGContext.drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// The kinds of steps in a `CGPathElement`.
public enum CGPathElementType: Int32, Sendable, Hashable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// One step of a path, valid during `applyWithBlock` only.
public struct CGPathElement {
  /// What the points mean.
  public var type: CGPathElementType
  /// None to three points.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The corners of a rectangle that `UIBezierPath` rounds.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
