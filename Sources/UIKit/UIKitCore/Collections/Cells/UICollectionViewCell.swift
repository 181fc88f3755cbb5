internal import Foundation

/// A view that displays an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  override func commonInit() {
    super.commonInit()
    isOpaque = false
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The superview of the cell's content.
  open private(set) var contentView = UIView()

  open var isSelected = false {
    didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } }
  }
  open var backgroundView: UIView? {
    didSet { backgroundViewsDidChange(from: oldValue) }
  }
  open var selectedBackgroundView: UIView? {
    didSet { backgroundViewsDidChange(from: oldValue) }
  }

  private func backgroundViewsDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Configurations

  private(set) var configuredView: (UIView & UIContentView)?

  open override var canBecomeFocused: Bool { true }

  /// The configuration of the content. Its view fills the content view.
  open var contentConfiguration: UIContentConfiguration? {
    didSet { configuredView = contentView.show(contentConfiguration, replacing: configuredView) }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { setNeedsDisplay() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }
  /// Indicates whether the collection is in editing mode.
  var isEditing: Bool { collection?.isEditing ?? false }

  /// The collection that contains the cell.
  private var collection: UICollectionView? {
    var ancestor = superview
    while let view = ancestor {
      if let collection = view as? UICollectionView { return collection }
      ancestor = view.superview
    }
    return nil
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    setNeedsDisplay()
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  // MARK: Layout

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// The segue that is performed when a tap selects the item.
  package weak var segueTemplate: StoryboardSegueTemplate?

  /// Selects or deselects the item as a tap does. Returns false if that is not allowed or not possible.
  open override func accessibilityActivate() -> Bool {
    accessibilityActivateBlock?() ?? collection?.activate(self) ?? false
  }

  override var fittingView: UIView { contentView }

  override func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    if let list = configuredView as? UIListContentView {
      let flexible = attributes.flexibleAxes
      let width = flexible.width ? list.unwrappedSize.width : attributes.size.width
      let height = list.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(width: width, height: flexible.height ? height : attributes.size.height)
    }
    return super.fittingSize(for: attributes)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  override func drawContent() { backgroundConfiguration?.draw(in: bounds, of: self) }
}
