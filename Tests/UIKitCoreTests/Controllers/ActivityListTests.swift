import Testing

@testable import UIKitCore

@MainActor
@Suite("Activity sheets")
struct ActivityListTests {
  private final class Archive: UIActivity {
    override var activityTitle: String? { "Archive" }
    override var activityType: ActivityType? { ActivityType("archive") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
  }

  private func rows(_ sheet: UIActivityViewController) -> [String?] {
    _ = OffscreenWindow(of: sheet, size: CGSize(width: 390, height: 844))
    let table = sheet.view.subviews.compactMap { $0 as? UITableView }.first
    return table?.visibleCells.map { $0.textLabel?.text } ?? []
  }

  @Test("A sheet lists copying and the services that can be performed, unless they are excluded")
  func services() {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [Archive()])
    #expect(rows(sheet) == ["Copy", "Archive"])

    let other = UIActivityViewController(activityItems: [1], applicationActivities: [Archive()])
    other.excludedActivityTypes = [.copyToPasteboard]
    #expect(rows(other) == [])
  }

  @Test("A sheet begins with the first text of its items, at half of its height")
  func header() throws {
    let sheet = UIActivityViewController(activityItems: ["A letter"], applicationActivities: nil)
    _ = rows(sheet)
    let table = try #require(sheet.view.subviews.compactMap { $0 as? UITableView }.first)
    let label = try #require(table.tableHeaderView?.subviews.compactMap { $0 as? UILabel }.first)

    #expect(label.text == "A letter")
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
  }
}
