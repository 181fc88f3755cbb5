public import Foundation

/// A position on the edges of an item to which a supplementary view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// An edge, or two edges for a corner. Without an edge on an axis, the position is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The displacement, in points or in sizes of the supplementary view.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Returns the position on the edges of a rectangle, from left to right, without the offset.
  func edgePoint(on rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// Returns the position on a rectangle, displaced by the offset.
  func point(on rect: CGRect, viewSize: CGSize) -> CGPoint {
    let point = edgePoint(on: rect)
    let unit = isFractionalOffset ? viewSize : CGSize(width: 1, height: 1)
    return CGPoint(x: point.x + offset.x * unit.width, y: point.y + offset.y * unit.height)
  }
}
