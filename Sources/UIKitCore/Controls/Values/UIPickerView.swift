internal import AutoLayout
public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// Wheels of rows side by side, each with one selected row.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  // Only the height is recorded by Interface Builder, on date pickers; the other sizes are estimates without a recording.
  private static let height: CGFloat = 216
  private static let width: CGFloat = 320
  private static let rowHeight: CGFloat = 32
  private static let titleSize: CGFloat = 21
  private static let stripMargin: CGFloat = 9
  private static let stripRadius: CGFloat = 8
  private static let componentGap: CGFloat = 5

  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishPicker()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishPicker()
    finishDecoding(from: coder, as: UIPickerView.self)
  }

  private func finishPicker() {
    isOpaque = false
    clipsToBounds = true
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  /// Has no effect: the indicator is always visible, as since iOS 7.
  open var showsSelectionIndicator = true

  // MARK: Rows

  private var rowCounts: [Int]?
  private var selectedRows: [Int] = []
  /// The views of the visible rows, by component and row.
  private var shown: [(component: Int, row: Int, view: UIView)] = []

  private var counts: [Int] {
    if let rowCounts { return rowCounts }
    guard let dataSource else { return [] }
    let counts = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
      max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
    }
    rowCounts = counts
    selectedRows = counts.indices.map { component in
      let old = selectedRows.indices.contains(component) ? selectedRows[component] : 0
      return min(old, max(0, counts[component] - 1))
    }
    return counts
  }

  open var numberOfComponents: Int { counts.count }
  open func numberOfRows(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: widths.indices.contains(component) ? widths[component] : 0, height: height(of: component))
  }

  /// Returns the view of a visible row if the delegate provided one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return shown.first { $0.component == component && $0.row == row }?.view
  }

  open func reloadAllComponents() {
    rowCounts = nil
    for row in shown { row.view.removeFromSuperview() }
    shown = []
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let counts = counts
    guard counts.indices.contains(component) else { return }
    selectedRows[component] = min(max(0, row), max(0, counts[component] - 1))
    setNeedsLayout()
  }

  /// Returns the selected row of a wheel; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let counts = counts
    return counts.indices.contains(component) && counts[component] > 0 ? selectedRows[component] : -1
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.width, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutTraitsDidChange() {
    super.layoutTraitsDidChange()
    reloadAllComponents()
  }

  private func height(of component: Int) -> CGFloat {
    let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return own > 0 ? own : Self.rowHeight
  }

  /// The widths of the wheels: the delegate's, and equal parts of the remaining width.
  private var widths: [CGFloat] {
    let count = counts.count
    guard count > 0 else { return [] }
    let own = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let room = bounds.width - 2 * Self.stripMargin - CGFloat(count - 1) * Self.componentGap
    let flexible = own.filter { $0 <= 0 }.count
    let share = flexible > 0 ? max(0, room - own.reduce(0, +)) / CGFloat(flexible) : 0
    return own.map { $0 > 0 ? $0 : share }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = widths
    let all = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.componentGap
    var x = bounds.midX - all / 2
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var kept: [(component: Int, row: Int, view: UIView)] = []
    for component in isFlipped ? Array(widths.indices.reversed()) : Array(widths.indices) {
      kept += placeWheel(component, x: x, width: widths[component])
      x += widths[component] + Self.componentGap
    }
    for row in shown where !kept.contains(where: { $0.view === row.view }) { row.view.removeFromSuperview() }
    shown = kept
    setNeedsDisplay()
  }

  /// Places the rows around the selected one on a wheel as high as the view, seen from the front.
  private func placeWheel(
    _ component: Int, x: CGFloat, width: CGFloat
  ) -> [(component: Int, row: Int, view: UIView)] {
    let (count, height) = (counts[component], height(of: component))
    let radius = bounds.height / 2
    guard count > 0, radius > 0 else { return [] }
    let selected = selectedRows[component]
    let reach = Int(min(radius * .pi / 2 / height, CGFloat(count)).rounded(.down))
    return (max(0, selected - reach)...min(count - 1, selected + reach)).compactMap { row in
      let angle = CGFloat(row - selected) * height / radius
      let view = rowView(row, component)
      if view.superview !== self { addSubview(view) }
      view.transform = .identity
      view.bounds.size = CGSize(width: width, height: height)
      view.center = CGPoint(x: x + width / 2, y: bounds.midY + radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
      view.alpha = row == selected ? 1 : max(0, cos(angle)) * 0.6
      return (component, row, view)
    }
  }

  private func rowView(_ row: Int, _ component: Int) -> UIView {
    if let known = shown.first(where: { $0.component == component && $0.row == row }) { return known.view }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      ?? titleView(row, component)
  }

  /// Creates the label of a row for which the delegate provides no view.
  func titleView(_ row: Int, _ component: Int) -> UIView {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Self.titleSize)
    label.adjustsFontSizeToFitWidth = true
    if let styled = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = styled
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  open override func draw(_ rect: CGRect) {
    guard !counts.isEmpty else { return }
    let height = counts.indices.map { self.height(of: $0) }.max() ?? Self.rowHeight
    let strip = CGRect(
      x: bounds.minX + Self.stripMargin, y: pixelGrid.round(bounds.midY - height / 2),
      width: max(0, bounds.width - 2 * Self.stripMargin), height: height)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: strip, cornerRadius: Self.stripRadius).fill()
  }
}

/// The rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The appearance of a picker's rows; without a user, no selection is reported.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

extension UIPickerViewDelegate {
  /// Returns a label with the row's title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { pickerView.titleView(row, component) }
}
