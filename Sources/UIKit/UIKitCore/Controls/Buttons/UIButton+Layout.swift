internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

extension UIButton {
  /// The insets of the content with left and right resolved, in points.
  var effectiveContentInsets: UIEdgeInsets {
    if let configuration {
      return configuration.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection)
    }
    var insets = contentEdgeInsets
    if insets == .zero, hasTitle, !hasImage {
      insets.top = ButtonMetrics.titlePadding
      insets.bottom = ButtonMetrics.titlePadding
    }
    return insets
  }

  // A text that is assigned to the label itself does not show it.
  var hasTitle: Bool { titleView.superview === self }
  var hasSubtitle: Bool { subtitleView.superview === self }
  var shownImageSize: CGSize {
    if configuration?.showsActivityIndicator == true { return CGSize(width: 20, height: 20) }
    return imagePart.image?.size ?? .zero
  }
  private var hasImage: Bool { shownImageSize != .zero }

  /// The size of the image, or of the longer space that the configuration reserves for it.
  private var imageSpace: CGSize {
    var size = shownImageSize
    guard hasImage, let reservation = configuration?.imageReservation else { return size }
    if isSideBySide { size.width = max(size.width, reservation) } else { size.height = max(size.height, reservation) }
    return size
  }

  private var imagePlacement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
  var isSideBySide: Bool { imagePlacement == .leading || imagePlacement == .trailing }
  private var imagePadding: CGFloat { hasImage && hasTitle ? configuration?.imagePadding ?? 0 : 0 }
  private var titlePadding: CGFloat { hasTitle && hasSubtitle ? configuration?.titlePadding ?? 0 : 0 }

  /// Returns the size of title and subtitle in points, wrapped to a width if their labels allow it.
  private func textSize(within width: CGFloat) -> CGSize {
    let title = hasTitle ? titleView.sizeThatFits(CGSize(width: width, height: 0)) : .zero
    let subtitle = hasSubtitle ? subtitleView.sizeThatFits(CGSize(width: width, height: 0)) : .zero
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
  }

  /// Returns the size of image and texts with the padding between them, in points.
  private func groupSize(_ image: CGSize, _ text: CGSize) -> CGSize {
    isSideBySide
      ? CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
  }

  /// Returns the size of image, texts, padding and insets, in points.
  func fittingContentSize(within width: CGFloat) -> CGSize {
    let insets = effectiveContentInsets
    guard hasTitle || hasSubtitle || hasImage || configuration != nil else {
      if let background = currentBackgroundImage { return background.alignmentSize }
      let lineHeight = wholePoints(titleView.font.lineHeight)
      // Explicit insets replace the padding and the minimum width, as in buttons with a title.
      if contentEdgeInsets != .zero {
        return CGSize(width: wholePoints(insets.horizontal), height: wholePoints(lineHeight + insets.vertical))
      }
      return CGSize(width: ButtonMetrics.emptyWidth, height: lineHeight + 2 * ButtonMetrics.titlePadding)
    }
    let image = imageSpace
    var textWidth = width - insets.horizontal
    if isSideBySide { textWidth -= image.width + imagePadding }
    let text = textSize(within: max(0, textWidth))
    var content = groupSize(image, text)
    // In a custom button, an image alone is at least as high as a line of the title. In three projects, this is 22
    // points with a font of 18, for images 11 to 17 points high (builds 12088 to 22685 of Interface Builder).
    if configuration == nil, buttonType == .custom, !hasTitle {
      content.height = max(content.height, wholePoints(titleView.font.lineHeight))
    }
    var size = CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
    // Interface Builder records sizes in whole points. Only buttons with a configuration have sizes in whole pixels.
    if configuration == nil { size = CGSize(width: wholePoints(size.width), height: wholePoints(size.height)) }
    if configuration == nil, hasTitle, !hasImage, contentEdgeInsets == .zero {
      size.width = max(size.width, ButtonMetrics.emptyWidth)
    }
    if let background = currentBackgroundImage?.alignmentSize {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return pixelGrid.ceil(size)
  }

  /// Returns a length rounded up to whole points, with a tolerance for arithmetic errors.
  private func wholePoints(_ length: CGFloat) -> CGFloat { (length - 1e-6).rounded(.up) }

  /// Returns the frames of title, subtitle and image in the content rectangle, on whole pixels.
  func parts(in content: CGRect) -> (title: CGRect, subtitle: CGRect, image: CGRect) {
    let image = imageSpace
    let textWidth = isSideBySide ? content.width - image.width - imagePadding : content.width
    var text = textSize(within: max(0, textWidth))
    // The insets of the title reduce its space.
    text.width = min(text.width, max(0, textWidth - titleEdgeInsets.horizontal))
    let group = groupSize(image, text)
    let origin = CGPoint(x: alignedX(group.width, in: content), y: alignedY(group.height, in: content))
    let box = CGRect(origin: origin, size: group)
    let (imageRect, textRect) = split(box, image: image, text: text, in: content)
    let titleHeight = hasTitle ? titleView.sizeThatFits(CGSize(width: text.width, height: 0)).height : 0
    let title = CGRect(
      x: textRect.minX, y: textRect.minY, width: textRect.width, height: min(titleHeight, textRect.height))
    let subtitle = CGRect(
      x: textRect.minX, y: title.maxY + titlePadding, width: textRect.width,
      height: max(0, textRect.maxY - title.maxY - titlePadding))
    return (
      pixelGrid.round(moved(title, by: titleEdgeInsets)), pixelGrid.round(moved(subtitle, by: titleEdgeInsets)),
      pixelGrid.round(moved(imageRect, by: imageEdgeInsets))
    )
  }

  /// Returns the frames of image and text in the box that contains both.
  private func split(
    _ box: CGRect, image: CGSize, text: CGSize, in content: CGRect
  ) -> (image: CGRect, text: CGRect) {
    var imageRect = CGRect(origin: box.origin, size: image)
    var textRect = CGRect(origin: box.origin, size: text)
    switch imagePlacement {
    case .top, .bottom:
      imageRect.origin.x = box.midX - image.width / 2
      textRect.origin.x = box.midX - text.width / 2
      imageRect.origin.y = imagePlacement == .top ? box.minY : box.maxY - image.height
      textRect.origin.y = imagePlacement == .top ? box.maxY - text.height : box.minY
    default:
      let imageIsLeft = (imagePlacement != .trailing) != isRightToLeft
      imageRect.origin.x = imageIsLeft ? box.minX : box.maxX - image.width
      textRect.origin.x = imageIsLeft ? box.maxX - text.width : box.minX
      imageRect.origin.y = box.midY - image.height / 2
      textRect.origin.y = box.midY - text.height / 2
    }
    let shown = shownImageSize
    imageRect = imageRect.insetBy(dx: (image.width - shown.width) / 2, dy: (image.height - shown.height) / 2)
    if contentHorizontalAlignment == .fill, !hasTitle {
      imageRect.origin.x = content.minX
      imageRect.size.width = content.width
    }
    if contentVerticalAlignment == .fill {
      if hasImage, isSideBySide { (imageRect.origin.y, imageRect.size.height) = (content.minY, content.height) }
      if hasTitle, isSideBySide { (textRect.origin.y, textRect.size.height) = (content.minY, content.height) }
    }
    return (imageRect, textRect)
  }

  /// Returns a frame moved by insets.
  ///
  /// Content at an edge moves by the inset of that edge, other content by half the difference of opposite insets.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return rect }
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: insets.left
      case .right: -insets.right
      default: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return rect.offsetBy(dx: x, dy: y)
  }

  private func alignedX(_ width: CGFloat, in content: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: content.minX
    case .right: content.maxX - width
    default: content.midX - width / 2
    }
  }

  private func alignedY(_ height: CGFloat, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: content.minY
    case .bottom: content.maxY - height
    default: content.midY - height / 2
    }
  }

  /// Sets the frames of the subviews.
  func placeContent() {
    let content = contentRect(forBounds: bounds)
    titleView.frame = titleRect(forContentRect: content)
    imagePart.frame = imageRect(forContentRect: content)
    subtitleView.frame = parts(in: content).subtitle
    spinner?.frame = imagePart.frame
  }

  /// The distances of the title's first baseline from the top and of its last from the bottom, in points.
  ///
  /// They apply to a button with its intrinsic size. Without a title, both are 0.
  var contentBaselines: (first: CGFloat, last: CGFloat) {
    guard hasTitle else { return (0, 0) }
    let size = intrinsicContentSize
    let title = parts(in: CGRect(origin: .zero, size: size).inset(by: effectiveContentInsets)).title
    let last = size.height - title.maxY + titleView.ownLastBaselineOffset
    return (title.minY + titleView.ownFirstBaselineOffset, last)
  }
}
