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
  /// The headers and footers of the whole layout, before the first and after the last section.
  ///
  /// Their index paths consist of the index 0 alone.
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
  private var handlers: [SectionHandler] = []

  /// The handler of a section's visible items, with the section's environment.
  private struct SectionHandler {
    let section: Int
    let run: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    let environment: LayoutEnvironment
  }

  open override var collectionViewContentSize: CGSize { contentSize }
  override var measuresEveryElement: Bool { false }
  override var scrollingSections: [(section: Int, frame: CGRect, contentSize: CGSize)] { scrollers }

  open override func prepare() {
    super.prepare()
    placed = PlacedElements()
    (scrollers, pinned, handlers, contentSize) = ([], [], [], .zero)
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
    var ends: [(attributes: UICollectionViewLayoutAttributes, isPinned: Bool, isBelow: Bool)] = []
    func addBoundaries(isBelow: Bool) {
      let placer = BoundaryPlacer(layout: self, isVertical: isVertical, grid: view.pixelGrid)
      for item in configuration.boundarySupplementaryItems where item.alignment.isBelow == isBelow {
        let (attributes, growth) = placer.place(
          item, at: IndexPath(index: 0), in: environment.effectiveContentSize, left: environment.contentInsets.leading,
          position: position)
        placed.add(attributes)
        ends.append((attributes, item.pinToVisibleBounds, isBelow))
        position += growth
      }
    }
    addBoundaries(isBelow: false)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { position += configuration.interSectionSpacing }
      applyBackground(of: section, in: view)
      if let handler = section.visibleItemsInvalidationHandler {
        handlers.append(SectionHandler(section: index, run: handler, environment: environment))
      }
      var builder = SectionBuilder(
        index: index, section: section, layout: self, environment: environment,
        referenceInsets: isVertical ? referenceInsets(of: section, in: view, environment) : .zero,
        supplementaryInsets: isVertical ? supplementaryInsets(of: section, in: view, environment) : nil,
        isVertical: isVertical, grid: view.pixelGrid)
      builder.build(at: position, itemCount: view.numberOfItems(inSection: index))
      for attributes in builder.placed { placed.add(attributes) }
      if let scroller = builder.scroller { scrollers.append((index, scroller.frame, scroller.contentSize)) }
      pinned += builder.pinned.map {
        PinnedElement(attributes: $0.attributes, section: (position, builder.end), isAtEnd: $0.isAtEnd)
      }
      position = builder.end
    }
    addBoundaries(isBelow: true)
    for end in ends where end.isPinned {
      pinned.append(PinnedElement(attributes: end.attributes, section: (0, position), isAtEnd: end.isBelow))
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
    return insets(for: reference, in: view, environment)
  }

  /// Returns the insets of headers and footers that replace the section's; nil if the section's apply.
  private func supplementaryInsets(
    of section: NSCollectionLayoutSection, in view: UICollectionView, _ environment: LayoutEnvironment
  ) -> NSDirectionalEdgeInsets? {
    let reference = section.supplementaryContentInsetsReference
    return reference == .automatic ? nil : insets(for: reference, in: view, environment)
  }

  /// Returns the insets of an area at the sides, in points.
  private func insets(
    for reference: UIContentInsetsReference, in view: UICollectionView, _ environment: LayoutEnvironment
  ) -> NSDirectionalEdgeInsets {
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
    for handler in handlers { run(handler, on: &found, in: view) }
    return found
  }

  /// Replaces a section's visible elements by copies that its handler has changed.
  private func run(
    _ handler: SectionHandler, on elements: inout [UICollectionViewLayoutAttributes], in view: UICollectionView
  ) {
    let scroller = view.sectionScrollers.first { $0.section == handler.section }
    let offset = scroller?.contentOffset ?? view.contentOffset
    let visible = CGRect(
      x: offset.x - (scroller?.frame.minX ?? 0), y: scroller == nil ? offset.y : 0, width: view.bounds.width,
      height: view.bounds.height)
    // Headers and footers of the whole layout have a path of one index.
    let indices = elements.indices.filter {
      elements[$0].indexPath.count > 1 && elements[$0].indexPath.section == handler.section
        && elements[$0].frame.overlaps(visible)
    }
    let copies = indices.map { elements[$0].duplicate() }
    handler.run(copies, offset, handler.environment)
    guard !copies.contains(where: { $0.flexibleAxes.width || $0.flexibleAxes.height }) else { return }
    for (index, copy) in zip(indices, copies) { elements[index] = copy }
  }
}
