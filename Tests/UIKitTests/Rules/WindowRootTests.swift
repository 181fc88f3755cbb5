import Testing
import UIKit

@MainActor
@Suite("The view of a window's root controller")
struct WindowRootTests {
  // Pictures of the public library Thumbprint on iOS 17.5 are drawn by such a controller: those of banners, whose text
  // alone is 859 points wide, have the width of their windows, 375 and 414 points.
  @Test("A root view that does not translate its mask keeps the size of the window", arguments: [375, 414])
  func size(width: CGFloat) {
    let (window, root) = window(width: width)
    let content = wideView()
    root.view.addSubview(content)
    fill(root.view, with: content)

    window.layoutIfNeeded()

    #expect(root.view.frame == CGRect(x: 0, y: 0, width: width, height: 10_000))
    #expect(content.frame.width == width)
  }

  // The screens of the public case study Essential Feed are drawn in such a window, which nobody lays out.
  @Test("A window that is shown without becoming key appears with its controller, and is laid out")
  func shown() {
    final class Screen: UIViewController {
      var events: [String] = []
      override func viewDidLayoutSubviews() { events.append("layout") }
      override func viewDidAppear(_ animated: Bool) { events.append("appear") }
    }
    let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), Screen())
    window.rootViewController = screen
    #expect(screen.events.isEmpty)

    window.isHidden = false

    #expect(screen.events.first == "layout" && screen.events.last == "appear")
    #expect(!window.isKeyWindow)
  }

  @Test("Constraints with the window determine the frame of its root view, also from the second layout on")
  func constraints() {
    let (window, root) = window(width: 375)
    window.layoutIfNeeded()

    NSLayoutConstraint.activate([
      root.view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      root.view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
      root.view.widthAnchor.constraint(equalToConstant: 100), root.view.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()

    #expect(root.view.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
  }

  private func window(width: CGFloat) -> (UIWindow, UIViewController) {
    let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 10_000)), UIViewController())
    root.view.translatesAutoresizingMaskIntoConstraints = false
    window.rootViewController = root
    window.makeKeyAndVisible()
    return (window, root)
  }

  private func wideView() -> UIView {
    let view = UILabel()
    view.text = String(repeating: "wide ", count: 60)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func fill(_ view: UIView, with content: UIView) {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
    ])
  }
}
