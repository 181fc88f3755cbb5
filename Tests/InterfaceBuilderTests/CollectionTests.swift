import Foundation
import InterfaceBuilder
import Testing
import UIKitCore

@MainActor
@Suite("Collection views in files")
struct CollectionTests {
  /// A collection view of 200×300 whose prototype is an item of 60×40 with a box inset by 4.
  private let page = Fixture.nibText(
    """
    <collectionView dataMode="prototypes" id="c"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="6" minimumInteritemSpacing="5" id="f">
    <size key="itemSize" width="60" height="40"/><size key="headerReferenceSize" width="50" height="30"/>
    <size key="footerReferenceSize" width="0.0" height="0.0"/>
    <inset key="sectionInset" minX="10" minY="7" maxX="10" maxY="0.0"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="Box" id="p"><rect key="frame" x="10" y="37" width="60" height="40"/>
    <collectionViewCellContentView key="contentView" id="k"><rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="g">
    <rect key="frame" x="4" y="4" width="52" height="32"/></view></subviews><constraints>
    <constraint firstItem="g" firstAttribute="leading" secondItem="k" secondAttribute="leading" constant="4" id="1"/>
    <constraint firstItem="g" firstAttribute="top" secondItem="k" secondAttribute="top" constant="4" id="2"/>
    <constraint firstAttribute="trailing" secondItem="g" secondAttribute="trailing" constant="4" id="3"/>
    <constraint firstAttribute="bottom" secondItem="g" secondAttribute="bottom" constant="4" id="4"/></constraints>
    </collectionViewCellContentView></collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h">
    <rect key="frame" x="0.0" y="0.0" width="200" height="30"/></collectionReusableView>
    </collectionView>
    """)

  private final class Boxes: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Box", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    }
  }

  @Test("Items are made from prototypes and placed by the file's flow layout: two of 60 in 180, then one")
  func items() throws {
    let objects = UINib(data: Data(page.utf8), bundle: nil).instantiate(withOwner: nil)
    let collection = try #require(objects.first as? UICollectionView)
    let boxes = Boxes()
    collection.dataSource = boxes

    collection.layoutIfNeeded()

    // A full line is justified, so the space between the two items is 180 − 2 × 60 = 60.
    let frames = (0..<3).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 10, y: 37, width: 60, height: 40), CGRect(x: 130, y: 37, width: 60, height: 40),
        CGRect(x: 10, y: 83, width: 60, height: 40),
      ])
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 4, y: 4, width: 52, height: 32))
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
  }

  @Test("The canvas of Interface Builder shows prototypes and headers at the frames in the file")
  func canvas() throws {
    let document = try Fixture.document(text: page)

    let scene = try #require(try document.scenes().first)

    let cell = try #require(scene.objects["p"] as? UICollectionViewCell)
    #expect(cell.frame == CGRect(x: 10, y: 37, width: 60, height: 40))
    #expect((scene.objects["g"] as? UIView)?.frame == CGRect(x: 4, y: 4, width: 52, height: 32))
    #expect((scene.objects["h"] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
  }
}
