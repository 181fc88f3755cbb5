import UIKit
import XCTest

@testable import Idioms

private class TitledHandler: ListHandler {
  @objc func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}

private final class LongHandler: SectionedHandler {
  override func numberOfSections(in tableView: UITableView) -> Int { 5 }
}

@MainActor
final class ListHandlerTests: XCTestCase {
  private func table(_ handler: ListHandler) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    (table.dataSource, table.delegate) = (handler, handler)
    table.rowHeight = 50
    table.reloadData()
    return table
  }

  func testOptionalMethodsOfSubclassesAreCalled() {
    let handlers = [
      ListHandler(titles: ["a"]), SectionedHandler(titles: ["a"]), LongHandler(titles: ["a"]),
      TitledHandler(titles: ["a"]),
    ]
    let first = IndexPath(row: 0, section: 0)

    XCTAssertEqual(handlers.map { table($0).numberOfSections }, [1, 2, 5, 1])
    XCTAssertEqual(handlers.map { table($0).rectForRow(at: first).height }, [50, 30, 30, 50])
    XCTAssertEqual(handlers.map { table($0).rectForHeader(inSection: 0).height > 0 }, [false, false, false, true])
  }
}
