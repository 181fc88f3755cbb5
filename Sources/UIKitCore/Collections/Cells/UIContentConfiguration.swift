/// A cell's content in one value, which makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool { false }
}

/// What a configuration is made for.
public protocol UIConfigurationState: Sendable {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isEditing = false
  public var isExpanded = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UIView {
  /// Shows a configuration in this whole view: through the view that shows one already where it can, else through a new
  /// one, which is given back.
  func show(
    _ configuration: UIContentConfiguration?, replacing old: (UIView & UIContentView)?
  ) -> (UIView & UIContentView)? {
    if let configuration, let old, old.supports(configuration) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    guard let view = configuration?.makeContentView() else { return nil }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
