#if canImport(UIKit)
  import UIKit
#else
  #error("UIKit must be importable by a package that depends on it")
#endif

// A subclass of UIKit's constraint with additional properties.
public class LabeledConstraint: NSLayoutConstraint {
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  public weak var owner: Sugar?
}

// Anchors behind a protocol, distinguished at run time.
public protocol LayoutAnchorType {}
extension NSLayoutAnchor: LayoutAnchorType {}

extension NSLayoutXAxisAnchor {
  /// Returns a constraint between positions with a multiplier, for which UIKit has no method.
  @preconcurrency @MainActor
  public func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    let plain = constraint(equalTo: anchor, constant: c)
    return NSLayoutConstraint(
      item: plain.firstItem as Any, attribute: plain.firstAttribute, relatedBy: plain.relation,
      toItem: plain.secondItem, attribute: plain.secondAttribute, multiplier: m, constant: c)
  }
}

@preconcurrency @MainActor
public func axis(of anchor: any LayoutAnchorType) -> String {
  if anchor is NSLayoutXAxisAnchor { return "x" }
  if anchor is NSLayoutYAxisAnchor { return "y" }
  return anchor is NSLayoutDimension ? "size" : "?"
}

infix operator ~ : ComparisonPrecedence

@preconcurrency @MainActor
@discardableResult
public func ~ <T>(left: NSLayoutAnchor<T>, right: NSLayoutAnchor<T>) -> NSLayoutConstraint {
  (left.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  let made = left.constraint(equalTo: right)
  made.isActive = true
  return made
}

// Only its address is used.
private nonisolated(unsafe) var sugarKey: UInt8 = 0

/// The state that a library associates with each view.
@preconcurrency @MainActor
public final class Sugar {
  public private(set) var constraints: [LabeledConstraint] = []
  private unowned let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  @discardableResult
  public func pin(_ attributes: NSLayoutConstraint.Attribute..., inset: CGFloat = 0) -> Sugar {
    view.translatesAutoresizingMaskIntoConstraints = false
    for attribute in attributes {
      let isFar = [NSLayoutConstraint.Attribute.right, .bottom, .trailing].contains(attribute)
      let constraint = LabeledConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: view.superview, attribute: attribute,
        multiplier: 1, constant: isFar ? -inset : inset)
      constraint.label = "sugar.\(attribute.rawValue)"
      constraint.owner = self
      constraints.append(constraint)
    }
    NSLayoutConstraint.activate(constraints)
    return self
  }

  public func update(inset: CGFloat) {
    for constraint in constraints { constraint.constant = constraint.constant < 0 ? -inset : inset }
  }
}

extension UIView {
  public var sugar: Sugar {
    if let existing = objc_getAssociatedObject(self, &sugarKey) as? Sugar { return existing }
    let made = Sugar(self)
    objc_setAssociatedObject(self, &sugarKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  // Names that libraries add to views; none of them is a name of UIKit.
  public var left: NSLayoutXAxisAnchor { leftAnchor }
  public var height: CGFloat { frame.height }

  @discardableResult
  public func size(_ width: CGFloat, _ height: CGFloat) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
    ])
    return self
  }
}

extension UIAppearance {
  @discardableResult
  public func style(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

// Declarations in the style of libraries and apps.
open class CardView: UIView {
  public let title = UILabel()

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.sugar.pin(.leading, .trailing, .top, .bottom, inset: 4)
  }

  public required init?(coder: NSCoder) {
    fatalError("cards are made in code")
  }
}
