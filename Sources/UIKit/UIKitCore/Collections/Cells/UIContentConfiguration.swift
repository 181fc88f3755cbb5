public import Foundation
public import UIFoundation

/// A value that describes the content of a cell and creates its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

/// A view for a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: UIContentConfiguration { get set }
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: UIContentConfiguration) -> Bool { false }
}

/// The state that a configuration adapts to.
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
  /// Displays a configuration in a subview that fills the view, and returns the subview.
  ///
  /// The old content view is reused if it supports the configuration. Without a configuration, removes the old view and
  /// returns nil.
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
