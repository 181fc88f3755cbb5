import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Classes that nibs initialize")
struct NibClassTests {
  /// A coder that records the objects whose properties it sets.
  private final class Coder: NSCoder, NibDecoding {
    let tableStyle: UITableView.Style? = .grouped
    let cellStyle: UITableViewCell.CellStyle? = .subtitle
    let reuseIdentifier: String? = "cell"
    let buttonType: UIButton.ButtonType? = .system
    private(set) var filled: [UIResponder] = []

    func fill(_ object: UIResponder) { filled.append(object) }
  }

  /// A program's subclass, which counts the objects whose properties are set before its code runs.
  private final class Title: UILabel {
    var fillsBefore = 0

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      fillsBefore = (coder as? Coder)?.filled.count ?? 0
    }
  }

  /// All classes with a list of properties, and some of those without.
  private static let views: [UIView.Type] =
    Catalog.classes.compactMap { $0.owner as? UIView.Type } + [
      UIPickerView.self, UITableViewHeaderFooterView.self, UICollectionViewCell.self, UIListContentView.self,
      UICalendarView.self,
    ]

  @Test("The properties of every class are set once, by its initializer")
  func once() {
    for type in Self.views {
      let coder = Coder()

      let view = type.init(coder: coder)

      #expect(coder.filled.count == 1 && coder.filled.first === view, "\(type)")
    }
    let coder = Coder()

    let controller = UIViewController(coder: coder)

    #expect(controller != nil && coder.filled.count == 1 && coder.filled.first === controller)
  }

  @Test("The properties are set before the code of a subclass, and after the defaults of its superclass")
  func order() {
    #expect(Title(coder: Coder())?.fillsBefore == 1)
    #expect(UITableView(coder: Coder())?.style == .grouped)
    #expect(UITableViewCell(coder: Coder())?.reuseIdentifier == "cell")
    // The title of a system button has 15 points in UIKit, and the title of a custom button 18.
    #expect(UIButton(coder: Coder())?.titleLabel?.font.pointSize == 15)
  }
}
