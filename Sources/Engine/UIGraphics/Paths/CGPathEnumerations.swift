import Foundation

/// The rule that determines the areas inside a path that overlaps itself.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// The nonzero winding number rule.
  case winding = 0
  /// The even–odd rule: an area is inside after an odd number of crossings.
  case evenOdd = 1
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable, Hashable {
  case butt, round, square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable, Hashable {
  case miter, round, bevel
}

/// The operation of `CGContext.drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable, Hashable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, valid during `applyWithBlock` only.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The points of the element, zero to three.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
