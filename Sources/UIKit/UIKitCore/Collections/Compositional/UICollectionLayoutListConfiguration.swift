public import Foundation
internal import UIFoundation
public import UIGraphics

/// The appearance of a list in a compositional layout.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of the sections.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of a section's header.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// The source of a section's footer.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var showsSeparators: Bool
  public var backgroundColor: UIColor?
  public var headerMode: HeaderMode = .none
  public var footerMode: FooterMode = .none
  /// The padding above grouped sections, in points; nil for the default.
  ///
  /// It has no effect in other appearances or with supplementary headers.
  public var headerTopPadding: CGFloat?

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  // Swiping is not supported: the providers are never called.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  fileprivate var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  var listBackgroundColor: UIColor { backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground) }

  /// Indicates whether there is a margin between the rows and the sides of the list.
  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// Returns the appearance of one of `count` rows. `margin` is the inset of the separator, in points.
  func appearance(
    ofRow row: Int, of count: Int, margin: CGFloat, safeArea: UIEdgeInsets, _ metrics: RowMetrics
  ) -> RowAppearance {
    var result = boundaryAppearance(safeArea)
    let first = headerMode == .firstItemInSection ? 1 : 0
    guard row >= first else { return result }
    result.background = isGrouped ? .secondarySystemGroupedBackground : nil
    let last = count - 1
    if showsSeparators, row < last || !isGrouped {
      let isInsetAtBothEnds = appearance == .insetGrouped && metrics.insetsSeparators
      result.separator = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: isInsetAtBothEnds ? margin : 0)
    }
    if appearance == .insetGrouped {
      result.roundCorners(isFirst: row == first, isLast: row == last, radius: metrics.groupRadius)
    }
    return result
  }

  /// Returns the appearance of a header or footer: the insets of its content, without lines and corners.
  func boundaryAppearance(_ safeArea: UIEdgeInsets) -> RowAppearance {
    var result = RowAppearance()
    if !isInset { result.contentInsets = safeArea }
    return result
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section of rows with the container's width and their content's height.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let rowHeight = RowMetrics.all[layoutEnvironment.traitCollection].height
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    // An environment of a client's class does not store the margin of the rows.
    let margin =
      (layoutEnvironment as? LayoutEnvironment)?.rowSideMargin
      ?? NSDirectionalEdgeInsets.ofScreen(width: layoutEnvironment.container.contentSize.width).leading
    let side = configuration.isInset ? margin : 0
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    let boundary = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.headerHeight))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: boundary, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    } else if configuration.isGrouped {
      section.contentInsets.top = configuration.headerTopPadding ?? TableMetrics.groupSpacing
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: boundary, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    } else if configuration.isGrouped {
      section.contentInsets.bottom = TableMetrics.groupSpacing
    }
    return section
  }
}
