import UIKitCore

/// The kinds of items whose edges, centers or baselines a line aligns.
struct AlignedItems: OptionSet, Hashable {
  let rawValue: Int

  /// Views beside each other.
  static let views = AlignedItems(rawValue: 1 << 0)
  /// The view around a view.
  static let superview = AlignedItems(rawValue: 1 << 1)
  /// The stack view of the views.
  static let stackView = AlignedItems(rawValue: 1 << 2)
  static let margins = AlignedItems(rawValue: 1 << 3)
  static let safeArea = AlignedItems(rawValue: 1 << 4)
  /// Another layout guide.
  static let guide = AlignedItems(rawValue: 1 << 5)

  /// The items in words, such as `view and superview`.
  var words: String {
    var names = [contains(.views) ? "views" : "view"]
    for (item, name) in [
      (.superview, "superview"), (.stackView, "stack view"), (.margins, "margins"), (.safeArea, "safe area"),
      (.guide, "guide"),
    ] as [(AlignedItems, String)] where contains(item) { names.append(name) }
    let last = names.removeLast()
    return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
  }
}

extension AlignedItems {
  /// Creates the items that a constraint relates.
  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    self = []
    for (item, attribute) in [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
    ] {
      if let guide = item as? UILayoutGuide {
        switch guide.identifier {
        case "UIViewSafeAreaLayoutGuide": insert(.safeArea)
        case "UIViewLayoutMarginsGuide": insert(.margins)
        default: insert(.guide)
        }
      } else if attribute.isMargin {
        insert(.margins)
      }
    }
    guard isEmpty else { return }
    let (first, second) = (constraint.firstItem as? UIView, constraint.secondItem as? UIView)
    let isNested =
      if let first, let second, first !== second {
        first.isDescendant(of: second) || second.isDescendant(of: first)
      } else { false }
    insert(isNested ? .superview : .views)
  }
}
