import XCTest

@MainActor
final class DataSourceTests: XCTestCase, UITableViewDataSource {
  private var presses = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  @objc private func press() { presses += 1 }

  func testServesAsDataSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
    table.dataSource = self
    table.reloadData()
    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
  }

  func testServesAsTarget() {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(presses, 1)
  }
}

class PlainTests: XCTestCase {
  @MainActor func testIsolatedMethod() {
    XCTAssertEqual(UIView(frame: .zero).subviews.count, 0)
  }
}
