internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The actions beside a row that a swipe has moved.
final class SwipeActionsView: UIView {
  /// The lengths of actions in the classic design, in points.
  fileprivate enum Metrics {
    static let minimumWidth: CGFloat = 74
    /// The distance of a title from the edges of its action.
    static let titleMargin: CGFloat = 10
    /// The minimum height of a row whose actions have a title below their image.
    static let heightForBoth: CGFloat = 91
  }

  /// The lengths of actions in glass, in points.
  fileprivate enum GlassMetrics {
    /// The distance between capsules, and to the row and the edge.
    static let gap: CGFloat = 10
    /// The distance of a capsule from the top of its row, and from the bottom of a low one.
    static let inset: CGFloat = 4
    /// The margins of the content at the ends of a capsule, and the gap between image and title.
    static let margin: CGFloat = 16
    static let contentGap: CGFloat = 6.5
    /// The minimum height of a row whose actions have a title below their capsule.
    static let heightForStack: CGFloat = 70
    static let stackedCapsule = CGSize(width: 60, height: 40)
    static let stackedGap: CGFloat = 6
  }

  let isLeading: Bool
  private var buttons: [ActionView] = []
  private var isGlass: Bool { traitCollection.interfaceDesign == .glass }

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

  /// Returns the width of all actions beside a row with a height, in points.
  func width(forRowHeight height: CGFloat) -> CGFloat {
    let gaps = isGlass && !buttons.isEmpty ? GlassMetrics.gap * CGFloat(buttons.count + 1) : 0
    return buttons.reduce(gaps) { $0 + $1.width(arrangement(forRowHeight: height)) }
  }

  private func arrangement(forRowHeight height: CGFloat) -> ActionView.Arrangement {
    guard isGlass else { return .filled(showsBoth: height >= Metrics.heightForBoth) }
    return height >= GlassMetrics.heightForStack ? .stackedCapsule : .capsule
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAtLeft = isLeading != isRightToLeft
    let gap = isGlass ? GlassMetrics.gap : 0
    var distance = gap
    for button in buttons {
      button.arrangement = arrangement(forRowHeight: bounds.height)
      let width = button.width(button.arrangement)
      button.frame = pixelGrid.round(
        CGRect(
          x: isAtLeft ? bounds.minX + distance : bounds.maxX - distance - width, y: bounds.minY, width: width,
          height: bounds.height))
      distance += width + gap
    }
  }

  /// The image and the title of an action on its color.
  private final class ActionView: UIView {
    /// The arrangement of an action's image and title.
    enum Arrangement: Equatable {
      /// On the color, which fills the height of the row: the image above the title, or the image alone.
      case filled(showsBoth: Bool)
      /// In a capsule, the image before the title.
      case capsule
      /// The image in a capsule, above the title.
      case stackedCapsule
    }

    private let color: UIColor?
    private let label = UILabel()
    private let picture = UIImageView()
    var arrangement = Arrangement.filled(showsBoth: false) {
      didSet {
        guard oldValue != arrangement else { return }
        if case .filled = arrangement { backgroundColor = color } else { backgroundColor = nil }
        setNeedsLayout()
        setNeedsDisplay()
      }
    }

    init(_ action: UIContextualAction) {
      color = action.backgroundColor
      super.init(frame: .zero)
      backgroundColor = color
      isOpaque = false
      label.text = action.title
      label.textAlignment = .center
      picture.image = action.image?.withRenderingMode(.alwaysTemplate)
      picture.tintColor = .white
      picture.contentMode = .center
      addSubview(label)
      addSubview(picture)
    }

    required init?(coder: NSCoder) {
      color = nil
      super.init(coder: coder)
    }

    private var hasImage: Bool { picture.image != nil }

    /// Returns the width of the action, in points.
    func width(_ arrangement: Arrangement) -> CGFloat {
      styleLabel(arrangement)
      let title = label.intrinsicContentSize.width
      let image = picture.image?.size.width ?? 0
      switch arrangement {
      case .filled:
        return max(Metrics.minimumWidth, ((hasImage ? 0 : title) + 2 * Metrics.titleMargin).rounded(.up))
      case .capsule:
        let gap = hasImage && title > 0 ? GlassMetrics.contentGap : 0
        return (image + gap + title + 2 * GlassMetrics.margin).rounded(.up)
      case .stackedCapsule:
        return max(GlassMetrics.stackedCapsule.width, (hasImage ? title : title + 2 * GlassMetrics.margin).rounded(.up))
      }
    }

    private func styleLabel(_ arrangement: Arrangement) {
      if case .filled = arrangement {
        label.font = .systemFont(ofSize: 15)
      } else {
        label.font = .systemFont(ofSize: 13)
      }
      label.textColor = arrangement == .stackedCapsule && hasImage ? .secondaryLabel : .white
    }

    /// The area with the action's color.
    private var colored: CGRect {
      let height = GlassMetrics.stackedCapsule.height
      switch arrangement {
      case .filled: return bounds
      case .capsule: return bounds.insetBy(dx: 0, dy: GlassMetrics.inset)
      case .stackedCapsule:
        let width = hasImage ? GlassMetrics.stackedCapsule.width : bounds.width
        let top = hasImage ? bounds.minY + GlassMetrics.inset : bounds.midY - height / 2
        return CGRect(x: bounds.midX - width / 2, y: top, width: width, height: height)
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      styleLabel(arrangement)
      let image = picture.image?.size ?? .zero
      label.isHidden = hasImage && arrangement == .filled(showsBoth: false)
      let text = label.isHidden ? CGSize.zero : label.intrinsicContentSize
      let hasBoth = image.height > 0 && text.height > 0
      switch arrangement {
      case .filled:
        let gap: CGFloat = hasBoth ? 4 : 0
        let top = bounds.midY - (image.height + gap + text.height) / 2
        picture.frame = pixelGrid.round(CGRect(x: 0, y: top, width: bounds.width, height: image.height))
        label.frame = pixelGrid.round(
          CGRect(x: 0, y: top + image.height + gap, width: bounds.width, height: text.height))
      case .capsule:
        let gap = hasBoth ? GlassMetrics.contentGap : 0
        let start = bounds.midX - (image.width + gap + text.width) / 2
        place(picture, at: start, image)
        place(label, at: start + image.width + gap, text)
      case .stackedCapsule:
        let area = colored
        picture.frame = pixelGrid.round(CGRect(center: CGPoint(x: area.midX, y: area.midY), size: image))
        label.frame = pixelGrid.round(
          CGRect(
            x: bounds.midX - text.width / 2,
            y: hasImage ? area.maxY + GlassMetrics.stackedGap : area.midY - text.height / 2, width: text.width,
            height: text.height))
      }
    }

    /// Places a view at a distance from the leading edge, vertically in the middle.
    private func place(_ view: UIView, at start: CGFloat, _ size: CGSize) {
      view.frame = pixelGrid.round(
        CGRect(
          x: isRightToLeft ? bounds.maxX - start - size.width : bounds.minX + start, y: bounds.midY - size.height / 2,
          width: size.width, height: size.height))
    }

    override func drawContent() {
      guard let context = UIGraphicsGetCurrentContext(), let color, backgroundColor == nil else { return }
      color.setFill()
      context.fillCapsule(in: colored)
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
    let width = view.width(forRowHeight: bounds.height)
    let isAtLeft = view.isLeading != isRightToLeft
    view.frame = CGRect(
      x: isAtLeft ? bounds.minX - width : bounds.maxX, y: bounds.minY, width: width, height: bounds.height)
    layer.sublayerTransform = CATransform3DMakeTranslation(isAtLeft ? width : -width, 0, 0)
  }
}

extension UITableViewCell: SwipeableRow {}
extension UICollectionViewListCell: SwipeableRow {}
