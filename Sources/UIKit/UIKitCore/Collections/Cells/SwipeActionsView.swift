internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The actions beside a row that a swipe has moved.
final class SwipeActionsView: UIView {
  /// The minimum width of an action, in points.
  private static let minimumWidth: CGFloat = 74
  /// The distance of a title from the edges of its action, in points.
  private static let titleMargin: CGFloat = 10
  /// The minimum height of a row whose actions have a title below their image, in points.
  private static let heightForBoth: CGFloat = 91

  let isLeading: Bool
  private var buttons: [ActionView] = []

  /// Creates the view of a configuration. The first action is at the edge of the table.
  init(_ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
    self.isLeading = isLeading
    super.init(frame: .zero)
    buttons = configuration.actions.map { ActionView($0) }
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    isLeading = false
    super.init(coder: coder)
  }

  /// The width of all actions, in points.
  var width: CGFloat { buttons.reduce(0) { $0 + Self.width(of: $1) } }

  private static func width(of button: ActionView) -> CGFloat {
    max(minimumWidth, (button.titleWidth + 2 * titleMargin).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAtLeft = isLeading != isRightToLeft
    var distance: CGFloat = 0
    for button in buttons {
      let width = Self.width(of: button)
      button.showsBoth = bounds.height >= Self.heightForBoth
      button.frame = pixelGrid.round(
        CGRect(
          x: isAtLeft ? bounds.minX + distance : bounds.maxX - distance - width, y: bounds.minY, width: width,
          height: bounds.height))
      distance += width
    }
  }

  /// The image and the title of an action on its color.
  private final class ActionView: UIView {
    private let label = UILabel()
    private let picture = UIImageView()
    /// Indicates whether the row is tall enough for an image and a title.
    var showsBoth = false {
      didSet { if oldValue != showsBoth { setNeedsLayout() } }
    }

    convenience init(_ action: UIContextualAction) {
      self.init(frame: .zero)
      backgroundColor = action.backgroundColor
      label.text = action.title
      label.font = .systemFont(ofSize: 15)
      label.textColor = .white
      label.textAlignment = .center
      picture.image = action.image?.withRenderingMode(.alwaysTemplate)
      picture.tintColor = .white
      picture.contentMode = .center
      addSubview(label)
      addSubview(picture)
    }

    var titleWidth: CGFloat { picture.image == nil ? label.intrinsicContentSize.width : 0 }

    override func layoutSubviews() {
      super.layoutSubviews()
      let image = picture.image?.size ?? .zero
      label.isHidden = picture.image != nil && !showsBoth
      let text = label.isHidden ? CGSize.zero : label.intrinsicContentSize
      let gap: CGFloat = image.height > 0 && text.height > 0 ? 4 : 0
      let top = bounds.midY - (image.height + gap + text.height) / 2
      picture.frame = pixelGrid.round(CGRect(x: 0, y: top, width: bounds.width, height: image.height))
      label.frame = pixelGrid.round(
        CGRect(x: 0, y: top + image.height + gap, width: bounds.width, height: text.height))
    }
  }
}

/// A row of a table or a list whose swipe actions can be shown.
@MainActor
package protocol SwipeableRow: UIView {
  /// The actions beside the row; nil while there are none.
  var swipeActions: UIView? { get set }
}

extension SwipeableRow {
  /// Moves the row and shows actions at one side, as after a swipe.
  package func showSwipeActions(_ configuration: UISwipeActionsConfiguration, atLeadingEdge isLeading: Bool) {
    swipeActions?.removeFromSuperview()
    let view = SwipeActionsView(configuration, isLeading: isLeading)
    swipeActions = view
    addSubview(view)
    clipsToBounds = true
    placeSwipeActions()
  }

  /// Places the actions outside of the row, and moves everything in the row by their width.
  func placeSwipeActions() {
    guard let view = swipeActions as? SwipeActionsView else { return }
    let width = view.width
    let isAtLeft = view.isLeading != isRightToLeft
    view.frame = CGRect(
      x: isAtLeft ? bounds.minX - width : bounds.maxX, y: bounds.minY, width: width, height: bounds.height)
    layer.sublayerTransform = CATransform3DMakeTranslation(isAtLeft ? width : -width, 0, 0)
  }
}

extension UITableViewCell: SwipeableRow {}
extension UICollectionViewListCell: SwipeableRow {}
