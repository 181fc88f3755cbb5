package import UIKitCore

/// Creates a root view of the given size at the origin.
@MainActor
package func rootView(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds subviews in order, to be positioned by constraints.
  package func addConstrained(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds a new subview, to be positioned by constraints, and returns it.
  package func addConstrainedSubview(_ name: String = "") -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    addConstrained(view)
    return view
  }

  /// Adds a subview whose edges are pinned to the receiver's edges at the given distance in points.
  package func addPinned(_ view: UIView, inset: CGFloat = 0) {
    addConstrained(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
    ])
  }
}
