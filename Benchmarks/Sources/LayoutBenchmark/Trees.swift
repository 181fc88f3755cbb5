import UIKit

/// A view of a fixed content size.
final class Leaf: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// The trees that are timed.
@MainActor
enum Trees {
  /// Returns views pinned to both sides, at given heights, as in gtk-peer.c.
  static func rows(_ n: Int) -> UIView {
    let host = UIView()
    var constraints: [NSLayoutConstraint] = []
    for i in 0..<n {
      let row = Leaf(10, 10)
      host.addSubview(row)
      constraints += [
        row.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 16),
        row.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -16),
        row.topAnchor.constraint(equalTo: host.topAnchor, constant: CGFloat(44 * i)),
        row.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    return host
  }

  /// Returns labels and fields, the fields in one column right of the widest label, as in gtk-peer.c.
  static func form(_ n: Int) -> UIView {
    let host = UIView()
    var constraints: [NSLayoutConstraint] = []
    var first: UIView?
    var previous: UIView?
    for i in 0..<n {
      let label = Leaf(CGFloat(60 + i * 37 % 60), 20)
      let field = Leaf(120, 24)
      host.addSubview(label)
      host.addSubview(field)
      constraints += [
        label.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 16),
        field.leftAnchor.constraint(greaterThanOrEqualTo: label.rightAnchor, constant: 8),
        field.rightAnchor.constraint(equalTo: host.rightAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? host.topAnchor, constant: 8),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        field.heightAnchor.constraint(equalToConstant: 24),
      ]
      if let first { constraints.append(field.leftAnchor.constraint(equalTo: first.leftAnchor)) }
      first = first ?? field
      previous = field
    }
    NSLayoutConstraint.activate(constraints)
    return host
  }

  /// Returns 30 views: a title, seven cards of a picture, a title and a subtitle, and a button.
  static func screen() -> UIView {
    let root = UIView()
    root.backgroundColor = .white
    var constraints: [NSLayoutConstraint] = []
    func add(_ view: UIView, to parent: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let heading = UILabel()
    heading.text = "Today"
    heading.font = .boldSystemFont(ofSize: 28)
    add(heading, to: root)
    constraints += [
      heading.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 12),
      heading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    ]
    var above: UIView = heading
    for i in 0..<7 {
      let card = UIView()
      let picture = UIView()
      let title = UILabel()
      let subtitle = UILabel()
      card.backgroundColor = .systemGray6
      card.layer.cornerRadius = 10
      picture.backgroundColor = .systemBlue
      title.text = "Card number \(i + 1)"
      title.font = .boldSystemFont(ofSize: 15)
      subtitle.text = "The layout engine measures every label before the solver places it, card \(i + 1)."
      subtitle.font = .systemFont(ofSize: 13)
      subtitle.numberOfLines = 0
      add(card, to: root)
      for view in [picture, title, subtitle] { add(view, to: card) }
      constraints += [
        card.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12),
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
        picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
        picture.widthAnchor.constraint(equalToConstant: 32),
        picture.heightAnchor.constraint(equalToConstant: 32),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -12),
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        subtitle.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      ]
      above = card
    }
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    add(button, to: root)
    constraints += [
      button.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 16),
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    return root
  }

  /// Returns a scroll view of wrapping labels, one below the other, and the label in the middle.
  static func list(_ n: Int) -> (root: UIView, middle: UILabel?) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var constraints: [NSLayoutConstraint] = []
    var previous: UILabel?
    var middle: UILabel?
    for i in 0..<n {
      let label = UILabel()
      label.text = "Row \(i): every label wraps at the width of the list, and is as high as its lines \(i * i % 997)"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(label)
      let content = scroll.contentLayoutGuide
      constraints += [
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? content.topAnchor, constant: 8),
      ]
      previous = label
      if i == n / 2 { middle = label }
    }
    constraints.append(
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor))
    if let previous {
      constraints.append(
        previous.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -8))
    }
    NSLayoutConstraint.activate(constraints)
    return (scroll, middle)
  }
}
