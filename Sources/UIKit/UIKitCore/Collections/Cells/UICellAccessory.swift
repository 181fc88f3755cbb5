internal import Foundation
internal import TextLayout
internal import UIGraphics

/// An accessory at an edge of a list row.
public struct UICellAccessory {
  /// The modes in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// A closure that a tap would call. It is stored but never called.
  public typealias ActionHandler = () -> Void

  private enum Kind {
    case mark(UITableViewCell.AccessoryType)
    case control(CellEditControl.Kind)
    case label(String)
    case custom(CustomViewConfiguration)
  }

  private let kind: Kind
  private var displayed = DisplayedState.always
  private var handler: ActionHandler?

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .mark(.disclosureIndicator), displayed: displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .mark(.checkmark), displayed: displayed)
  }
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .mark(.detailButton), displayed: displayed, handler: actionHandler)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .control(.delete), displayed: displayed, handler: actionHandler)
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .control(.insert), displayed: displayed, handler: actionHandler)
  }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .control(.selection(isSelected: false)), displayed: displayed)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .control(.reorder), displayed: displayed)
  }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .label(text), displayed: displayed)
  }
  /// Creates an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(kind: .custom(configuration), displayed: configuration.placement.displayed)
  }

  /// A custom view with its placement.
  public struct CustomViewConfiguration {
    /// The edge of a custom view, and the modes in which it is displayed.
    public enum Placement: Sendable {
      case leading(displayed: DisplayedState = .always)
      case trailing(displayed: DisplayedState = .always)

      fileprivate var displayed: DisplayedState {
        switch self {
        case .leading(let displayed), .trailing(let displayed): displayed
        }
      }
    }

    public let customView: UIView
    public let placement: Placement

    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      self.placement = placement
    }
  }

  /// Indicates whether the accessory is before the content.
  var isLeading: Bool {
    switch kind {
    case .control(let control): control != .reorder
    case .custom(let custom): if case .leading = custom.placement { true } else { false }
    default: false
    }
  }

  func isShown(isEditing: Bool) -> Bool { displayed == .always || (displayed == .whenEditing) == isEditing }

  /// Returns the width, in points, of the accessory's view.
  @MainActor func width(of view: UIView) -> CGFloat {
    switch kind {
    case .mark(.disclosureIndicator): TableMetrics.disclosureWidth * view.accessoryScale
    case .mark: TableMetrics.checkmarkWidth * view.accessoryScale
    case .control(.reorder): CellEditControl.reorderWidth
    case .control: CellEditControl.indentation
    case .label: view.intrinsicContentSize.width
    case .custom: view.accessorySize.width
    }
  }

  @MainActor func makeView() -> UIView {
    switch kind {
    case .mark(let type):
      let view = CellAccessory()
      view.type = type
      return view
    case .control(let kind):
      let view = CellEditControl()
      view.kind = kind
      return view
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.bounds.size = label.intrinsicContentSize
      return label
    case .custom(let custom): return custom.customView
    }
  }
}
