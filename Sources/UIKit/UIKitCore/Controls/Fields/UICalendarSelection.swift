public import Foundation

/// The dates that are selected in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Called after a change, so that the calendar view is drawn again.
  var onChange: (() -> Void)?

  /// Asks the delegate again which dates can be selected.
  open func updateSelectableDates() { onChange?() }

  /// The selected dates.
  var dates: [DateComponents] { [] }
  /// Returns whether the delegate lets a date be selected.
  func allows(_ date: DateComponents) -> Bool { true }
}

/// A selection of at most one date.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? {
    didSet { onChange?() }
  }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
  }

  override var dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }
  override func allows(_ date: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: date) ?? true }
}

/// A selection of any number of dates.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = [] {
    didSet { onChange?() }
  }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
  }

  override var dates: [DateComponents] { selectedDates }
  override func allows(_ date: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: date) ?? true
  }
}

/// The events and rules of a selection of one date. Dates are not selected by touches.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool  // optional: true
}

/// The events and rules of a selection of several dates. Dates are not selected by touches.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool  // optional: true
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool  // optional: true
}
