import UIKitCore

/// Content sizes that Interface Builder recorded by running custom classes.
extension SceneBuilder {
  /// Sets the recorded content size of a view whose class is missing, and the font of a label.
  ///
  /// The font is chosen so that the label's text has the recorded size. A label that wraps gets the font but not the
  /// size. If recorded content sizes are used, no text gets the size.
  func setDesignableSize(_ view: UIView, _ element: Element) {
    guard let name = element["customClass"], customClasses.contains(name),
      let size = element.id.flatMap({ document.designableSizes[$0] })
    else { return }
    if let label = view as? UILabel { setDesignableFont(label, size, element) }
    let isText = ["label", "button", "textField", "textView"].contains(element.name)
    let wraps = (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
    if wraps || isText && options.text == .recorded { return }
    view.replacementContentSize = CGSize(
      width: size.width < 0 ? UIView.noIntrinsicMetric : size.width,
      height: size.height < 0 ? UIView.noIntrinsicMetric : size.height)
  }

  /// Sets the font in which a label's unwrapped text has the content size that its class recorded.
  ///
  /// Such classes set a font when they load. For example, a text of 17 points is recorded as 63.5×26.5, its size at 22
  /// points (builds 17703 to 21505). A text of 16 points in medium weight is recorded as 94×17, its size at 14 points
  /// (build 20020).
  private func setDesignableFont(_ label: UILabel, _ size: CGSize, _ element: Element) {
    guard let text = label.text, !text.isEmpty, element.child(key: "attributedText") == nil,
      size.width > 0, size.height > 0, let font = DesignableFont(label: label).font(size: size)
    else { return }
    label.font = font
  }
}

/// A search for the font in which text has its recorded size.
@MainActor
private struct DesignableFont {
  private let own: UIFont
  private let text: String
  private let scale: CGFloat

  init(label: UILabel) {
    own = label.font
    text = label.text ?? ""
    scale = label.traitCollection.displayScale > 0 ? label.traitCollection.displayScale : 2
  }

  /// The largest permitted difference between widths, in points and relative to the recorded width.
  ///
  /// Custom fonts such as Lato are 5 % narrower than the bundled one.
  private static let (slack, share): (CGFloat, CGFloat) = (1, 0.07)
  private static let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .light, .heavy]

  /// Returns the font with the recorded height whose width is nearest.
  ///
  /// Returns nil if the label's font fits, or if no font does.
  func font(size: CGSize) -> UIFont? {
    let ownSize = measure(own)
    guard ownSize.height > 0, !isNear(ownSize, size) else { return nil }
    let estimate = (own.pointSize * size.height / ownSize.height).rounded()
    var best: (font: UIFont, error: CGFloat)?
    for pointSize in [estimate, estimate - 1, estimate + 1] where pointSize > 0 {
      for font in candidates(pointSize) {
        let measured = measure(font)
        let error = abs(measured.width - size.width)
        if isNear(measured, size), error < best?.error ?? .infinity { best = (font, error) }
      }
    }
    return best?.font
  }

  private func candidates(_ pointSize: CGFloat) -> [UIFont] {
    [own.withSize(pointSize)] + Self.weights.map { .systemFont(ofSize: pointSize, weight: $0) }
  }

  private func isNear(_ measured: CGSize, _ size: CGSize) -> Bool {
    abs(measured.width - size.width) <= max(Self.slack, Self.share * size.width)
      && abs(measured.height - size.height) < 1 / scale
  }

  private func measure(_ font: UIFont) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = text
    return label.intrinsicContentSize
  }
}
