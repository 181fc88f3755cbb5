import Foundation
import Testing
import UIKit

/// Runs a body on a new thread, as test frameworks without support for actors do.
@MainActor
private func onNewThread(_ body: @escaping @MainActor () -> [String]) -> [String] {
  nonisolated(unsafe) let unchecked = unsafeBitCast(body, to: (() -> [String]).self)
  nonisolated(unsafe) var result: [String] = []
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    result = unchecked()
    done.signal()
  }
  done.wait()
  return result
}

@MainActor
@Suite("Other threads", .serialized)
struct OtherThreadTests {
  @Test("Views can be built and laid out off the main thread if an environment variable disables the check")
  func views() {
    let results = onNewThread {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let labels = ["One", "Two"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.distribution = .fillEqually
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      let widths = stack.arrangedSubviews.map { "\($0.frame.width)" }
      let texts = root.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
      return widths + texts
    }

    // Two halves of 200.
    #expect(results == ["100.0", "100.0", "One", "Two"])
  }

  @Test("Containers, tables, actions, observers and descriptions can be used off the main thread")
  func controllers() {
    let results = onNewThread {
      let table = UITableViewController(style: .grouped)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: table), UIViewController()]
      tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      tabs.view.layoutIfNeeded()
      let button = UIButton(type: .system)
      var taps: [String] = []
      button.addAction(UIAction { _ in taps.append("tap") }, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      let observation = button.observe(\.isEnabled) { button, _ in taps.append("enabled") }
      button.isEnabled = false
      observation.invalidate()
      return taps + [
        "\(table.tableView.numberOfSections)", "\(tabs.selectedViewController is UINavigationController)",
        "\(button.description.contains("UIButton"))",
      ]
    }

    #expect(results == ["tap", "enabled", "1", "true", "true"])
  }
}
