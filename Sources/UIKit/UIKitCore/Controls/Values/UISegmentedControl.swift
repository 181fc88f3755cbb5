public import Foundation
internal import TextLayout
public import UIFoundation
public import UIGraphics

/// A control that selects one of several segments in a row.
open class UISegmentedControl: UIControl {
  /// The index that represents no selected segment.
  public nonisolated static let noSegment = -1

  /// The content and width of a segment.
  private struct Segment {
    var title: String?
    var image: UIImage?
    /// The width in points; 0 for automatic.
    var width: CGFloat = 0
    var isEnabled = true
    /// The offset of the content from its centered position, in points.
    var contentOffset = CGSize.zero
    var action: UIAction?
  }

  private static let height: CGFloat = 32

  /// The shapes of a segmented control, in points. Its sizes are the same in both designs.
  private struct Metrics {
    /// The radius of the track's corners; infinite for a capsule.
    let radius: CGFloat
    /// The inset of the selected segment's thumb.
    let thumbInset: CGFloat
    let shadow: (offset: CGFloat, opacity: CGFloat)
    let hasDividers: Bool
  }

  private static let metrics = DesignValues(
    classic: Metrics(radius: 8, thumbInset: 2, shadow: (offset: 3, opacity: 0.12), hasDividers: true),
    glass: Metrics(radius: .infinity, thumbInset: 2, shadow: (offset: 2, opacity: 0.06), hasDividers: false))
  private var metrics: Metrics { Self.metrics[traitCollection] }
  /// The extent of the frame below the alignment rectangle, in points.
  ///
  /// Source: in documents of Interface Builder, a control with a height constraint of 28 has a frame of 29 (build
  /// 16087). A stack view arranges a frame of 32 as 31 (17126), and a center is at 15.5 (15704).
  private static let shadowHeight: CGFloat = 1
  private var segments: [Segment] = []
  final var textAttributes = StateValues<[NSAttributedString.Key: Any]>() {
    didSet { segmentsDidChange() }
  }
  final var backgroundImages = StateValues<UIImage>() {
    didSet { setNeedsDisplay() }
  }
  /// The pictures between segments, with the states of the segments at their left and right.
  private var dividerImages: [(left: State, right: State, image: UIImage)] = [] {
    didSet { segmentsDidChange() }
  }

  /// Creates a control with strings and images as segments. Other items are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
    bounds.size = sizeThatFits(.zero)
  }

  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    for action in actions {
      segments.append(Segment(title: action.title, image: action.image, action: action))
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { setNeedsDisplay() }
  }
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }
  open var isMomentary = false
  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = pinned(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    segmentsDidChange()
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func titleForSegment(at segment: Int) -> String? { value(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { value(segment)?.image }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
  open func widthForSegment(at segment: Int) -> CGFloat { value(segment)?.width ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool { value(segment)?.isEnabled ?? false }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { value(segment)?.contentOffset ?? .zero }
  /// Replaces the content and the action of a segment by those of an action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { value(segment)?.action }
  /// Returns the index of the segment with an action, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[state] = image
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages.value(for: state)
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    dividerImages.removeAll { $0.left == leftState && $0.right == rightState }
    if let image { dividerImages.append((leftState, rightState, image)) }
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    let exact = dividerImages.first { $0.left == leftState && $0.right == rightState }
    return (exact ?? dividerImages.first { $0.left == .normal && $0.right == .normal })?.image
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
    segmentsDidChange()
  }
  /// Returns the last index for those beyond it, and nil for negative ones or without segments.
  ///
  /// Apple's pages of all methods with an index: "the segmented control pins values exceeding this upper range to the
  /// last segment".
  private func pinned(_ index: Int) -> Int? { index < 0 || segments.isEmpty ? nil : min(index, segments.count - 1) }
  private func value(_ index: Int) -> Segment? { pinned(index).map { segments[$0] } }
  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard let index = pinned(index) else { return }
    body(&segments[index])
    segmentsDidChange()
  }
  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Measuring

  private func font(isSelected: Bool) -> UIFont {
    attributes(isSelected: isSelected)?[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  private func attributes(isSelected: Bool) -> [NSAttributedString.Key: Any]? {
    textAttributes.value(for: isSelected ? .selected : .normal)
  }

  /// Returns the width of a segment without separators: the assigned width, or at least 30 points.
  ///
  /// The width of a title is rounded up to whole points, and has 9 points of padding at both sides. Source: builds
  /// 15704 to 23506 of Interface Builder record a width of 73 for the title "Roaming", 72 for "Gradient", 76 for
  /// "duplicate", and 58 for "Flat" and "Native".
  private func naturalWidth(of segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return max(30, image.size.width + Self.padding) }
    let title = ControlText(segment.title ?? "", font: font(isSelected: false), in: self)
    return max(30, title.size.width.rounded(.up) + Self.padding)
  }

  /// The sum of the padding at both sides of a segment's content, in points.
  private static let padding: CGFloat = 18
  /// The width of the line or picture between two segments, in points.
  private var separatorWidth: CGFloat {
    dividerImages.map(\.image.size.width).max() ?? (backgroundImages[.normal] == nil ? 1 : 0)
  }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(naturalWidth)
    let total =
      apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    let separators = CGFloat(max(0, widths.count - 1)) * separatorWidth
    return CGSize(width: pixelGrid.ceil(total + separators), height: Self.height - Self.shadowHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: Self.shadowHeight, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: Self.height)
  }

  override var ownFirstBaselineOffset: CGFloat {
    let font = font(isSelected: false)
    return pixelGrid.round((Self.height - font.lineHeight) / 2 + font.ascender)
  }
  override var ownLastBaselineOffset: CGFloat { Self.height - Self.shadowHeight - ownFirstBaselineOffset }

  /// The rectangles of the segments between the separators. Segments without an assigned width fill the remaining width.
  private var segmentRects: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.filter { $0.width == 0 }
    let natural = flexible.map(naturalWidth)
    let separators = CGFloat(segments.count - 1) * separatorWidth
    let available = max(0, bounds.width - fixed - separators)
    let total = natural.reduce(0, +)
    var spans: [(start: CGFloat, end: CGFloat)] = []
    var start: CGFloat = 0
    var flexibleIndex = 0
    for segment in segments {
      var width = segment.width
      if width == 0 {
        let share =
          apportionsSegmentWidthsByContent && total > 0
          ? natural[flexibleIndex] / total : 1 / CGFloat(flexible.count)
        width = available * share
        flexibleIndex += 1
      }
      spans.append((start, start + width))
      start += width + separatorWidth
    }
    // Pictures fill the height of the control.
    let height = backgroundImages[.normal] == nil ? Self.height : bounds.height
    let y = (bounds.height - height) / 2
    return spans.map { start, end in
      let x = isRightToLeft ? bounds.width - end : start
      return pixelGrid.round(CGRect(x: bounds.minX + x, y: bounds.minY + y, width: end - start, height: height))
    }
  }

  // MARK: Drawing

  override func drawContent() {
    guard let context = UIGraphicsGetCurrentContext(), !segments.isEmpty else { return }
    let rects = segmentRects
    let outline = rects.reduce(rects[0]) { $0.union($1) }
    context.saveGState()
    if backgroundImages[.normal] != nil {
      drawPictures(in: rects, outline, context)
    } else {
      UIColor.tertiarySystemFill.setFill()
      let metrics = metrics
      track(outline, metrics).fill()
      if metrics.hasDividers, dividerImages.isEmpty {
        for (index, rect) in rects.enumerated() { drawDivider(before: index, at: rect, in: context) }
      }
      if rects.indices.contains(selectedSegmentIndex) {
        drawThumb(in: rects[selectedSegmentIndex], on: outline, context)
      }
    }
    drawDividerImages(between: rects)
    for (segment, (index, rect)) in zip(segments, rects.enumerated()) {
      let offset = segment.contentOffset
      draw(
        segment, in: rect.offsetBy(dx: offset.width, dy: offset.height), isSelected: index == selectedSegmentIndex)
    }
    context.restoreGState()
  }

  /// Draws a picture behind each segment. The control's first and last segment have the picture's caps.
  ///
  /// A picture that is not resizable has caps of half its width, with one point between them that is stretched (Apple's
  /// documentation of `setBackgroundImage(_:for:barMetrics:)`).
  private func drawPictures(in rects: [CGRect], _ outline: CGRect, _ context: CGContext) {
    for (index, rect) in rects.enumerated() {
      guard let image = backgroundImages.value(for: index == selectedSegmentIndex ? .selected : .normal) else {
        continue
      }
      let cap = max(0, (image.size.width - 1) / 2)
      let capped =
        image.presentation.isResizable
        ? image
        : image.resizableImage(
          withCapInsets: UIEdgeInsets(top: 0, left: cap, bottom: 0, right: cap), resizingMode: .stretch)
      var target = rect
      if rect.minX > outline.minX {
        target.origin.x -= capped.capInsets.left
        target.size.width += capped.capInsets.left
      }
      if rect.maxX < outline.maxX { target.size.width += capped.capInsets.right }
      context.saveGState()
      context.clip(to: rect)
      capped.draw(in: target, asContentOf: self)
      context.restoreGState()
    }
  }

  private func drawDividerImages(between rects: [CGRect]) {
    func state(_ index: Int) -> State { index == selectedSegmentIndex ? .selected : .normal }
    for (index, (near, far)) in zip(rects, rects.dropFirst()).enumerated() {
      let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
      let divider = dividerImage(
        forLeftSegmentState: state(left), rightSegmentState: state(right), barMetrics: .default)
      let x = min(near.maxX, far.maxX)
      divider?.draw(
        in: CGRect(x: x, y: near.minY, width: max(near.minX, far.minX) - x, height: near.height), asContentOf: self)
    }
  }

  private func drawDivider(before index: Int, at rect: CGRect, in context: CGContext) {
    guard index > 0, index != selectedSegmentIndex, index - 1 != selectedSegmentIndex else { return }
    UIColor.separator.setFill()
    let x = isRightToLeft ? rect.maxX : rect.minX - separatorWidth
    context.fill(CGRect(x: x, y: rect.minY + 9, width: separatorWidth, height: rect.height - 18))
  }

  private func track(_ rect: CGRect, _ metrics: Metrics) -> UIBezierPath {
    UIBezierPath(circularRect: rect, radius: min(metrics.radius, rect.height / 2))
  }

  /// Draws the thumb, whose shadow is inside the track.
  private func drawThumb(in rect: CGRect, on track: CGRect, _ context: CGContext) {
    if let image = backgroundImages[.selected] { return image.draw(in: rect, asContentOf: self) }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let color = selectedSegmentTintColor ?? (isDark ? UIColor(white: 0.39, alpha: 1) : .white)
    context.saveGState()
    let metrics = metrics
    self.track(track, metrics).addClip()
    context.setShadow(
      offset: CGSize(width: 0, height: metrics.shadow.offset), blur: 8,
      color: UIColor(white: 0, alpha: metrics.shadow.opacity).cgColor)
    color.setFill()
    let thumb = rect.insetBy(dx: metrics.thumbInset, dy: metrics.thumbInset)
    UIBezierPath(circularRect: thumb, radius: min(metrics.radius - 1, thumb.height / 2)).fill()
    context.restoreGState()
  }

  private func draw(_ segment: Segment, in rect: CGRect, isSelected: Bool) {
    var color = attributes(isSelected: isSelected)?[.foregroundColor] as? UIColor ?? .label
    if !isEnabled || !segment.isEnabled { color = .tertiaryLabel }
    if let image = segment.image {
      let frame = UIView.ContentMode.center.frame(ofContent: image.size, in: rect)
      let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
      shown.draw(in: frame, asContentOf: self)
    } else {
      ControlText(segment.title ?? "", font: font(isSelected: isSelected), in: self)
        .draw(in: rect.insetBy(dx: 4, dy: 0), color: color)
    }
  }
}
