public import Foundation
public import UIFoundation

/// The frame and the other attributes of one element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  public override init() {}

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  open var indexPath = IndexPath(item: 0, section: 0)
  /// The frame before the transform, in the coordinate space of the content, in points.
  ///
  /// In an orthogonal section, the content is that of the section's scroll view.
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell

  /// The axes on which the content determines the size.
  var flexibleAxes: (width: Bool, height: Bool) = (false, false)
  /// The background, separator and corners of a list row.
  var rowAppearance: RowAppearance?
  /// The orthogonal section whose scroll view contains the view; nil for other sections.
  var scrollingSection: Int?

  /// Returns a copy of the same class; subclasses copy the properties that they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.flexibleAxes = flexibleAxes
    copy.rowAppearance = rowAppearance
    copy.scrollingSection = scrollingSection
    return copy
  }

  open override func copy() -> Any {
    nonisolated(unsafe) var copied: Any = self
    MainActor.unchecked { copied = self.copy(with: nil) }
    return copied
  }

  /// Returns whether another object describes the same element with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let object = object as? UICollectionViewLayoutAttributes, type(of: object) == type(of: self) else {
      return false
    }
    return MainActor.unchecked {
      self.key == object.key && self.representedElementCategory == object.representedElementCategory
        && self.frame == object.frame && self.transform3D == object.transform3D && self.alpha == object.alpha
        && self.zIndex == object.zIndex && self.isHidden == object.isHidden
    }
  }

  open override var hash: Int {
    MainActor.unchecked { self.indexPath.hashValue }
  }

  /// Returns a copy, typed as layout attributes.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  var key: ElementKey { ElementKey(path: indexPath, kind: representedElementKind) }
}

/// The identity of an element: its index path, and its kind unless it is a cell.
struct ElementKey: Hashable {
  let path: IndexPath
  let kind: String?
}
