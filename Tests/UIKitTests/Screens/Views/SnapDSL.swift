import UIKit

/// A small language for constraints with closures, operators and chains, as in libraries.
@MainActor
struct Snap {
  let view: UIView

  func make(_ closure: (ConstraintMaker) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(view: view)
    closure(maker)
    NSLayoutConstraint.activate(maker.constraints)
  }
}

extension UIView {
  var snap: Snap { Snap(view: self) }
}

@MainActor
final class ConstraintMaker {
  fileprivate let view: UIView
  fileprivate var constraints: [NSLayoutConstraint] = []

  fileprivate init(view: UIView) { self.view = view }

  @MainActor
  final class Chain {
    private unowned let maker: ConstraintMaker
    private var attributes: [NSLayoutConstraint.Attribute]

    fileprivate init(maker: ConstraintMaker, attributes: [NSLayoutConstraint.Attribute]) {
      self.maker = maker
      self.attributes = attributes
    }

    var and: Chain { self }
    var trailing: Chain { attributes.append(.trailing); return self }
    var bottom: Chain { attributes.append(.bottom); return self }

    @discardableResult
    func equal(
      to other: Any? = nil, offset: CGFloat = 0, multiplier: CGFloat = 1, priority: UILayoutPriority = .required
    ) -> Chain {
      let target = other ?? maker.view.superview as Any?
      for attribute in attributes {
        let isFarSide = [.trailing, .bottom, .right].contains(attribute)
        let constraint = NSLayoutConstraint(
          item: maker.view, attribute: attribute, relatedBy: .equal, toItem: target, attribute: attribute,
          multiplier: multiplier, constant: isFarSide ? -offset : offset)
        constraint.priority = priority
        maker.constraints.append(constraint)
      }
      return self
    }

    @discardableResult
    func equal(_ value: CGFloat) -> Chain {
      for attribute in attributes {
        maker.constraints.append(
          NSLayoutConstraint(
            item: maker.view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: value))
      }
      return self
    }
  }

  var edges: Chain { Chain(maker: self, attributes: [.top, .leading, .trailing, .bottom]) }
  var leading: Chain { Chain(maker: self, attributes: [.leading]) }
  var top: Chain { Chain(maker: self, attributes: [.top]) }
  var size: Chain { Chain(maker: self, attributes: [.width, .height]) }
  var height: Chain { Chain(maker: self, attributes: [.height]) }
  var width: Chain { Chain(maker: self, attributes: [.width]) }
  var center: Chain { Chain(maker: self, attributes: [.centerX, .centerY]) }
  var centerY: Chain { Chain(maker: self, attributes: [.centerY]) }
}

infix operator ~~ : AssignmentPrecedence
/// Sets the priority of a constraint and returns it, as in libraries of operators.
@MainActor
func ~~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

/// A banner laid out with `Snap`.
final class BannerView: UIView {
  let iconView = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  let closeButton = UIButton(type: .close)

  init(title: String, message: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    messageLabel.text = message
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    backgroundColor = .systemYellow.withAlphaComponent(0.25)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .subheadline)
    messageLabel.numberOfLines = 2
    messageLabel.lineBreakMode = .byTruncatingTail
    iconView.tintColor = .systemOrange
    for view in [iconView, titleLabel, messageLabel, closeButton] as [UIView] { addSubview(view) }
    iconView.snap.make { make in
      make.leading.equal(offset: 16)
      make.centerY.equal()
      make.size.equal(28)
    }
    titleLabel.snap.make { $0.top.equal(offset: 10) }
    messageLabel.snap.make {
      $0.leading.and.trailing.equal(to: titleLabel)
    }
    closeButton.snap.make { make in
      make.centerY.equal()
    }
    iconView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      closeButton.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 12),
      closeButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      messageLabel.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: titleLabel.lastBaselineAnchor, multiplier: 1),
      bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 10),
      titleLabel.heightAnchor.constraint(equalToConstant: 300) ~~ .fittingSizeLevel,
    ])
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
  }
}
