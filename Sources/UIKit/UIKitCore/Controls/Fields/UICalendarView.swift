public import Foundation
public import TextLayout
internal import UIFoundation
public import UIGraphics

/// A month with selected and decorated dates.
open class UICalendarView: UIView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Sendable {
    case small, medium, large
  }

  /// A dot, an image or a view below the number of a date.
  @MainActor
  public final class Decoration: NSObject {
    let image: UIImage?
    let color: UIColor?
    let size: DecorationSize
    let provider: (() -> UIView)?

    private init(image: UIImage?, color: UIColor?, size: DecorationSize, provider: (() -> UIView)?) {
      (self.image, self.color, self.size, self.provider) = (image, color, size, provider)
    }

    /// Creates a dot.
    public override convenience init() { self.init(image: nil, color: nil, size: .medium, provider: nil) }

    public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size, provider: nil)
    }

    public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image ?? UIImage(systemName: "circle.fill"), color: color, size: size, provider: nil)
    }

    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(image: nil, color: nil, size: .medium, provider: customViewProvider)
    }
  }

  // Metrics in points. They are estimates.
  private static let decorationHeight: CGFloat = 14

  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { calendarDidChange() }
  }
  open var calendar = Calendar(identifier: .gregorian) {
    didSet { calendarDidChange() }
  }
  /// The locale. The default is American English, since pictures must not depend on the machine's region.
  open var locale = Locale(identifier: "en_US") {
    didSet { calendarDidChange() }
  }
  /// The time zone; nil for Greenwich Mean Time.
  open var timeZone: TimeZone? {
    didSet { calendarDidChange() }
  }
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { calendarDidChange() }
  }
  /// The dates that can be shown and selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { calendarDidChange() }
  }
  /// The month that is shown. The default is that of the reference date, since pictures must not depend on the clock.
  open var visibleDateComponents = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2001, month: 1) {
    didSet {
      calendarDidChange()
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: oldValue)
    }
  }
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.onChange = nil
      selectionBehavior?.onChange = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
  /// Indicates whether there is space for decorations below the dates.
  open var wantsDateDecorations = true {
    didSet {
      invalidateIntrinsicContentSize()
      calendarDidChange()
    }
  }
  /// The delegate that a document creates, which the view retains.
  package final var retainedDelegate: (any UICalendarViewDelegate)? {
    didSet { delegate = retainedDelegate }
  }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    decorationsAreStale = true
    setNeedsLayout()
  }

  private func calendarDidChange() {
    decorationsAreStale = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: The month

  /// The space for decorations below the numbers of a week, in points.
  private var decorationHeight: CGFloat { wantsDateDecorations ? Self.decorationHeight : 0 }

  /// Returns the moment at which components begin in the view's time zone.
  ///
  /// Components without a calendar have the view's.
  private func date(of components: DateComponents, _ local: Calendar) -> Date? {
    var calendar = components.calendar ?? local
    calendar.timeZone = local.timeZone
    var parts = components
    (parts.calendar, parts.timeZone) = (nil, nil)
    return calendar.date(from: parts)
  }

  private var picture: MonthPicture? {
    let local = calendar.localized(locale, timeZone)
    guard let date = date(of: visibleDateComponents, local), let month = MonthGrid(containing: date, local) else {
      return nil
    }
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, local, local.timeZone)
    let design = fontDesign
    return MonthPicture(
      month: month, locale: locale, formatter: formatter, view: self,
      font: { size, weight in
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
      }, decorationHeight: decorationHeight)
  }

  private func components(of date: Date, _ calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  private func isAvailable(_ start: Date, _ local: Calendar) -> Bool {
    let end = local.date(byAdding: .day, value: 1, to: start) ?? start
    return end > availableDateRange.start && start <= availableDateRange.end
  }

  override func drawContent() {
    guard let picture else { return }
    let local = picture.month.calendar
    let selected = (selectionBehavior?.dates ?? []).compactMap { date(of: $0, local) }
    let isMulti = selectionBehavior is UICalendarSelectionMultiDate
    picture.draw(in: bounds) { _, start in
      MonthPicture.Day(
        isSelected: selected.contains { local.isDate($0, inSameDayAs: start) },
        isEnabled: isAvailable(start, local) && selectionBehavior?.allows(components(of: start, local)) != false,
        isFilled: !isMulti)
    }
  }

  // MARK: Decorations

  private var decorationViews: [(day: Int, view: UIView)] = []
  /// Indicates whether the next layout asks the delegate for the decorations.
  private var decorationsAreStale = true

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let picture else { return removeDecorations() }
    if decorationsAreStale {
      decorationsAreStale = false
      removeDecorations()
      addDecorations(to: picture.month)
    }
    for (day, view) in decorationViews {
      let cell = picture.dayCell(day, in: bounds)
      let center = CGPoint(x: cell.midX, y: cell.maxY - 4 - Self.decorationHeight / 2)
      let limit = CGSize(width: cell.width, height: 2 * (cell.maxY - center.y))
      let size = (view as? DecorationClip)?.contentSize ?? view.bounds.size
      view.frame = pixelGrid.round(
        CGRect(
          center: center, size: CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))))
    }
  }

  private func removeDecorations() {
    for (_, view) in decorationViews { view.removeFromSuperview() }
    decorationViews = []
  }

  private func addDecorations(to month: MonthGrid) {
    guard wantsDateDecorations, let delegate else { return }
    for day in 1...max(1, month.dayCount) {
      guard let start = month.date(ofDay: day),
        let decoration = delegate.calendarView(self, decorationFor: components(of: start, month.calendar))
      else { continue }
      let view = makeView(of: decoration)
      addSubview(view)
      decorationViews.append((day, view))
    }
  }

  private func makeView(of decoration: Decoration) -> UIView {
    if let provider = decoration.provider { return DecorationClip(provider()) }
    let side: CGFloat =
      switch decoration.size {
      case .small: 5
      case .medium: 7
      case .large: 9
      }
    let color = decoration.color ?? .systemFill
    guard let image = decoration.image else {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      dot.backgroundColor = color
      dot.layer.cornerRadius = side / 2
      return dot
    }
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.contentMode = .scaleAspectFit
    view.tintColor = color
    view.frame.size = CGSize(width: 2 * side, height: 2 * side)
    return view
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: MonthPicture.width, height: MonthPicture.height(for: traitCollection, decorationHeight: decorationHeight))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The clip around a decoration's own view, which is limited to the cell of a date.
private final class DecorationClip: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  /// The size of the view from its constraints and its content, or the size that it has.
  var contentSize: CGSize {
    let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size.width > 0 && size.height > 0 ? size : content.bounds.size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = pixelGrid.round(CGRect(center: CGPoint(x: bounds.midX, y: bounds.midY), size: contentSize))
  }
}

/// The decorations of a calendar view.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )  // optional
}
