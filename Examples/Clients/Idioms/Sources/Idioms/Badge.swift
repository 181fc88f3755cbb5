import UIKit

@objc protocol BadgeDelegate: NSObjectProtocol {
  @objc optional func badgeDidChange(_ badge: Badge)
  @objc optional func badge(_ badge: Badge, titleFor count: Int) -> String
}

open class Badge: UILabel {
  weak var delegate: BadgeDelegate?

  public var count = 0 {
    didSet {
      text = delegate?.badge?(self, titleFor: count) ?? defaultTitle()
      delegate?.badgeDidChange?(self)
    }
  }
}

extension Badge {
  @objc func defaultTitle() -> String { "\(count)" }
}

/// Members of UIKit's classes that are declared in extensions elsewhere, and that libraries override.
final class Panel: UIView {
  private let inset: UILayoutGuide = UILayoutGuide()

  override var safeAreaLayoutGuide: UILayoutGuide { inset }
  override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
}

/// A view whose only initializer is its own.
final class Chip: UILabel {
  init() {
    super.init(frame: .zero)
    text = "chip"
  }

  required init?(coder: NSCoder) { nil }
}

enum Factory {
  static func make<View: UIView>() -> View { View.init() }
}

final class RoundLayer: CALayer {
  override func contains(_ p: CGPoint) -> Bool { hypot(p.x - bounds.midX, p.y - bounds.midY) < bounds.midX }
}

final class Pages: UIScrollView {
  override var isDragging: Bool { true }
}

enum Titles {
  static func empty() -> NSAttributedString { NSAttributedString() }

  static func joined(_ parts: [String]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for part in parts { text.append(NSAttributedString(string: part)) }
    return text
  }

  /// The size in the information of a notification, read as in Objective-C.
  static func height(in information: [AnyHashable: Any]) -> CGFloat {
    (information["frame"] as AnyObject).cgRectValue.height
  }

  static func features(of font: UIFont) -> Int { (CTFontCopyFeatures(font as CTFont) ?? []).count }
}

/// A picture that records where it is drawn.
final class Stamp: UIImage, @unchecked Sendable {
  var rects: [CGRect] = []
  override func draw(in rect: CGRect) { rects.append(rect) }
}

/// A color that counts its uses.
final class Ink: UIColor, @unchecked Sendable {
  var uses = 0
  override func setFill() { uses += 1 }
}
