internal import AutoLayout
public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// Wheels of rows side by side, each with one selected row.
open class UIPickerView: UIView {
  // Metrics in points. Interface Builder records the height on date pickers. The other metrics are estimates.
  private static let height: CGFloat = 216
  private static let width: CGFloat = 320
  private static let rowHeight: CGFloat = 32
  private static let titlePointSize: CGFloat = 21
  private static let selectionMargin: CGFloat = 9
  private static let selectionRadius: CGFloat = 8
  private static let componentSpacing: CGFloat = 5

  override func commonInit() {
    super.commonInit()
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
  /// Has no effect: every picker with components has a selection indicator, as in UIKit since iOS 7.
  open var showsSelectionIndicator = true

  // MARK: Rows

  private var rowCounts: [Int]?
  private var selectedRows: [Int] = []
  private var visibleRows: [(component: Int, row: Int, view: UIView)] = []

  /// The number of rows in each component, read from the data source on first access.
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

  /// Returns the view of a row if it is visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return visibleRows.first { $0.component == component && $0.row == row }?.view
  }

  open func reloadAllComponents() {
    rowCounts = nil
    for row in visibleRows { row.view.removeFromSuperview() }
    visibleRows = []
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let counts = counts
    guard counts.indices.contains(component) else { return }
    selectedRows[component] = min(max(0, row), max(0, counts[component] - 1))
    setNeedsLayout()
  }

  /// Returns the selected row of a component; -1 if it has no rows.
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
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : Self.rowHeight
  }

  /// The widths of the components, in points: the delegate's, or equal parts of the remaining width.
  private var widths: [CGFloat] {
    let count = counts.count
    guard count > 0 else { return [] }
    let fixed = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let available = bounds.width - 2 * Self.selectionMargin - CGFloat(count - 1) * Self.componentSpacing
    let flexibleCount = fixed.filter { $0 <= 0 }.count
    let share = flexibleCount > 0 ? max(0, available - fixed.reduce(0, +)) / CGFloat(flexibleCount) : 0
    return fixed.map { $0 > 0 ? $0 : share }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = widths
    let total = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.componentSpacing
    var x = bounds.midX - total / 2
    var visible: [(component: Int, row: Int, view: UIView)] = []
    for component in isRightToLeft ? Array(widths.indices.reversed()) : Array(widths.indices) {
      visible += placeWheel(component, x: x, width: widths[component])
      x += widths[component] + Self.componentSpacing
    }
    for row in visibleRows where !visible.contains(where: { $0.view === row.view }) { row.view.removeFromSuperview() }
    visibleRows = visible
    setNeedsDisplay()
  }

  /// Places the visible rows of a component on a wheel with the view's height as its diameter.
  private func placeWheel(
    _ component: Int, x: CGFloat, width: CGFloat
  ) -> [(component: Int, row: Int, view: UIView)] {
    let (count, height) = (counts[component], height(of: component))
    let radius = bounds.height / 2
    guard count > 0, radius > 0 else { return [] }
    let selected = selectedRows[component]
    // The number of rows on a quarter of the wheel, which is seen from the front.
    let rowsPerSide = Int(min(radius * .pi / 2 / height, CGFloat(count)).rounded(.down))
    return (max(0, selected - rowsPerSide)...min(count - 1, selected + rowsPerSide)).map { row in
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
    if let existing = visibleRows.first(where: { $0.component == component && $0.row == row }) { return existing.view }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      ?? titleView(row, component)
  }

  /// Creates the label of a row for which the delegate provides no view.
  func titleView(_ row: Int, _ component: Int) -> UIView {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Self.titlePointSize)
    label.adjustsFontSizeToFitWidth = true
    if let styled = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = styled
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  override func drawContent() {
    guard !counts.isEmpty else { return }
    let height = counts.indices.map { self.height(of: $0) }.max() ?? Self.rowHeight
    let selection = CGRect(
      x: bounds.minX + Self.selectionMargin, y: pixelGrid.round(bounds.midY - height / 2),
      width: max(0, bounds.width - 2 * Self.selectionMargin), height: height)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(circularRect: selection, radius: Self.selectionRadius).fill()
  }
}

/// The rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The appearance of a picker's rows. There is no user: no selection is reported.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat  // optional: 0
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat  // optional: 0
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?  // optional
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?  // optional
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView  // optional: pickerView.titleView(row, component)
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)  // optional
}
