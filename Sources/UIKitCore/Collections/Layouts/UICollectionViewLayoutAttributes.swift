/// Where one view of a collection view stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  public required override init() {
    super.init()
  }

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
  /// In the content's coordinate space, in points.
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
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell

  /// The axes on which the content decides the size.
  var flexibleAxes: (width: Bool, height: Bool) = (false, false)
  /// Corners and lines of a list's row.
  var rowLook: TableRowLook?
  /// The section whose own scroll view holds the view, for sections that scroll across.
  var scrollingSection: Int?

  func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.flexibleAxes = flexibleAxes
    copy.rowLook = rowLook
    copy.scrollingSection = scrollingSection
    return copy
  }

  /// What tells views of one layout apart.
  var key: ElementKey { ElementKey(path: indexPath, kind: representedElementKind) }
}

/// What tells the views of a collection view apart: place, and kind unless a cell.
struct ElementKey: Hashable {
  let path: IndexPath
  let kind: String?
}
