import Testing

@testable import AutoLayout
@testable import UIKitCore

@MainActor
@Suite("Rule 5: bad input leaves the rest of the layout intact")
struct BadInputTests {
  /// Lays itself out with a constraint that it changes every time.
  private final class Restless: UIView {
    var width: NSLayoutConstraint?

    override func layoutSubviews() {
      super.layoutSubviews()
      width?.constant += 1
    }
  }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let good = UIView()

  init() {
    good.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(good)
    NSLayoutConstraint.activate([
      good.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      good.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
      good.widthAnchor.constraint(equalToConstant: 30), good.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  private func logged(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let sink = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { lines.append($0) }
    defer { LayoutDiagnostics.sink = sink }
    body()
    container.layoutIfNeeded()
    #expect(good.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    return lines
  }

  private func view() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  @Test("Numbers that are not finite")
  func notFinite() {
    let bad = view()
    let lines = logged {
      bad.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      bad.heightAnchor.constraint(equalTo: bad.widthAnchor, multiplier: -.infinity).isActive = true
      let later = bad.widthAnchor.constraint(equalToConstant: 7)
      later.isActive = true
      later.constant = .infinity
    }

    // Two refused when made, two more when activated, one on changing.
    #expect(lines.count == 5)
    #expect(lines[0].contains("Constant is not finite!  That's illegal.  constant:nan"))
    #expect(bad.frame.width == 7)
  }

  @Test("Items of two trees, and deallocated ones")
  func strangers() {
    let bad = view()
    var gone: UIView? = UIView()
    let freed = gone.map { bad.leadingAnchor.constraint(equalTo: $0.leadingAnchor) }
    gone = nil

    let lines = logged {
      bad.leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
      freed?.isActive = true
    }

    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("because they have no common ancestor.") })
    #expect(freed?.isActive == false)
  }

  @Test("Constraints that change in every layoutSubviews are stopped and reported")
  func restless() {
    let restless = Restless()
    restless.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(restless)
    restless.width = restless.widthAnchor.constraint(equalToConstant: 1)
    restless.width?.isActive = true

    let lines = logged {}

    #expect(lines.count <= 1)
    #expect(restless.frame.width.isFinite)
  }

  @Test("A cyclic chain is a conflict; its broken member is the one that closes it")
  func cycle() {
    let ring = (0..<5).map { _ in view() }

    let lines = logged {
      for (index, view) in ring.enumerated() {
        view.leadingAnchor.constraint(equalTo: ring[(index + 1) % 5].leadingAnchor, constant: 1).isActive = true
      }
    }

    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("Unable to simultaneously satisfy constraints."))
    #expect(ring.allSatisfy { $0.frame.minX.isFinite })
    #expect(container.layoutDiagnostics.conflicts.map(\.constraints.count) == [5])
  }

  @Test("A thousand conflicting constraints")
  func thousand() {
    let bad = view()
    let lines = logged {
      for width in 1...1000 { bad.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    }

    #expect(lines.count == 999)
    #expect(bad.frame.width == 1)
  }

  @Test("A root without a size")
  func empty() {
    let root = UIView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 8),
      child.topAnchor.constraint(equalTo: root.topAnchor), child.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])

    let lines = logged { root.layoutIfNeeded() }

    // 8 + width + 8 == 0 requires a negative width.
    #expect(lines.count == 1)
    #expect(child.frame.width == 0)
    #expect(root.frame == .zero)
  }
}
