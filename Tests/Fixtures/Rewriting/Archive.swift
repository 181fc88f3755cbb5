import UIKit

extension EntriesViewController {
  @objc func archive() {}
}

class ArchiveViewController: EntriesViewController {
  override func sort() {}
  override func archive() {}
}
