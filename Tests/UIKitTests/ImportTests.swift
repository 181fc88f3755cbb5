import Testing
import UIKit

/// A test in the form of an iOS test: it imports only UIKit and Testing.
@MainActor
@Suite("Importing UIKit")
struct ImportTests {
  @Test("A label pinned to the margins of a controller's view has their width: 390 − 2·16 = 358")
  func labelInController() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
    ])

    controller.view.layoutIfNeeded()

    #expect(label.frame.minX == 16)
    #expect(label.frame.width == 358)
  }
}
