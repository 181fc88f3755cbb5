import UIKitCore

extension UIView {
  /// Adds subviews that constraints position, in order.
  func addConstrained(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds a subview whose edges are pinned to the receiver's at a distance in points.
  func addPinned(_ view: UIView, inset: CGFloat = 0) {
    addConstrained(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
    ])
  }
}
