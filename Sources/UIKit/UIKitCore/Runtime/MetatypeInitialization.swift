public import Foundation
internal import UIFoundation

// Swift imports the initializers of Objective-C classes so that they can be called on a metatype without being
// `required` in every subclass, as in `T(frame: .zero)` for a generic `T: UIView`. Swift classes have no such
// initializers. But their convenience initializers dispatch to the designated initializers of the actual class at run
// time. Therefore, each initializer consists of two declarations here: a convenience initializer, and an initializer
// without a body for all conforming types, whose symbol, in CMetatypes, jumps to the convenience initializer.
//
// The initializers without a body are disfavored, so that a class's own initializer is called wherever Swift allows it.
// The convenience initializers are usable from inline code so that the optimizer, which finds no call, does not remove
// them. A subclass that lacks the designated initializer traps, as in UIKit.

/// A class whose initializer without arguments overrides none.
///
/// `headframe swift` adds the conformance. Objective-C calls such an initializer for `T()`, whatever `T` is.
public protocol PlainlyInitializable: AnyObject {
  /// Returns a new object; nil if the class does not inherit the initializer.
  @MainActor static func initialized() -> AnyObject?
}

extension NSObject {
  /// Returns a new object, from the class's own initializer if it has one.
  @usableFromInline class func initialized(metatype: ()) -> NSObject {
    if let type = self as? any PlainlyInitializable.Type {
      nonisolated(unsafe) var object: AnyObject?
      nonisolated(unsafe) let type = type
      MainActor.unchecked { object = type.initialized() }
      if let object = object as? NSObject, Swift.type(of: object) == self { return object }
    }
    // Foundation on Linux does not declare this initializer of timers, whose object never fires on iOS.
    if self == Timer.self {
      let timer = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
      timer.invalidate()
      return timer
    }
    return (self as NSObject.Type).init(inherited: ())
  }

  @usableFromInline convenience init(metatype: ()) {
    self.init()
  }
}

extension MetatypeInitializable where Self: NSObject {
  @_silgen_name("metatype_NSObject_inherited")
  init(inherited: ())
}

extension MetatypeInitializable where Self: NSObject {
  @_disfavoredOverload
  @_silgen_name("metatype_NSObject_init")
  public init()
}

// Foundation on Linux does not declare the initializer of attributed strings, and the one of `NSObject` traps.
extension NSAttributedString {
  @usableFromInline convenience init(metatypeString: ()) {
    self.init(string: "")
  }
}

extension MetatypeInitializable where Self: NSAttributedString {
  @_disfavoredOverload
  @_silgen_name("metatype_NSAttributedString_init")
  public init()
}

extension UIView {
  @usableFromInline convenience init(metatypeFrame frame: CGRect) {
    self.init(frame: frame)
  }
}

extension MetatypeInitializable where Self: UIView {
  @_disfavoredOverload
  @_silgen_name("metatype_UIView_frame")
  public init(frame: CGRect)
}

extension UIViewController {
  @usableFromInline convenience init(metatypeNib name: String?, bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }
}

extension MetatypeInitializable where Self: UIViewController {
  @_disfavoredOverload
  @_silgen_name("metatype_UIViewController_nibName_bundle")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

extension UINavigationController {
  @usableFromInline convenience init(metatypeRoot controller: UIViewController) {
    self.init(rootViewController: controller)
  }

  @usableFromInline convenience init(metatypeBar barClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(navigationBarClass: barClass, toolbarClass: toolbarClass)
  }
}

extension MetatypeInitializable where Self: UINavigationController {
  @_disfavoredOverload
  @_silgen_name("metatype_UINavigationController_rootViewController")
  public init(rootViewController: UIViewController)

  @_disfavoredOverload
  @_silgen_name("metatype_UINavigationController_navigationBarClass_toolbarClass")
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
}

extension UIPresentationController {
  @usableFromInline convenience init(metatypePresented presented: UIViewController, presenting: UIViewController?) {
    self.init(presentedViewController: presented, presenting: presenting)
  }
}

extension MetatypeInitializable where Self: UIPresentationController {
  @_disfavoredOverload
  @_silgen_name("metatype_UIPresentationController_presented_presenting")
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
}

extension UITableView {
  @usableFromInline convenience init(metatypeFrame frame: CGRect, style: Style) {
    self.init(frame: frame, style: style)
  }
}

extension MetatypeInitializable where Self: UITableView {
  @_disfavoredOverload
  @_silgen_name("metatype_UITableView_frame_style")
  public init(frame: CGRect, style: UITableView.Style)
}

extension UITableViewCell {
  @usableFromInline convenience init(metatypeStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension MetatypeInitializable where Self: UITableViewCell {
  @_disfavoredOverload
  @_silgen_name("metatype_UITableViewCell_style_reuseIdentifier")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension UITableViewHeaderFooterView {
  @usableFromInline convenience init(metatypeIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }
}

extension MetatypeInitializable where Self: UITableViewHeaderFooterView {
  @_disfavoredOverload
  @_silgen_name("metatype_UITableViewHeaderFooterView_reuseIdentifier")
  public init(reuseIdentifier: String?)
}

extension UICollectionView {
  @usableFromInline convenience init(metatypeFrame frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }
}

extension MetatypeInitializable where Self: UICollectionView {
  @_disfavoredOverload
  @_silgen_name("metatype_UICollectionView_frame_layout")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

extension UIButton {
  @usableFromInline convenience init(metatypeButton type: ButtonType) {
    self.init(type: type)
  }
}

extension MetatypeInitializable where Self: UIButton {
  @_disfavoredOverload
  @_silgen_name("metatype_UIButton_type")
  public init(type buttonType: UIButton.ButtonType)
}

extension CALayer {
  @usableFromInline convenience init(metatypeLayer layer: Any) {
    self.init(layer: layer)
  }
}

extension MetatypeInitializable where Self: CALayer {
  @_disfavoredOverload
  @_silgen_name("metatype_CALayer_layer")
  public init(layer: Any)
}
