import UIKit

/// Settings in an inset grouped table: content configurations, switches and a header view.
final class SettingsViewController: UITableViewController {
  private enum Row {
    case detail(title: String, value: String, symbol: String, color: UIColor)
    case toggle(title: String, isOn: Bool, symbol: String, color: UIColor)
    case action(title: String, isDestructive: Bool)
  }

  private struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private lazy var sections: [Section] = [
    Section(rows: [
      .toggle(title: "Airplane Mode", isOn: false, symbol: "airplane", color: .systemOrange),
      .detail(title: "Wi-Fi", value: "Home", symbol: "wifi", color: .systemBlue),
      .detail(title: "Notifications", value: "", symbol: "bell.fill", color: .systemRed),
    ]),
    Section(
      header: "Privacy",
      footer: "Analytics are sent without your name, once a day at most, and never over a mobile line.",
      rows: [.toggle(title: "Share Analytics", isOn: true, symbol: "hand.raised.fill", color: .systemBlue)]),
    Section(rows: [.action(title: "Sign Out", isDestructive: true)]),
  ]

  convenience init() {
    self.init(style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.tableHeaderView = makeHeader()
  }

  private func makeHeader() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
    avatar.tintColor = .systemGray3
    avatar.frame = CGRect(x: 20, y: 12, width: 56, height: 56)
    let label = UILabel(frame: CGRect(x: 92, y: 12, width: 200, height: 56))
    label.numberOfLines = 2
    let text = NSMutableAttributedString(
      string: "Grace Hopper\n", attributes: [.font: UIFont.systemFont(ofSize: 20, weight: .semibold)])
    text.append(
      NSAttributedString(
        string: "Account and Profile",
        attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel]))
    label.attributedText = text
    label.autoresizingMask = [.flexibleWidth]
    [avatar, label].forEach(header.addSubview)
    return header
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.accessoryView = nil
    cell.accessoryType = .none
    switch sections[indexPath.section].rows[indexPath.row] {
    case .detail(let title, let value, let symbol, let color):
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = color
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    case .toggle(let title, let isOn, let symbol, let color):
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = color
      cell.contentConfiguration = content
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
    case .action(let title, let isDestructive):
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.textProperties.alignment = .center
      content.textProperties.color = isDestructive ? .systemRed : .tintColor
      cell.contentConfiguration = content
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if case .toggle = sections[indexPath.section].rows[indexPath.row] { return false }
    return true
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
