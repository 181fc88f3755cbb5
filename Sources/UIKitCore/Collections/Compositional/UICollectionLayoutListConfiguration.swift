public import Foundation
internal import UIFoundation
public import UIGraphics

/// The appearance of a list in a compositional layout.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of the sections.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var backgroundColor: UIColor?
  public var headerMode: HeaderMode = .none
  public var footerMode: FooterMode = .none
  /// The padding above headers, in points; nil for the default of the appearance.
  public var headerTopPadding: CGFloat?

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  // Never called: swiping is not supported.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  var listBackgroundColor: UIColor { backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground) }

  /// Indicates whether rows have a margin at the sides.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// Returns the inset of rows for a given margin, in points.
  func inset(margin: CGFloat) -> CGFloat { isInset ? margin : 0 }

  /// Returns the look of one of a number of rows; the margin is that of the row's content, in points.
  func look(ofRow row: Int, of count: Int, margin: CGFloat, safeArea: UIEdgeInsets) -> TableRowLook {
    var look = edgeLook(safeArea)
    let first = headerMode == .firstItemInSection ? 1 : 0
    guard row >= first else { return look }
    look.background = isGrouped ? .secondarySystemGroupedBackground : nil
    let last = count - 1
    if showsSeparators, row < last || !isGrouped {
      look.separator = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
    }
    if appearance == .insetGrouped {
      look.cornerRadius = 10
      if row == first { look.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if row == last { look.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    return look
  }
}

extension UICollectionLayoutListConfiguration {
  /// Returns the look of a header or footer, whose only list property is the inset of its content.
  func edgeLook(_ safeArea: UIEdgeInsets) -> TableRowLook {
    var look = TableRowLook()
    if !isInset { look.contentEdges = safeArea }
    return look
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section of rows with the container's width and their content's height.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    // A client's environment has no view.
    let margin =
      (layoutEnvironment as? LayoutSurroundings)?.rowSideMargin
      ?? NSDirectionalEdgeInsets.ofScreen(width: layoutEnvironment.container.contentSize.width).leading
    let side = configuration.inset(margin: margin)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    } else if configuration.appearance == .grouped || configuration.appearance == .insetGrouped {
      section.contentInsets.top = configuration.headerTopPadding ?? 17.5
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    } else if configuration.appearance == .grouped || configuration.appearance == .insetGrouped {
      section.contentInsets.bottom = 17.5
    }
    return section
  }
}
