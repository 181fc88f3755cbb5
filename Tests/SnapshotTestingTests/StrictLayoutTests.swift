import TestViews
import Testing
import UIKitCore

@testable import SnapshotTesting

@MainActor
@Suite("Strict snapshots")
struct StrictLayoutTests {
  /// Returns a view with a child that is required to be 40 and 60 points wide.
  private func contradiction() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let child = UIView()
    child.accessibilityIdentifier = "child"
    view.addConstrained(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor), child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10), child.widthAnchor.constraint(equalToConstant: 40),
      child.widthAnchor.constraint(equalToConstant: 60),
    ])
    return view
  }

  @Test("A conflict of required constraints fails a snapshot by trait, scope or environment, and by default does not")
  func conflicts() throws {
    let workplace = try Workplace()
    _ = workplace.verify(contradiction(), as: .image, record: .all)

    #expect(workplace.verify(contradiction(), as: .image) == nil)
    let byVariable = workplace.verify(contradiction(), as: .image, environment: ["HEADFRAME_STRICT": "1"])
    #expect(byVariable?.hasPrefix("The constraints conflict.\n2 constraints contradict each other") == true)
    #expect(byVariable?.contains("child is exactly 40 points wide") == true)
    #expect(workplace.lastRecord?.status == .broken)
    withSnapshotTesting(strict: true) {
      #expect(workplace.verify(contradiction(), as: .image)?.hasPrefix("The constraints conflict.") == true)
    }
    // The inner scope takes precedence over the environment.
    withSnapshotTesting(strict: false) {
      #expect(workplace.verify(contradiction(), as: .image, environment: ["HEADFRAME_STRICT": "1"]) == nil)
    }
  }

  @Test("A strict snapshot of constraints without a conflict passes", .snapshots(strict: true))
  func noConflicts() throws {
    let workplace = try Workplace()
    _ = workplace.verify(banner(), as: .image, record: .all)

    #expect(workplace.verify(banner(), as: .image) == nil)
    #expect(workplace.verify(contradiction(), as: .image, named: "2")?.hasPrefix("The constraints conflict.") == true)
  }
}
