import UIKit

/// A list of titles in one section.
open class ListHandler: NSObject {
  let titles: [String]

  public init(titles: [String]) {
    self.titles = titles
  }
}

extension ListHandler: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

/// A list with two sections. Its superclass has none of its methods.
public class SectionedHandler: ListHandler {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
}
