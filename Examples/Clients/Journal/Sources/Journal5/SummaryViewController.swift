import UIKit

/// The line below an entry, shown in a container view.
class SummaryViewController: UIViewController {
  @objc dynamic var entry: Entry?
  @IBOutlet private weak var badge: BadgeView!
  private(set) var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.text = entry.map { "\($0.mood) of 5" }
  }

  func noteTap() { taps += 1 }
}

/// A label with a background, laid out in its own nib.
@IBDesignable class BadgeView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private weak var label: UILabel!

  @IBInspectable var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    loadContent()
  }

  private func loadContent() {
    #if SWIFT_PACKAGE
      let bundle = Bundle.module
    #else
      let bundle = Bundle(for: type(of: self))
    #endif
    bundle.loadNibNamed(String(describing: BadgeView.self), owner: self, options: nil)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
