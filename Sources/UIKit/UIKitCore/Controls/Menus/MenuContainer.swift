internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// A presented menu over a window: its card and, for a context menu, the preview.
final class MenuContainer: UIView {
  /// The minimum distance between the menu and the edges of the safe area, in points.
  private static let margin: CGFloat = 8
  /// The distance between a control and its menu, in points.
  private static let controlGap: CGFloat = 8
  /// The distance between a preview and its menu, in points.
  private static let previewGap: CGFloat = 16

  private let sections: [MenuSection]
  private let order: UIContextMenuConfiguration.ElementOrder
  private weak var source: UIView?
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
  private var preview: UIView?
  private var card: MenuView?
  private var isCardReversed = false

  /// Creates a menu of a view, and presents it in front of the view's window or topmost view.
  ///
  /// With a preview, which is the view itself or another view, the rest of the screen is blurred.
  init(
    _ menu: UIMenu, of source: UIView, order: UIContextMenuConfiguration.ElementOrder, preview: UIView?
  ) {
    (sections, self.source, self.order, self.preview) = (MenuSection.sections(of: menu), source, order, preview)
    let host = source.root
    super.init(frame: host.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blur.isHidden = preview == nil
    addSubview(blur)
    if let preview { addSubview(preview) }
    host.addSubview(self)
    // The topmost view remains behind the blur, since nothing of the screen would be left without it.
    if preview is PreviewView, source !== host { source.layer.rare.isReplacedByPreview = true }
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { source?.layer.rareState?.isReplacedByPreview = false }
  }

  required init?(coder: NSCoder) {
    (sections, order) = ([], .automatic)
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    guard let source else { return }
    let margins = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    let area = bounds.inset(by: safeAreaInsets).inset(by: margins)
    var frame = source.convert(source.bounds, to: self)
    let coversControl = preview == nil && metrics.coversControl
    let gap = preview != nil ? Self.previewGap : coversControl ? -frame.height : Self.controlGap
    if let preview, !(preview is PreviewView) { frame = Self.placed(preview.bounds.size, around: frame, in: area) }
    let size = (self.card ?? showCard(isReversed: false)).sizeThatFits(CGSize(width: area.width, height: area.height))
    let isBelow = frame.maxY + gap + size.height <= area.maxY || frame.midY <= area.midY
    let isReversed = order == .priority ? !isBelow : order == .automatic && !isBelow
    let current = isReversed == isCardReversed ? self.card : nil
    let card = current ?? showCard(isReversed: isReversed)
    if preview != nil {
      // The preview moves if there is no space for the menu.
      let overlap = isBelow ? frame.maxY + gap + size.height - area.maxY : area.minY - (frame.minY - gap - size.height)
      if overlap > 0 { frame = frame.offsetBy(dx: 0, dy: isBelow ? -overlap : overlap) }
    }
    preview?.frame = pixelGrid.round(frame)
    let isAtRight = frame.midX == bounds.midX ? isRightToLeft : frame.midX > bounds.midX
    let x = isAtRight ? frame.maxX - size.width : frame.minX
    let y = isBelow ? frame.maxY + gap : frame.minY - gap - size.height
    card.frame = pixelGrid.round(
      CGRect(
        x: max(area.minX, min(x, area.maxX - size.width)), y: max(area.minY, min(y, area.maxY - size.height)),
        width: size.width, height: min(size.height, area.height)))
  }

  /// The lengths of menus in the design of the view with the menu.
  private var metrics: MenuMetrics { MenuMetrics.all[source?.traitCollection ?? traitCollection] }

  private func showCard(isReversed: Bool) -> MenuView {
    card?.removeFromSuperview()
    let card = MenuView(sections, isReversed: isReversed, metrics)
    (self.card, isCardReversed) = (card, isReversed)
    addSubview(card)
    return card
  }

  /// Returns the frame of a preview of a size around the middle of a view, inside an area.
  private static func placed(_ size: CGSize, around frame: CGRect, in area: CGRect) -> CGRect {
    let (width, height) = (min(size.width, area.width), min(size.height, area.height))
    return CGRect(
      x: max(area.minX, min(frame.midX - width / 2, area.maxX - width)),
      y: max(area.minY, min(frame.midY - height / 2, area.maxY - height)), width: width, height: height)
  }
}

/// The preview of a context menu, which draws the view with the menu.
final class PreviewView: UIView {
  private weak var source: UIView?
  private let visiblePath: UIBezierPath?

  /// Creates a preview of a view on a background, clipped to a path in the view's coordinate space.
  init(of source: UIView, _ parameters: UIPreviewParameters) {
    self.source = source
    visiblePath = parameters.visiblePath
    super.init(frame: source.bounds)
    backgroundColor = parameters.backgroundColor
    clipsToBounds = true
    layer.cornerRadius = visiblePath == nil ? max(source.layer.cornerRadius, 0) : 0
  }

  required init?(coder: NSCoder) {
    visiblePath = nil
    super.init(coder: coder)
  }

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext(), let source else { return }
    if let visiblePath {
      context.addPath(visiblePath.cgPath)
      context.clip()
    }
    // The topmost view contains the menu, which would draw this preview again.
    guard let menu = superview?.layer else { return source.layer.render(in: context) }
    let isHidden = menu.rareValues.isReplacedByPreview
    menu.rare.isReplacedByPreview = true
    defer { menu.rare.isReplacedByPreview = isHidden }
    source.layer.render(in: context)
  }
}

extension UIView {
  /// Presents a menu as after a long press: with a preview of the view, over the blurred screen.
  package func presentContextMenu(_ menu: UIMenu) {
    _ = MenuContainer(menu, of: self, order: .automatic, preview: PreviewView(of: self, UIPreviewParameters()))
  }
}

extension UIBarButtonItem {
  /// Presents the item's menu, if the item is in a bar.
  package func presentMenu() {
    guard let menu, let shownView else { return }
    _ = MenuContainer(menu, of: shownView, order: .automatic, preview: nil)
  }
}
