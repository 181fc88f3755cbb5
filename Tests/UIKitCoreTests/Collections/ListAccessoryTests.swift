import Testing
import UIFoundation

@testable import UIKitCore

/// Accessories of list rows. The distance 38 is a guess, listed in Documentation/Design.md.
@MainActor
@Suite("Accessories of list rows")
struct ListAccessoryTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var cell: UICollectionViewListCell?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)]
      }
      let made = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Row")
      cell = made
      return made
    }
  }

  // UICellAccessory: delete and reorder are displayed while editing by default.
  @Test("While a list is edited, a control before the content moves it by 38, and a grip is after it")
  func editing() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = Source()
    list.dataSource = source
    list.layoutIfNeeded()
    let cell = try #require(source.cell)
    func kinds() -> [CellEditControl.Kind] {
      cell.subviews.filter { !$0.isHidden }.compactMap { ($0 as? CellEditControl)?.kind }
    }
    let before = (kinds(), cell.contentView.frame.minX)

    list.isEditing = true
    list.layoutIfNeeded()

    #expect(before.0.isEmpty && before.1 == 0)
    #expect(kinds() == [.delete, .reorder])
    #expect(cell.contentView.frame.minX == 38)
    // 320 without the margin of 16 and the grip of 22.
    #expect(cell.contentView.frame.maxX == 282)
    #expect(cell.configurationState.isEditing)
  }
}
