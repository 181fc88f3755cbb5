import Testing
import TestViews

@testable import AutoLayout
@testable import UIKitCore

@MainActor
@Suite("Bad input does not affect the rest of the layout")
struct BadInputTests {
  /// A view that changes its own constraint in every layout.
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
    container.addConstrained(good)
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
    container.addConstrained(view)
    return view
  }

  @Test("Constraints with numbers that are not finite are rejected")
  func notFinite() {
    let bad = view()
    let lines = logged {
      bad.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      bad.heightAnchor.constraint(equalTo: bad.widthAnchor, multiplier: -.infinity).isActive = true
      let later = bad.widthAnchor.constraint(equalToConstant: 7)
      later.isActive = true
      later.constant = .infinity
    }

    // Two constraints are logged at creation, two at activation, and one at the change.
    #expect(lines.count == 5)
    #expect(lines[0].contains("Constant is not finite!  That's illegal.  constant:nan"))
    #expect(bad.frame.width == 7)
  }

  @Test("Constraints between separate trees, or to deallocated views, are rejected")
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

  @Test("Layout ends, with a report, even if every call of layoutSubviews changes a constraint")
  func restless() {
    let restless = Restless()
    container.addConstrained(restless)
    restless.width = restless.widthAnchor.constraint(equalToConstant: 1)
    restless.width?.isActive = true

    let lines = logged {}

    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Layout loop: ") == true)
    #expect(restless.frame.width.isFinite)
  }

  @Test("A cyclic chain is one conflict of all its constraints, and the views keep finite positions")
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

  @Test("Of a thousand conflicting constraints, the last is satisfied and the others are reported")
  func thousand() {
    let bad = view()
    let lines = logged {
      for width in 1...1000 { bad.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    }

    #expect(lines.count == 999)
    #expect(bad.frame.width == 1000)
  }

  @Test("A root without a size reports one conflict and keeps its frame")
  func empty() {
    let root = UIView()
    let child = UIView()
    root.addConstrained(child)
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
