import UIKitCore

/// A cell, header or footer whose content and background are configurations.
@MainActor
protocol ConfigurableView: UIView {
  var contentConfiguration: UIContentConfiguration? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
}

extension UITableViewCell: ConfigurableView {}
extension UITableViewHeaderFooterView: ConfigurableView {}
extension UICollectionViewCell: ConfigurableView {}

extension ClassRegistry {
  /// Returns the properties of a cell, header or footer that are configurations.
  static func configurations<View: ConfigurableView>(of type: View.Type) -> [PropertyDescription] {
    [
      PropertyDescription(
        "contentConfiguration", .listContent, "The texts and the picture as one configuration, as of iOS 14."
      ) { (view: View, content) in view.contentConfiguration = content.configuration },
      PropertyDescription(
        "backgroundConfiguration", .backgroundConfiguration, "The configuration of the background, as of iOS 14."
      ) { (view: View, background) in view.backgroundConfiguration = background },
    ]
  }
}
