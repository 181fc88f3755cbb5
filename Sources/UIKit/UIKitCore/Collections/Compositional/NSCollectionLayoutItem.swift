public import Foundation
public import UIFoundation

/// An item's size and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the frame from the edges of the layout size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing outside of the layout size, in points.
  ///
  /// In a row, only the leading and trailing spacing has an effect; in a column, only the top and bottom spacing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The supplementary views of the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A supplementary view of an item, such as a badge, or of a section.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The position on the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The position on the view that is attached; nil to keep the view inside of the item's edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order among the supplementary views of an item, which are above the item.
  open var zIndex = 0

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size)
  }

  /// Returns the frame at an item with a frame, in points.
  ///
  /// Without an item anchor, the view is inside of the edges, moved by the offset. Otherwise, the two anchors coincide.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    let whole = CGRect(origin: .zero, size: size)
    let point = containerAnchor.point(on: item, viewSize: size)
    let attached = itemAnchor?.point(on: whole, viewSize: size) ?? containerAnchor.edgePoint(on: whole)
    return CGRect(origin: CGPoint(x: point.x - attached.x, y: point.y - attached.y), size: size)
  }
}

/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// The displacement from the aligned position, in points.
  public let offset: CGPoint
  /// Indicates whether the view increases the size of the section.
  open var extendsBoundary = true
  /// Indicates whether a header or footer stays visible while any part of its section is visible.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []), itemAnchor: nil)
  }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: full)
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
