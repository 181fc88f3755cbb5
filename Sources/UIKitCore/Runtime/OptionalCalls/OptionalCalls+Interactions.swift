public import Foundation

// Optional requirements, callable as `delegate?.method?(…)`.

extension UIPickerViewDelegate {
  @_disfavoredOverload public var pickerView: OptionalCall<any UIPickerViewDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any UIPickerViewDelegate> {
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    delegate.pickerView(pickerView, widthForComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    delegate.pickerView(pickerView, rowHeightForComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

extension UICollisionBehaviorDelegate {
  @_disfavoredOverload public var collisionBehavior: OptionalCall<any UICollisionBehaviorDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UICollisionBehaviorDelegate> {
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }

  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }

  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }

  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }
}

extension UIDynamicAnimatorDelegate {
  @_disfavoredOverload public var dynamicAnimatorWillResume: ((UIDynamicAnimator) -> Void)? {
    dynamicAnimatorWillResume(_:)
  }
  @_disfavoredOverload public var dynamicAnimatorDidPause: ((UIDynamicAnimator) -> Void)? {
    dynamicAnimatorDidPause(_:)
  }
}

extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload public var contextMenuInteraction: OptionalCall<any UIContextMenuInteractionDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UIContextMenuInteractionDelegate> {
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    delegate.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}

extension UIPointerInteractionDelegate {
  @_disfavoredOverload public var pointerInteraction: OptionalCall<any UIPointerInteractionDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UIPointerInteractionDelegate> {
  public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
  }

  public func callAsFunction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    delegate.pointerInteraction(interaction, styleFor: region)
  }

  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willEnter: region, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willExit: region, animator: animator)
  }
}

extension UIEditMenuInteractionDelegate {
  @_disfavoredOverload public var editMenuInteraction: OptionalCall<any UIEditMenuInteractionDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UIEditMenuInteractionDelegate> {
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
  }

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    delegate.editMenuInteraction(interaction, targetRectFor: configuration)
  }

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
  }
}
