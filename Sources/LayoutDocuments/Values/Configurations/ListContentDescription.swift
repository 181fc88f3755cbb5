import UIKitCore

/// The description of a row's texts and image. `nil` values keep those of the style.
package struct ListContentDescription: Sendable {
  enum Style: Sendable {
    case cell, subtitleCell, valueCell, sidebarCell, sidebarHeader, plainHeader, plainFooter
    case groupedHeader, groupedFooter
  }

  var style = Style.cell
  var text: String?
  var attributedText: TextRuns?
  var secondaryText: String?
  var image: UIImage?
  var textProperties = ListTextDescription()
  var secondaryTextProperties = ListTextDescription()
  var imageProperties = ListImageDescription()
  var margins: NSDirectionalEdgeInsets?
  var isSideBySide: Bool?
  var imageToTextPadding: CGFloat?
  var horizontalPadding: CGFloat?
  var verticalPadding: CGFloat?

  @MainActor
  var configuration: UIListContentConfiguration {
    var configuration = initialConfiguration
    configuration.text = text
    configuration.attributedText = attributedText?.attributedString
    configuration.secondaryText = secondaryText
    configuration.image = image
    textProperties.apply(to: &configuration.textProperties)
    secondaryTextProperties.apply(to: &configuration.secondaryTextProperties)
    imageProperties.apply(to: &configuration.imageProperties)
    if let margins { configuration.directionalLayoutMargins = margins }
    if let isSideBySide { configuration.prefersSideBySideTextAndSecondaryText = isSideBySide }
    if let imageToTextPadding { configuration.imageToTextPadding = imageToTextPadding }
    if let horizontalPadding { configuration.textToSecondaryTextHorizontalPadding = horizontalPadding }
    if let verticalPadding { configuration.textToSecondaryTextVerticalPadding = verticalPadding }
    return configuration
  }

  @MainActor
  private var initialConfiguration: UIListContentConfiguration {
    switch style {
    case .cell: .cell()
    case .subtitleCell: .subtitleCell()
    case .valueCell: .valueCell()
    case .sidebarCell: .sidebarCell()
    case .sidebarHeader: .sidebarHeader()
    case .plainHeader: .plainHeader()
    case .plainFooter: .plainFooter()
    case .groupedHeader: .groupedHeader()
    case .groupedFooter: .groupedFooter()
    }
  }
}

/// The description of a text in a row.
struct ListTextDescription: Sendable {
  var font: UIFont?
  var color: UIColor?
  var alignment: UIListContentConfiguration.TextProperties.TextAlignment?
  var lineBreakMode: NSLineBreakMode?
  var numberOfLines: Int?
  var adjustsFontSizeToFitWidth: Bool?
  var minimumScaleFactor: CGFloat?
  var transform: UIListContentConfiguration.TextProperties.TextTransform?

  @MainActor
  fileprivate func apply(to properties: inout UIListContentConfiguration.TextProperties) {
    if let font { properties.font = font }
    if let color { properties.color = color }
    if let alignment { properties.alignment = alignment }
    if let lineBreakMode { properties.lineBreakMode = lineBreakMode }
    if let numberOfLines { properties.numberOfLines = numberOfLines }
    if let adjustsFontSizeToFitWidth { properties.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
    if let minimumScaleFactor { properties.minimumScaleFactor = minimumScaleFactor }
    if let transform { properties.transform = transform }
  }
}

/// The description of an image in a row.
struct ListImageDescription: Sendable {
  var tintColor: UIColor?
  var cornerRadius: CGFloat?
  var maximumSize: CGSize?
  var reservedLayoutSize: CGSize?

  @MainActor
  fileprivate func apply(to properties: inout UIListContentConfiguration.ImageProperties) {
    if let tintColor { properties.tintColor = tintColor }
    if let cornerRadius { properties.cornerRadius = cornerRadius }
    if let maximumSize { properties.maximumSize = maximumSize }
    if let reservedLayoutSize { properties.reservedLayoutSize = reservedLayoutSize }
  }
}
