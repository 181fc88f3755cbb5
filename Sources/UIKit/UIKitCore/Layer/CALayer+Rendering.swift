public import Foundation
internal import UIFoundation
internal import UIGraphics

extension CALayer {
  /// Draws the layer tree into a context whose origin is the bounds' top left corner.
  func renderTree(in ctx: CGContext) {
    withEndValues {
      guard !isHidden, opacity > 0 else { return }
      ctx.saveGState()
      ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
      renderWithTraits(in: ctx)
      ctx.restoreGState()
    }
  }

  /// Draws the layer tree into a context in the superlayer's coordinate space.
  private func renderPlaced(in ctx: CGContext) {
    if rareState?.isReplacedByPreview == true { return }
    if fillsSuperlayer, let bounds = superlayer?.bounds, frame != bounds { frame = bounds }
    withEndValues {
      guard !isHidden, opacity > 0 else { return }
      ctx.saveGState()
      ctx.concatenate(transformToSuperlayer)
      renderWithTraits(in: ctx)
      ctx.restoreGState()
    }
  }

  /// Draws the layer with its view's traits as the current traits, which resolve dynamic colors.
  private func renderWithTraits(in ctx: CGContext) {
    guard let traits = view?.traitCollection, traits !== UITraitCollection.current else {
      return renderComposited(in: ctx)
    }
    traits.performAsCurrent { renderComposited(in: ctx) }
  }

  /// Draws the layer, as a group if it has a mask or an opacity below 1.
  private func renderComposited(in ctx: CGContext) {
    var style = GroupStyle(alpha: Double(min(opacity, 1)))
    if let mask { style.mask = DisplayList.record(bounds: bounds) { mask.renderPlaced(in: $0) } }
    guard style != GroupStyle() else { return renderVibrant(in: ctx) }
    ctx.group(style) { renderVibrant(in: ctx) }
  }

  /// Draws the layer; one with vibrancy as the mask of its backdrop.
  private func renderVibrant(in ctx: CGContext) {
    guard let vibrancy = rareState?.vibrancy?() else { return renderUngrouped(in: ctx) }
    ctx.group(GroupStyle(mask: DisplayList.record(bounds: bounds) { renderUngrouped(in: $0) })) {
      ctx.drawBackdrop(behind: .rect(bounds), vibrancy)
    }
  }

  private func renderUngrouped(in ctx: CGContext) {
    if let view { view.updateConcentricCorners() } else { layoutIfNeeded() }
    renderShadow(in: ctx)
    renderSelf(in: ctx)
  }

  private func renderSelf(in ctx: CGContext) {
    if let (front, card) = rareState?.reduction { return renderReduced(to: card, behind: front, in: ctx) }
    let outline = outlinePath
    if let outline, masksToBounds, hasSeveralParts { return renderClipped(to: outline, in: ctx) }
    if let fill = resolvedBackground {
      ctx.setFillColor(fill)
      fillOutline(outline, in: ctx)
    }
    ctx.saveGState()
    if masksToBounds { clip(to: outline, in: ctx) }
    renderContent(in: ctx)
    renderSublayers(in: ctx)
    ctx.restoreGState()
    renderBorder(in: ctx)
  }

  /// The card as which a layer and its rear sublayers are drawn, reduced around the middle.
  struct Reduction: Equatable {
    var scale: CGFloat
    /// The distance from the top, in points.
    var top: CGFloat
    /// The radius of the card's corners, in points.
    var cornerRadius: CGFloat
  }

  /// Draws the layer and the sublayers behind one of them as a card, and the others at their size.
  private func renderReduced(to card: Reduction, behind front: CALayer, in ctx: CGContext) {
    let sublayers = sublayersBackToFront
    let rear = sublayers.prefix { $0 !== front }
    ctx.setFillColor(UIColor.black.cgColor)
    ctx.fill(bounds)
    ctx.saveGState()
    let width = bounds.width * card.scale
    let frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.minY + card.top, width: width, height: bounds.height * card.scale)
    clip(to: roundedPath(in: frame, radius: card.cornerRadius), in: ctx)
    ctx.translateBy(x: frame.minX, y: frame.minY)
    ctx.scaleBy(x: card.scale, y: card.scale)
    ctx.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let fill = resolvedBackground {
      ctx.setFillColor(fill)
      ctx.fill(bounds)
    }
    renderContent(in: ctx)
    for sublayer in rear { sublayer.renderPlaced(in: ctx) }
    ctx.restoreGState()
    for sublayer in sublayers.dropFirst(rear.count) { sublayer.renderPlaced(in: ctx) }
  }

  /// Indicates whether parts of the layer can cover each other: background, sublayers, border.
  private var hasSeveralParts: Bool { resolvedBackground != nil || hasBorder || ownSublayers.count > 1 }

  /// Draws the layer and its sublayers as one picture, which rounded corners clip once.
  ///
  /// If the corners clipped each part, a background would show as a fringe around the content that covers it.
  private func renderClipped(to outline: CGPath, in ctx: CGContext) {
    ctx.saveGState()
    clip(to: outline, in: ctx)
    ctx.group(.clippedAsWhole) {
      if let fill = resolvedBackground {
        ctx.setFillColor(fill)
        ctx.fill(bounds)
      }
      renderContent(in: ctx)
      renderSublayers(in: ctx)
      fillBorder(in: ctx)
    }
    ctx.restoreGState()
  }

  /// Fills the area between the bounds and the inner edge of the border.
  private func fillBorder(in ctx: CGContext) {
    guard hasBorder, let borderColor else { return }
    let inside = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    ctx.setFillColor(borderColor)
    ctx.addRect(bounds)
    if inside.width > 0, inside.height > 0 {
      if let path = roundedPath(in: inside, radius: max(0, limitedCornerRadius - borderWidth)) {
        ctx.addPath(path)
      } else {
        ctx.addRect(inside)
      }
    }
    ctx.fillPath(using: .evenOdd)
  }

  /// Draws the sublayers once, with the sublayer transform around the anchor point.
  func renderSublayersOnce(in ctx: CGContext) {
    let transform = sublayerTransform.flattened
    guard !transform.isIdentity else {
      for sublayer in sublayersBackToFront { sublayer.renderPlaced(in: ctx) }
      return
    }
    ctx.saveGState()
    ctx.concatenate(transform, around: anchorInBounds)
    for sublayer in sublayersBackToFront { sublayer.renderPlaced(in: ctx) }
    ctx.restoreGState()
  }

  private func renderContent(in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    ctx.saveGState()
    if let image = contents as? UIImage
      ?? (contents as? CGImage).map({ UIImage(cgImage: $0, scale: contentsScale, orientation: .up) })
    {
      draw(image, in: ctx)
    }
    draw(in: ctx)
    delegate?.draw(self, in: ctx)
    ctx.restoreGState()
    UIGraphicsPopContext()
  }

  /// Draws the part of the image in `contentsRect` according to the gravity.
  private func draw(_ contents: UIImage, in ctx: CGContext) {
    let part = contentsRect
    let image = contents.stretched(in: contentsCenter)
    setFilter(of: image.size, in: contentsGravity.contentMode.frame(ofContent: image.size, in: bounds), ctx)
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1), part.width > 0, part.height > 0 else {
      return image.drawAsContent(in: contentsGravity.contentMode.frame(ofContent: image.size, in: bounds))
    }
    let size = CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
    let target = contentsGravity.contentMode.frame(ofContent: size, in: bounds)
    let imageSize = CGSize(width: target.width / part.width, height: target.height / part.height)
    ctx.saveGState()
    ctx.clip(to: target)
    image.drawAsContent(
      in: CGRect(
        x: target.minX - part.minX * imageSize.width, y: target.minY - part.minY * imageSize.height,
        width: imageSize.width, height: imageSize.height))
    ctx.restoreGState()
  }

  /// Selects the filter with which an image of a size is scaled to a rectangle.
  func setFilter(of size: CGSize, in target: CGRect, _ context: CGContext) {
    let isMagnified = target.width > size.width || target.height > size.height
    let filter = isMagnified ? magnificationFilter : minificationFilter
    if filter == .nearest { context.interpolationQuality = .none }
  }

  /// The sublayers by `zPosition`, then in the order of `sublayers`.
  private var sublayersBackToFront: [CALayer] {
    guard ownSublayers.contains(where: { $0.zPosition != 0 }) else { return ownSublayers }
    return ownSublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  private var resolvedBackground: CGColor? {
    let color = dynamicBackgroundColor?.cgColor ?? backgroundColor
    return (color?.alpha ?? 0) > 0 ? color : nil
  }

  private var hasBorder: Bool {
    borderWidth > 0 && (borderColor?.alpha ?? 0) > 0 && bounds.width > 0 && bounds.height > 0
  }

  private func renderBorder(in ctx: CGContext) {
    guard hasBorder, let borderColor else { return }
    let inset = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    ctx.setStrokeColor(borderColor)
    ctx.setLineWidth(min(borderWidth, bounds.width, bounds.height))
    if let path = roundedPath(in: inset, radius: max(0, limitedCornerRadius - borderWidth / 2)) {
      ctx.addPath(path)
      ctx.strokePath()
    } else {
      ctx.stroke(inset)
    }
  }

  /// Draws the shadow of the shadow path, or else of the background, or else of all content.
  private func renderShadow(in ctx: CGContext) {
    guard shadowOpacity > 0, !masksToBounds, let shadowColor, shadowColor.alpha > 0 else { return }
    let color = shadowColor.rgba.multiplyingAlpha(by: Double(min(shadowOpacity, 1)))
    let shadow = ShadowStyle(offset: shadowOffset, blur: shadowRadius * 2, color: color)
    // The tint makes the content transparent, so that only its shadow is visible.
    ctx.group(GroupStyle(shadow: shadow, tint: RGBA.black.with(alpha: 0))) {
      if let path = shadowPath {
        ctx.setFillColor(UIColor.black.cgColor)
        ctx.addPath(path)
        ctx.fillPath()
      } else if let fill = resolvedBackground {
        ctx.setFillColor(fill)
        fillOutline(outlinePath, in: ctx)
      } else {
        renderSelf(in: ctx)
      }
    }
  }
}

extension CGContext {
  /// Applies a transform around a point.
  func concatenate(_ transform: CGAffineTransform, around point: CGPoint) {
    translateBy(x: point.x, y: point.y)
    concatenate(transform)
    translateBy(x: -point.x, y: -point.y)
  }
}

extension CALayer {
  /// Returns the length of a corner along an edge, in radii.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? PathData.continuousCornerExtent : 1
  }

  private var limitedCornerRadius: CGFloat { min(max(0, cornerRadius), min(bounds.width, bounds.height) / 2) }

  /// The rounded outline of the bounds; nil for a plain rectangle.
  var outlinePath: CGPath? { roundedPath(in: bounds, radius: limitedCornerRadius) }

  private func roundedPath(in rect: CGRect, radius: CGFloat) -> CGPath? {
    guard radius > 0, !maskedCorners.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
    var corners: UIRectCorner = maskedCorners == .all ? .allCorners : []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return switch cornerCurve {
    case .continuous: UIBezierPath(smoothRect: rect, radius: radius, corners: corners).cgPath
    default: UIBezierPath(circularRect: rect, radius: radius, corners: corners).cgPath
    }
  }

  private func fillOutline(_ outline: CGPath?, in ctx: CGContext) {
    guard let outline else { return ctx.fill(bounds) }
    ctx.addPath(outline)
    ctx.fillPath()
  }

  func clip(to outline: CGPath?, in ctx: CGContext) {
    guard let outline else { return ctx.clip(to: bounds) }
    ctx.addPath(outline)
    ctx.clip()
  }
}

extension UIImage {
  /// Returns the image with only a part of its unit square stretched, or itself if that is the whole.
  fileprivate func stretched(in center: CGRect) -> UIImage {
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return self }
    let part = center.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !part.isNull else { return self }
    let insets = UIEdgeInsets(
      top: part.minY * size.height, left: part.minX * size.width, bottom: (1 - part.maxY) * size.height,
      right: (1 - part.maxX) * size.width)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}
