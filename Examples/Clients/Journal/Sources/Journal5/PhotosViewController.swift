import UIKit

class PhotoCell: UICollectionViewCell {
  @IBOutlet weak var nameLabel: UILabel!
}

class PhotosViewController: UICollectionViewController {
  private let names = ["Pier", "Lighthouse", "Ferry"]

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
    (cell as? PhotoCell)?.nameLabel.text = names[indexPath.item]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? PhotoCell, let indexPath = collectionView.indexPath(for: cell) else { return }
    (segue.destination as? PhotoViewController)?.name = names[indexPath.item]
  }
}

class PhotoViewController: UIViewController {
  var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
  }

  @IBAction func close(_ sender: UIBarButtonItem) {
    dismiss(animated: true)
  }
}

/// A segue that adds the destination as a child controller, whose view covers the source.
class OverlaySegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    source.addChild(destination)
    destination.view.frame = source.view.bounds
    destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}
