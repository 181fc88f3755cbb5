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

/// The operation of `CGContext.drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable, Hashable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
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
