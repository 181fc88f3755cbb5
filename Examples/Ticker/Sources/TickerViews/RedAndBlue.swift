import UIKit

/// Two equally wide views side by side, 20 points from the edges and 8 from each other.
///
/// Many sets of constraints describe this layout; these are two, each in three notations.
public final class RedAndBlue: UIView {
  /// The items that Blue's top and bottom are pinned to.
  public enum Solution: String, CaseIterable, Sendable {
    /// Red and Blue are each pinned to the superview.
    case allEdges = "edges"
    /// Red is pinned to the superview, and Blue to Red.
    case alignedToRed = "aligned"
  }

  /// The notation of the constraints.
  public enum Notation: String, CaseIterable, Sendable {
    case anchors
    case equations
    case visualFormat = "format"
  }

  public let red = UIView()
  public let blue = UIView()

  public init(_ solution: Solution, by notation: Notation) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    red.backgroundColor = .systemRed
    blue.backgroundColor = .systemBlue
    for view in [red, blue] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    switch notation {
    case .anchors: activateAnchors(solution)
    case .equations: activateEquations(solution)
    case .visualFormat: activateVisualFormat(solution)
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  private func activateAnchors(_ solution: Solution) {
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor),
      red.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
    ])
    switch solution {
    case .allEdges:
      blue.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
      bottomAnchor.constraint(equalTo: blue.bottomAnchor, constant: 20).isActive = true
    case .alignedToRed:
      blue.topAnchor.constraint(equalTo: red.topAnchor).isActive = true
      blue.bottomAnchor.constraint(equalTo: red.bottomAnchor).isActive = true
    }
  }

  private func activateEquations(_ solution: Solution) {
    equate(red, .leading, self, .leading, 20)
    equate(blue, .leading, red, .trailing, 8)
    equate(self, .trailing, blue, .trailing, 20)
    equate(red, .width, blue, .width, 0)
    equate(red, .top, self, .top, 20)
    equate(self, .bottom, red, .bottom, 20)
    switch solution {
    case .allEdges:
      equate(blue, .top, self, .top, 20)
      equate(self, .bottom, blue, .bottom, 20)
    case .alignedToRed:
      equate(blue, .top, red, .top, 0)
      equate(blue, .bottom, red, .bottom, 0)
    }
  }

  private func equate(
    _ first: UIView, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: UIView,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second, attribute: secondAttribute,
      multiplier: 1, constant: constant
    ).isActive = true
  }

  private func activateVisualFormat(_ solution: Solution) {
    let views = ["red": red, "blue": blue]
    let metrics = ["margin": 20, "gap": 8]
    switch solution {
    case .allEdges:
      activate("H:|-margin-[red]-gap-[blue(==red)]-margin-|", [], metrics, views)
      activate("V:|-margin-[red]-margin-|", [], metrics, views)
      activate("V:|-margin-[blue]-margin-|", [], metrics, views)
    case .alignedToRed:
      activate(
        "H:|-margin-[red]-gap-[blue(==red)]-margin-|", [.alignAllTop, .alignAllBottom], metrics, views)
      activate("V:|-margin-[red]-margin-|", [], metrics, views)
    }
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
  }
}
