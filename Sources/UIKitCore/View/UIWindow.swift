/// The topmost view of an interface: it shows a root controller's view in its whole bounds.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      addSubview(view)
    }
  }
  public private(set) var isKeyWindow = false

  open var windowLevel: CGFloat = 0
  public var screen: UIScreen { UIScreen.main }

  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    rootViewController?.viewWillAppear(false)
    layoutIfNeeded()
    rootViewController?.viewDidAppear(false)
  }

  open func makeKey() { isKeyWindow = true }
}
