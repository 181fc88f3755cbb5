// Swift imports the initializers of Objective-C classes so that they can be called on a metatype, as in `T(frame: .zero)`
// for a generic `T: UIView`, without being `required` in every subclass. A Swift class has no such initializers. But a
// convenience initializer dispatches to its class's designated ones at run time; the initializers below are the symbols
// of such convenience initializers, declared for all conforming types. They are disfavored, so that a class's own
// initializer is called wherever Swift allows it. Release builds keep what is usable from inline code, though nothing
// here calls it. No optimizer may see both a declaration and its body, which have two types: so this module calls none
// of them, and their bodies stay in it. A subclass that lacks the designated initializer traps, as in UIKit.

/// A class whose initializers can be called on a metatype whose class is known only at run time.
public protocol MetatypeInitializable {}

extension NSObject: MetatypeInitializable {}

extension NSObject {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(metatype: ()) {
    self.init()
  }
}

extension NSObject {
  /// Creates an object of exactly this class, whichever subclass it is, for the modules of this package.
  @_silgen_name("$s10Foundation8NSObjectC9UIKitCoreE8metatypeACyt_tcfC")
  package static func makeRegisteredObject() -> NSObject
}

extension MetatypeInitializable where Self: NSObject {
  @_disfavoredOverload
  @_silgen_name("$s10Foundation8NSObjectC9UIKitCoreE8metatypeACyt_tcfC")
  public init()
}

extension UIView {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(metatypeFrame frame: CGRect)
  {
    self.init(frame: frame)
  }
}

extension MetatypeInitializable where Self: UIView {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore6UIViewC13metatypeFrameAC10Foundation6CGRectV_tcfC")
  public init(frame: CGRect)
}

extension UIViewController {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeNib name: String?, bundle: Bundle?
  ) {
    self.init(nibName: name, bundle: bundle)
  }
}

extension MetatypeInitializable where Self: UIViewController {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore16UIViewControllerC11metatypeNib6bundleACSSSg_10Foundation6BundleCSgtcfC")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

extension UINavigationController {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeRoot controller: UIViewController
  ) {
    self.init(rootViewController: controller)
  }

  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeBar barClass: AnyClass?, toolbarClass: AnyClass?
  ) {
    self.init(navigationBarClass: barClass, toolbarClass: toolbarClass)
  }
}

extension MetatypeInitializable where Self: UINavigationController {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore22UINavigationControllerC12metatypeRootAcA06UIViewD0C_tcfC")
  public init(rootViewController: UIViewController)

  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore22UINavigationControllerC11metatypeBar12toolbarClassACyXlXpSg_AFtcfC")
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
}

extension UIPresentationController {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypePresented presented: UIViewController, presenting: UIViewController?
  ) {
    self.init(presentedViewController: presented, presenting: presenting)
  }
}

extension MetatypeInitializable where Self: UIPresentationController {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore24UIPresentationControllerC17metatypePresented10presentingAcA06UIViewD0C_AGSgtcfC")
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
}

extension UITableView {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeFrame frame: CGRect, style: Style
  ) {
    self.init(frame: frame, style: style)
  }
}

extension MetatypeInitializable where Self: UITableView {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore11UITableViewC13metatypeFrame5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  public init(frame: CGRect, style: UITableView.Style)
}

extension UITableViewCell {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeStyle style: CellStyle, reuseIdentifier: String?
  ) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension MetatypeInitializable where Self: UITableViewCell {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore15UITableViewCellC13metatypeStyle15reuseIdentifierA2C0eG0O_SSSgtcfC")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension UITableViewHeaderFooterView {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeIdentifier identifier: String?
  ) {
    self.init(reuseIdentifier: identifier)
  }
}

extension MetatypeInitializable where Self: UITableViewHeaderFooterView {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore023UITableViewHeaderFooterD0C18metatypeIdentifierACSSSg_tcfC")
  public init(reuseIdentifier: String?)
}

extension UICollectionView {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeFrame frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) {
    self.init(frame: frame, collectionViewLayout: layout)
  }
}

extension MetatypeInitializable where Self: UICollectionView {
  // swift-format-ignore
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore16UICollectionViewC13metatypeFrame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdH0CtcfC")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

extension UIButton {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(
    metatypeButton type: ButtonType
  ) {
    self.init(type: type)
  }
}

extension MetatypeInitializable where Self: UIButton {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore8UIButtonC14metatypeButtonA2C0E4TypeO_tcfC")
  public init(type buttonType: UIButton.ButtonType)
}

extension CALayer {
  @_semantics("optimize.no.crossmodule") @inline(never) @usableFromInline convenience init(metatypeLayer layer: Any) {
    self.init(layer: layer)
  }
}

extension MetatypeInitializable where Self: CALayer {
  @_disfavoredOverload
  @_silgen_name("$s9UIKitCore7CALayerC13metatypeLayerACyp_tcfC")
  public init(layer: Any)
}
