import Testing

@testable import UIKitCore

@MainActor
@Suite("The last line of a flow layout")
struct FlowLayoutLineTests {
  /// Items without content, with sizes from the delegate if there are any.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let count: Int
    let sizes: [CGSize]

    init(_ count: Int, _ sizes: [CGSize]) {
      self.count = count
      self.sizes = sizes
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      sizes.isEmpty ? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero : sizes[path.item % sizes.count]
    }
  }

  /// Returns the positions of items along the lines of a view of 320×400 points.
  private func starts(
    _ count: Int, of size: CGSize, sizes: [CGSize] = [], isHorizontal: Bool = false,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, inset: CGFloat = 0
  ) -> [CGFloat] {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(count, sizes)
    (view.dataSource, view.delegate) = (source, source)
    _ = OffscreenWindow(of: view, size: CGSize(width: 320, height: 400), direction: direction)
    return (0..<count).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .map { isHorizontal ? $0.frame.minY : $0.frame.minX }
  }

  private let square = CGSize(width: 90, height: 90)

  // PSTGridLayoutRow: "UICollectionView is smart and lays out items like they would have been placed on a full row".
  @Test("Items of the last line are in the columns above: three of 90 in 320 are (320 − 270) / 2 = 25 apart")
  func columns() {
    #expect(starts(5, of: square) == [0, 115, 230, 0, 115])
    #expect(starts(6, of: square) == [0, 115, 230, 0, 115, 230])
    // An only line is the last one.
    #expect(starts(2, of: square) == [0, 115])
    #expect(starts(1, of: square) == [0])
  }

  @Test("Items of one column are centered: (320 − 200) / 2 = 60")
  func oneColumn() {
    #expect(starts(3, of: CGSize(width: 200, height: 90)) == [60, 60, 60])
    #expect(starts(1, of: CGSize(width: 200, height: 90)) == [60])
    // 160 + 10 + 160 do not fit into 320.
    #expect(starts(3, of: CGSize(width: 160, height: 90)) == [80, 80, 80])
  }

  @Test("Columns are between the insets of the section: three of 90 in 320 − 40 are (280 − 270) / 2 = 5 < 10 apart")
  func insets() {
    // Two columns: 280 − 180 = 100 apart.
    #expect(starts(3, of: square, inset: 20) == [20, 210, 20])
  }

  @Test("In a right-to-left layout, the columns begin at the right")
  func rightToLeft() {
    #expect(starts(5, of: square, direction: .rightToLeft) == [230, 115, 0, 230, 115])
  }

  @Test("In a layout that scrolls horizontally, the last column has the rows of the others: (400 − 360) / 3 = 13.33")
  func horizontal() {
    // On whole pixels at 2x.
    #expect(starts(6, of: square, isHorizontal: true) == [0, 103.5, 206.5, 310, 0, 103.5])
  }

  // rdar 20825965: the last row is "left-aligned by default if items have a non-uniform height".
  @Test("If the items have different sizes, the last line begins at the start, with the minimum spacing of 10")
  func differentSizes() {
    let heights = [90, 90, 90, 90, 60].map { CGSize(width: 90, height: $0) }
    #expect(starts(5, of: square, sizes: heights) == [0, 115, 230, 0, 100])
    let widths = [100, 100, 100, 80, 60].map { CGSize(width: $0, height: 90) }
    #expect(starts(5, of: square, sizes: widths) == [0, 110, 220, 0, 90])
  }

  @Test("Equal sizes from the delegate are as equal as those of the layout")
  func equalDelegateSizes() {
    #expect(starts(5, of: CGSize(width: 50, height: 50), sizes: [square]) == [0, 115, 230, 0, 115])
  }

  // Interface Builder recorded cells of 329×88, 329×81 and 329×81 points at x = 23 in a view of 375 points.
  @Test("A last item that leaves no space for another is centered, even if the sizes differ: (320 − 280) / 2 = 20")
  func fullLastLine() {
    let sizes = [88, 81, 81].map { CGSize(width: 280, height: $0) }
    #expect(starts(3, of: square, sizes: sizes) == [20, 20, 20])
  }

  @Test("Items without a length are 10 apart: 33 fill a line of 320")
  func emptyItems() {
    #expect(starts(2, of: CGSize(width: 0, height: 90)) == [0, 10])
  }
}
