internal import UIFoundation

extension UIView {
  /// Sets a limit of the text size for the view and its descendants.
  func limitContentSize(
    _ limit: ReferenceWritableKeyPath<RareViewState, UIContentSizeCategory?>, to category: UIContentSizeCategory?
  ) {
    rare[keyPath: limit] = category
    traitsMayHaveChanged()
  }

  /// A description of the text size limits of the view and its superviews, nearest first.
  var contentSizeCategoryLimits: String {
    var limits: [String] = []
    var view: UIView? = self
    while let current = view {
      let name = "\(type(of: current))"
      if let minimum = current.minimumContentSizeCategory { limits.append("\(name): at least \(minimum.rawValue)") }
      if let maximum = current.maximumContentSizeCategory { limits.append("\(name): at most \(maximum.rawValue)") }
      view = current.superview
    }
    return limits.joined(separator: ", ")
  }
}
