import Foundation
import Testing

@testable import UIKitCore

/// Menus, date pickers and swipe actions in glass. The numbers are those of pictures of iOS 26.4 on an iPhone 17 Pro, in
/// tool/reference/controls.json and the metrics of AymanOmara/adaptive_liquid_glass.
@MainActor
@Suite("Menus, date pickers and swipe actions in glass")
struct GlassMenuTests {
  private static let traits = UITraitCollection {
    $0.interfaceDesign = .glass
    $0.displayScale = 3
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { all(type, in: $0) }
  }

  private func menu(_ elements: [UIMenuElement], ofButtonAt frame: CGRect) throws -> MenuView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    root.traitOverrides.interfaceDesign = .glass
    let button = UIButton(frame: frame)
    button.menu = UIMenu(children: elements)
    button.showsMenuAsPrimaryAction = true
    root.addSubview(button)
    button.performPrimaryAction()
    root.layoutIfNeeded()
    return try #require(all(MenuView.self, in: root).first)
  }

  private func actions(_ count: Int, image: UIImage? = nil, state: UIMenuElement.State = .off) -> [UIMenuElement] {
    (0..<count).map { UIAction(title: "Action \($0)", image: image, state: state) { _ in } }
  }

  @Test("A menu of three rows is 252 wide and 146⅓ high; its top and trailing edge are those of its button")
  func menuSize() throws {
    let menu = try menu(
      actions(3, image: UIImage(systemName: "star")), ofButtonAt: CGRect(x: 342, y: 62, width: 44, height: 44))

    #expect(menu.frame.width == 252)
    #expect(abs(menu.frame.height - 146.33) < 0.5)
    #expect(menu.frame.minY == 62)
    #expect(menu.frame.maxX == 386)
  }

  @Test("Images precede titles at 41 and 66; states are at 29, before titles at 44⅔")
  func columns() throws {
    let images = try menu(
      actions(2, image: UIImage(systemName: "star")), ofButtonAt: CGRect(x: 20, y: 62, width: 44, height: 44))
    let row = try #require(all(MenuRow.self, in: images).first)
    let picture = try #require(all(UIImageView.self, in: row).first { $0.image != nil })
    let title = try #require(all(UILabel.self, in: row).first)
    #expect(picture.frame.midX == 41)
    #expect(title.frame.minX == 66)

    let states = try menu(actions(2, state: .on), ofButtonAt: CGRect(x: 20, y: 62, width: 44, height: 44))
    let choice = try #require(all(MenuRow.self, in: states).first)
    let mark = try #require(all(UIImageView.self, in: choice).first { $0.image != nil })
    #expect(abs(mark.frame.midX - 29) <= 0.5)
    #expect(abs(try #require(all(UILabel.self, in: choice).first).frame.minX - 44.67) <= 0.5)
  }

  @Test("The field of a compact date picker is a capsule 36⅓ high, with 13 beside its text")
  func dateField() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    _ = OffscreenWindow(
      of: picker, in: OffscreenWindow.Environment(size: CGSize(width: 300, height: 60), traits: Self.traits))
    let glass = picker.intrinsicContentSize
    picker.traitOverrides.interfaceDesign = .classic
    let classic = picker.intrinsicContentSize

    #expect(abs(glass.height - 36.33) < 0.01)
    #expect(abs(glass.width - classic.width - 4) < 0.01)
    #expect(abs(classic.height - 34) <= 0.34)
  }

  @Test("The calendar of a date picker has weeks of 38, and is 320 wide")
  func calendar() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.traitOverrides.interfaceDesign = .glass

    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 44 + 24 + 6 * 38))
    picker.traitOverrides.interfaceDesign = .classic
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 44 + 24 + 6 * 44))
  }

  // A row of 54 has capsules of 46, which are 10 from each other, from the row and from the edge. In a row of 70⅔, they
  // are 60 × 40 with a title below.
  @Test("Swipe actions are capsules beside the row, or above their titles in tall rows", arguments: [CGFloat(54), 71])
  func swipeActions(height: CGFloat) throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 402, height: height))
    cell.traitOverrides.interfaceDesign = .glass
    let actions = ["Delete", "Share"].map {
      let action = UIContextualAction(style: .normal, title: $0) { _, _, _ in }
      action.image = UIImage(systemName: "trash")
      return action
    }
    cell.showSwipeActions(UISwipeActionsConfiguration(actions: actions), atLeadingEdge: false)
    cell.layoutIfNeeded()

    let view = try #require(all(SwipeActionsView.self, in: cell).first)
    view.layoutIfNeeded()
    let frames = view.subviews.map(\.frame)
    #expect(frames.count == 2)
    #expect(view.bounds.width - frames[0].maxX == 10)
    #expect(abs(frames[0].minX - frames[1].maxX - 10) <= 0.5)
    #expect(abs(frames[1].minX - 10) <= 0.5)
    let labels = all(UILabel.self, in: view)
    if height == 54 {
      #expect(labels.allSatisfy { $0.textColor == .white })
    } else {
      #expect(frames.map(\.width) == [60, 60])
      #expect(labels.allSatisfy { $0.frame.minY > 44 })
    }
  }
}
