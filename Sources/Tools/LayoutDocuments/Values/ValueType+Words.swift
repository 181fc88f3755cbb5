import UIKitCore

extension ValueType<UIView.ContentMode> { package static let contentMode = word(.contentMode) }
extension ValueType<NSLayoutConstraint.Axis> { package static let axis = word(.axis) }
extension ValueType<NSTextAlignment> { package static let textAlignment = word(.textAlignment) }
extension ValueType<NSLineBreakMode> { package static let lineBreakMode = word(.lineBreakMode) }

extension ValueType where Value == NSParagraphStyle.LineBreakStrategy {
  package static let lineBreakStrategy = ValueType<[NSParagraphStyle.LineBreakStrategy]>.list(
    of: .word(.lineBreakStrategy)
  ).map { NSParagraphStyle.LineBreakStrategy($0) }
}

extension ValueType<UIUserInterfaceStyle> { package static let interfaceStyle = word(.interfaceStyle) }
extension ValueType<UICollectionView.ScrollDirection> { package static let scrollDirection = word(.scrollDirection) }
extension ValueType<NSDirectionalRectEdge> { package static let directionalEdge = word(.directionalEdge) }
extension ValueType<UIBarButtonItem.SystemItem> { package static let barSystemItem = word(.barSystemItem) }
extension ValueType<UIButton.ButtonType> { package static let buttonType = word(.buttonType) }
extension ValueType<UIBlurEffect.Style> { package static let blurStyle = word(.blurStyle) }

extension ValueType where Value == UITabBarItem.SystemItem {
  package static let tabSystemItem = word(
    "a system item",
    [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
      "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
      "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ])
}

extension ValueType where Value == Calendar {
  package static let calendar = ValueType<Calendar.Identifier>.word(
    "a calendar",
    [
      "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "hebrew": .hebrew,
      "indian": .indian, "islamic": .islamic, "iso8601": .iso8601, "japanese": .japanese, "persian": .persian,
    ]
  ).map { Calendar(identifier: $0) }
}
