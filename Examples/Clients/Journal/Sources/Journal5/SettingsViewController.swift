import UIKit

/// A table with the static rows of the storyboard.
class SettingsViewController: UITableViewController {
  @IBOutlet private weak var reminderSwitch: UISwitch!
  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var versionCell: UITableViewCell!
  @objc dynamic private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    versionCell.detailTextLabel?.text = "1.0"
    reminderSwitch.isOn = true
    nameField.placeholder = NSLocalizedString("Name", comment: "")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  @IBAction func remind(_ sender: UISwitch) {
    log.append(sender.isOn ? "on" : "off")
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(save), object: nil)
    perform(#selector(save), with: nil, afterDelay: 0)
  }

  @IBSegueAction func makeAbout(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> AboutViewController? {
    AboutViewController(coder: coder, version: versionCell.detailTextLabel?.text ?? "")
  }

  @objc private func save() { log.append("save") }
}

class AboutViewController: UIViewController {
  let version: String

  init?(coder: NSCoder, version: String) {
    self.version = version
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
