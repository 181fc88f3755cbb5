public import Foundation
internal import UIFoundation
internal import UIGraphics

/// A closure that returns the section at an index for its environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() {}

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout. They have no effect.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

/// A layout whose sections consist of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Creates a layout with a list in every section.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private var contentSize = CGSize.zero
  private var scrollers: [(section: Int, frame: CGRect, contentSize: CGSize)] = []
  private var pinned: [PinnedElement] = []

  open override var collectionViewContentSize: CGSize { contentSize }
  override var measuresEveryElement: Bool { false }
  override var scrollingSections: [(section: Int, frame: CGRect, contentSize: CGSize)] { scrollers }

  open override func prepare() {
    super.prepare()
    placed = PlacedElements()
    (scrollers, pinned, contentSize) = ([], [], .zero)
    guard let view = collectionView else { return }
    let insets = view.adjustedContentInset
    let available = CGSize(
      width: max(0, view.bounds.width - insets.horizontal), height: max(0, view.bounds.height - insets.vertical))
    let safe = Self.sides(view.safeAreaInsets, beyond: insets)
    let environment = LayoutEnvironment(
      size: available, insets: safe.directional(for: view.effectiveUserInterfaceLayoutDirection),
      traits: view.traitCollection, rowSideMargin: view.rowSideMargin)
    environment.rowSafeArea = safe
    var position: CGFloat = 0
    let isVertical = configuration.scrollDirection == .vertical
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { position += configuration.interSectionSpacing }
      applyBackground(of: section, in: view)
      var builder = SectionBuilder(
        index: index, section: section, layout: self, environment: environment,
        referenceInsets: isVertical ? referenceInsets(of: section, in: view, environment) : .zero,
        isVertical: isVertical, grid: view.pixelGrid)
      builder.build(at: position, itemCount: view.numberOfItems(inSection: index))
      for attributes in builder.placed { placed.add(attributes) }
      if let scroller = builder.scroller { scrollers.append((index, scroller.frame, scroller.contentSize)) }
      pinned += builder.pinned.map {
        PinnedElement(attributes: $0.attributes, section: (position, builder.end), isAtEnd: $0.isAtEnd)
      }
      position = builder.end
    }
    contentSize =
      isVertical ? CGSize(width: available.width, height: position) : CGSize(width: position, height: available.height)
    if isRightToLeft { mirror(in: isVertical ? available.width : max(position, available.width)) }
  }

  /// Returns the insets that `contentInsetsReference` adds to a section's insets, in points.
  private func referenceInsets(
    of section: NSCollectionLayoutSection, in view: UICollectionView, _ environment: LayoutEnvironment
  ) -> NSDirectionalEdgeInsets {
    var reference = section.contentInsetsReference
    if reference == .automatic {
      // Full-width list rows extend beyond the safe area; only their content respects it.
      if let list = section.list { return list.isInset ? environment.contentInsets : .zero }
      reference = configuration.contentInsetsReference
    }
    func sides(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      Self.sides(insets, beyond: view.adjustedContentInset).directional(for: view.effectiveUserInterfaceLayoutDirection)
    }
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return environment.contentInsets
    case .layoutMargins: return sides(view.layoutMargins)
    case .readableContent:
      let column = view.readableContentGuide.frameByInsets
      return sides(
        UIEdgeInsets(
          top: 0, left: column.minX - view.bounds.minX, bottom: 0, right: view.bounds.maxX - column.maxX))
    }
  }

  /// Returns the parts of the left and right insets that exceed the insets of the content, in points.
  private static func sides(_ insets: UIEdgeInsets, beyond content: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: max(0, insets.left - content.left), bottom: 0, right: max(0, insets.right - content.right))
  }

  /// Mirrors the frames. Orthogonal sections are mirrored in their own content.
  private func mirror(in width: CGFloat) {
    placed.mirror(in: width)
    if configuration.scrollDirection == .horizontal {
      for index in pinned.indices { pinned[index].mirror(in: width) }
    }
    for attributes in placed.all {
      guard let scroller = scrollers.first(where: { $0.section == attributes.scrollingSection }) else { continue }
      attributes.frame.origin.x = max(scroller.contentSize.width, scroller.frame.width) - attributes.frame.maxX
    }
    for index in scrollers.indices { scrollers[index].frame.origin.x = width - scrollers[index].frame.maxX }
  }

  /// Sets the background of a list in place of the default background.
  private func applyBackground(of section: NSCollectionLayoutSection, in view: UICollectionView) {
    guard let list = section.list, view.backgroundColor == .systemBackground else { return }
    view.backgroundColor = list.listBackgroundColor
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    // Accessed by key only, never iterated, so a dictionary's random order has no effect.
    var scrollerFrames: [Int: CGRect] = [:]
    for scroller in scrollers { scrollerFrames[scroller.section] = scroller.frame }
    var found = placed.overlapping(rect, scrollerFrames: scrollerFrames)
    guard let view = collectionView else { return found }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    for element in pinned {
      found.pin(
        element, in: visible, isVertical: configuration.scrollDirection == .vertical,
        zIndex: max(element.attributes.zIndex, 1))
    }
    return found
  }
}
