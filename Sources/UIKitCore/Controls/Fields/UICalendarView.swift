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
  private static let weekHeight: CGFloat = 58
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
  open var visibleDateComponents = DateComponents(year: 2001, month: 1) {
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
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { setNeedsLayout() }

  private func calendarDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: The month

  private var weekHeight: CGFloat { wantsDateDecorations ? Self.weekHeight : MonthPicture.dayHeight }

  private var localCalendar: Calendar {
    var local = calendar
    local.locale = locale
    local.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    // Setting the locale does not set the first weekday of a calendar with an identifier.
    local.firstWeekday = locale.calendar.firstWeekday
    return local
  }

  private var picture: MonthPicture? {
    let local = localCalendar
    guard let date = local.date(from: visibleDateComponents), let month = MonthGrid(containing: date, local) else {
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
      }, weekHeight: weekHeight)
  }

  private func components(of date: Date, _ calendar: Calendar) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  private func isAvailable(_ start: Date) -> Bool {
    let end = localCalendar.date(byAdding: .day, value: 1, to: start) ?? start
    return end > availableDateRange.start && start <= availableDateRange.end
  }

  override func drawContent() {
    guard let picture else { return }
    let local = picture.month.calendar
    let selected = (selectionBehavior?.dates ?? []).compactMap { local.date(from: $0) }
    let isMulti = selectionBehavior is UICalendarSelectionMultiDate
    picture.draw(in: bounds) { _, start in
      MonthPicture.Day(
        isSelected: selected.contains { local.isDate($0, inSameDayAs: start) },
        isEnabled: isAvailable(start) && selectionBehavior?.allows(components(of: start, local)) != false,
        isFilled: !isMulti)
    }
  }

  // MARK: Decorations

  private var decorationViews: [UIView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in decorationViews { view.removeFromSuperview() }
    decorationViews = []
    guard wantsDateDecorations, let delegate, let picture else { return }
    for day in 1...max(1, picture.month.dayCount) {
      guard let start = picture.month.date(ofDay: day),
        let decoration = delegate.calendarView(
          self, decorationFor: components(of: start, picture.month.calendar))
      else { continue }
      let cell = picture.dayCell(day, in: bounds)
      let view = makeView(of: decoration)
      let size = decoration.provider == nil ? view.bounds.size : view.accessoryFittingSize
      view.frame = pixelGrid.round(
        CGRect(
          center: CGPoint(x: cell.midX, y: cell.minY + MonthPicture.dayHeight - 4 + Self.decorationHeight / 2),
          size: size))
      addSubview(view)
      decorationViews.append(view)
    }
  }

  private func makeView(of decoration: Decoration) -> UIView {
    if let provider = decoration.provider { return provider() }
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
    CGSize(width: MonthPicture.width, height: MonthPicture.height(ofWeeks: weekHeight))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIView {
  /// The fitting size of a decoration, limited to the cell of a date.
  fileprivate var accessoryFittingSize: CGSize {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size.width > 0 && size.height > 0 ? size : bounds.size
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
