internal import Foundation
internal import UIFoundation

/// The frames of the items of a group, relative to the group's top leading corner, in points.
@MainActor
struct GroupArrangement {
  /// An item with its frame.
  struct Placement {
    /// The item's index in its section.
    var item: Int
    var frame: CGRect
    var flexibleAxes: (width: Bool, height: Bool)
    var zIndex = 0
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  var placements: [Placement] = []
  var size = CGSize.zero
  /// The number of items in the group.
  var count: Int { placements.count }

  /// Moves every frame.
  fileprivate mutating func move(by offset: CGPoint) {
    for index in placements.indices {
      placements[index].frame = placements[index].frame.offsetBy(dx: offset.x, dy: offset.y)
    }
  }
}

/// A calculator of the arrangement of groups from the sizes of their items.
@MainActor
struct GroupArranger {
  let section: Int
  let layout: UICollectionViewLayout
  let environment: LayoutEnvironment
  /// The number of items in the section.
  let itemCount: Int

  /// Returns the arrangement of an item or of a group that begins at `first`.
  ///
  /// Only estimated dimensions follow the content. An item of a fraction of an estimated group has that fraction of the
  /// group's final size, so that a group of such items alone keeps its estimate (vbutko.com; komaji504.hateblo.jp;
  /// developer.apple.com/forums/thread/719750). A length replaces the element's own size along a row or column. Returns
  /// nil after the last item, or for an empty group.
  func arrange(
    _ element: NSCollectionLayoutItem, in container: CGSize, from first: Int,
    length: (isHorizontal: Bool, value: CGFloat)? = nil
  ) -> GroupArrangement? {
    guard first < itemCount else { return nil }
    if let group = element as? NSCollectionLayoutGroup {
      return arrange(group: group, in: container, from: first, length: length)
    }
    var size = element.layoutSize.size(in: container)
    var axes = element.layoutSize.flexibleAxes
    if let length {
      if length.isHorizontal {
        (size.width, axes.width) = (length.value, false)
      } else {
        (size.height, axes.height) = (length.value, false)
      }
    }
    let insets = element.contentInsets
    let key = ElementKey(path: IndexPath(item: first, section: section), kind: nil)
    if axes.width || axes.height, let measured = layout.measuredSize(key) {
      if axes.width { size.width = measured.width + insets.leading + insets.trailing }
      if axes.height { size.height = measured.height + insets.top + insets.bottom }
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    return GroupArrangement(
      placements: [
        .init(item: first, frame: frame, flexibleAxes: axes, supplementaryItems: element.supplementaryItems)
      ], size: size)
  }

  private func arrange(
    group: NSCollectionLayoutGroup, in container: CGSize, from first: Int,
    length: (isHorizontal: Bool, value: CGFloat)?
  ) -> GroupArrangement? {
    var size = group.layoutSize.size(in: container)
    var axes = group.layoutSize.flexibleAxes
    if let length {
      if length.isHorizontal {
        (size.width, axes.width) = (length.value, false)
      } else {
        (size.height, axes.height) = (length.value, false)
      }
    }
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var result: GroupArrangement
    switch group.arrangement {
    case .custom(let provider): result = custom(provider, inner, from: first)
    case .horizontal: result = line(of: group, inner, axes, isHorizontal: true, from: first)
    case .vertical: result = line(of: group, inner, axes, isHorizontal: false, from: first)
    }
    guard result.count > 0 else { return nil }
    if axes.width { size.width = result.size.width + insets.leading + insets.trailing }
    if axes.height { size.height = result.size.height + insets.top + insets.bottom }
    result.move(by: CGPoint(x: insets.leading, y: insets.top))
    result.size = size
    return result
  }

  private func custom(
    _ provider: (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem], _ size: CGSize,
    from first: Int
  ) -> GroupArrangement {
    let inner = LayoutEnvironment(
      size: size, insets: .zero, traits: environment.traitCollection, rowSideMargin: environment.rowSideMargin)
    let items = provider(inner).prefix(max(0, itemCount - first))
    let placements = items.enumerated().map { offset, item in
      GroupArrangement.Placement(
        item: first + offset, frame: item.frame, flexibleAxes: (false, false), zIndex: item.zIndex)
    }
    return GroupArrangement(placements: placements, size: size)
  }

  /// Returns the arrangement of a row or column.
  ///
  /// Without a count, the subitems repeat while there is space, or occur once if the content determines the length.
  /// Subitems that share the length have equal parts of the group's own or estimated length, whatever their content
  /// (komaji504.hateblo.jp, iOS 14).
  private func line(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, _ axes: (width: Bool, height: Bool), isHorizontal: Bool,
    from first: Int
  ) -> GroupArrangement {
    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    guard !group.subitems.isEmpty else { return GroupArrangement() }
    let gap = group.interItemSpacing?.spacing ?? 0
    let growsAlong = isHorizontal ? axes.width : axes.height
    let sharedLength = group.count.flatMap { count in
      group.dividesLengthEqually
        ? (isHorizontal, max(0, (along(inner) - gap * CGFloat(count - 1)) / CGFloat(count))) : nil
    }
    var parts: [(start: CGFloat, arrangement: GroupArrangement)] = []
    var (used, next) = (CGFloat(0), first)
    let maximumCount = group.count ?? (growsAlong ? group.subitems.count : Int.max)
    while parts.count < maximumCount {
      let subitem = group.subitems[parts.count % group.subitems.count]
      guard let part = arrange(subitem, in: inner, from: next, length: sharedLength) else { break }
      let (before, after) = spacing(of: subitem, isHorizontal)
      let start = used + (parts.isEmpty ? 0 : gap) + before
      let end = start + along(part.size) + after
      // A tolerance, as sums of fractions are rarely exact.
      if group.count == nil, !growsAlong, !parts.isEmpty, end > along(inner) + 0.01 { break }
      parts.append((start, part))
      used = end
      next += part.count
      // Subitems without extent would never fill the group.
      if along(part.size) <= 0, parts.count >= group.subitems.count, group.count == nil { break }
    }
    makeUniform(&parts, group, &used, isHorizontal: isHorizontal)
    return joined(
      parts, group, inner, axes, isHorizontal: isHorizontal, used: used,
      across: extentAcross(
        group, parts.map { across($0.arrangement.size) }, own: across(inner), isHorizontal: isHorizontal))
  }

  /// Gives the items of uniform length the length of the longest, and moves the following parts.
  private func makeUniform(
    _ parts: inout [(start: CGFloat, arrangement: GroupArrangement)], _ group: NSCollectionLayoutGroup,
    _ used: inout CGFloat, isHorizontal: Bool
  ) {
    for isWidth in [true, false] {
      let path = isWidth ? \CGSize.width : \CGSize.height
      let uniform = parts.indices.filter { index in
        let item = group.subitems[index % group.subitems.count]
        let dimension = isWidth ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        let isShared = isWidth == isHorizontal && group.dividesLengthEqually
        return dimension.isUniformAcrossSiblings && !(item is NSCollectionLayoutGroup) && !isShared
      }
      guard let longest = uniform.map({ parts[$0].arrangement.size[keyPath: path] }).max() else { continue }
      var growth: CGFloat = 0
      for index in parts.indices {
        if isWidth == isHorizontal { parts[index].start += growth }
        guard uniform.contains(index) else { continue }
        growth += longest - parts[index].arrangement.size[keyPath: path]
        stretch(
          &parts[index].arrangement, group.subitems[index % group.subitems.count], isHorizontal: !isWidth, to: longest)
        parts[index].arrangement.size[keyPath: path] = longest
      }
      if isWidth == isHorizontal { used += growth }
    }
  }

  /// Returns the extent of a row or column across its axis, from the extents of its parts.
  ///
  /// Items of a fraction of the extent have no influence. If all are such items, the extent is the group's own.
  private func extentAcross(
    _ group: NSCollectionLayoutGroup, _ extents: [CGFloat], own: CGFloat, isHorizontal: Bool
  ) -> CGFloat {
    let determining = extents.enumerated().filter { index, _ in
      fractionAcross(group.subitems[index % group.subitems.count], isHorizontal: isHorizontal) == nil
    }
    return determining.map(\.element).max() ?? own
  }

  /// Returns an item's fraction of the extent of a row or column; nil for groups and other dimensions.
  private func fractionAcross(_ item: NSCollectionLayoutItem, isHorizontal: Bool) -> CGFloat? {
    if item is NSCollectionLayoutGroup { return nil }
    let size = item.layoutSize
    if isHorizontal { return size.heightDimension.isFractionalHeight ? size.heightDimension.dimension : nil }
    return size.widthDimension.isFractionalWidth ? size.widthDimension.dimension : nil
  }

  private func spacing(of item: NSCollectionLayoutItem, _ isHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
    guard let edges = item.edgeSpacing else { return (0, 0) }
    return isHorizontal
      ? (edges.leading?.spacing ?? 0, edges.trailing?.spacing ?? 0)
      : (edges.top?.spacing ?? 0, edges.bottom?.spacing ?? 0)
  }

  /// Returns the joined arrangement of a row's or column's parts, after flexible spacing and stretching.
  private func joined(
    _ parts: [(start: CGFloat, arrangement: GroupArrangement)], _ group: NSCollectionLayoutGroup, _ inner: CGSize,
    _ axes: (width: Bool, height: Bool), isHorizontal: Bool, used: CGFloat, across: CGFloat
  ) -> GroupArrangement {
    var result = GroupArrangement()
    let available = isHorizontal ? inner.width : inner.height
    let isFlexible = group.interItemSpacing?.isFlexibleSpacing == true
    let extra = isFlexible && parts.count > 1 ? max(0, available - used) / CGFloat(parts.count - 1) : 0
    let growsAcross = isHorizontal ? axes.height : axes.width
    for (index, part) in parts.enumerated() {
      var moved = part.arrangement
      let start = part.start + extra * CGFloat(index)
      moved.move(by: isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start))
      let subitem = group.subitems[index % group.subitems.count]
      if growsAcross, let fraction = fractionAcross(subitem, isHorizontal: isHorizontal) {
        stretch(&moved, subitem, isHorizontal: isHorizontal, to: across * fraction)
      }
      result.placements += moved.placements
    }
    result.size = isHorizontal ? CGSize(width: used, height: across) : CGSize(width: across, height: used)
    return result
  }

  /// Sets the extent of an item across its group, including its content insets.
  private func stretch(
    _ part: inout GroupArrangement, _ item: NSCollectionLayoutItem, isHorizontal: Bool, to extent: CGFloat
  ) {
    let insets = item.contentInsets
    for index in part.placements.indices {
      if isHorizontal {
        part.placements[index].frame.size.height = max(0, extent - insets.top - insets.bottom)
      } else {
        part.placements[index].frame.size.width = max(0, extent - insets.leading - insets.trailing)
      }
    }
  }
}

extension NSCollectionLayoutSize {
  /// The axes on which the content determines the size.
  var flexibleAxes: (width: Bool, height: Bool) { (widthDimension.followsContent, heightDimension.followsContent) }
}

extension CGRect {
  /// Returns the rectangle inset by directional insets, from left to right.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(by: insets.resolved(for: .leftToRight))
  }
}
