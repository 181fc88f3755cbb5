import Foundation
import Testing
import UIFoundation
import UIKitCore

@testable import SnapshotTesting

@MainActor
@Suite("Views in the window of a picture")
struct HostedViewTests {
  private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var result = UIImage()
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  /// Records the callbacks that a view gets, and whether it was in a window.
  private final class RecordingView: UIView {
    var events: [String] = []

    override func didMoveToSuperview() { if superview != nil { events.append("superview") } }
    override func didMoveToWindow() { if window != nil { events.append("window") } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      events.append("traits \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    override func layoutSubviews() { events.append(window == nil ? "layout" : "layout in a window") }
  }

  @Test("A view gets a superview and a window, and the traits before its layout")
  func callbacks() throws {
    let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    // Changes of traits are relative to the traits that the view had.
    #expect(view.traitCollection.userInterfaceStyle == .light)
    _ = view.traitCollection
    view.layoutIfNeeded()
    view.events = []

    let picture = image(view, .image(traits: UITraitCollection(userInterfaceStyle: .dark)))

    #expect(Set(view.events).isSuperset(of: ["superview", "window", "layout in a window"]))
    #expect(!view.events.contains("layout"))
    withExtendedLifetime(picture) {
      #expect(view.superview != nil)
      #expect(view.window != nil)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test("A subview that is added in didMoveToWindow is drawn")
  func lateSubview() {
    final class LateView: UIView {
      override func didMoveToWindow() {
        guard window != nil, subviews.isEmpty else { return }
        addSubview(UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 5)))
      }
    }
    let view = LateView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    #expect(text(view, .frames) == "LateView 0 0 20 10\n  UIView 5 0 5 5")
  }

  @Test("A controller appears in a window")
  func controller() {
    final class RecordingController: UIViewController {
      var events: [String] = []
      override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
      override func viewIsAppearing(_ animated: Bool) {
        events.append(view.window == nil ? "is appearing" : "is appearing in a window")
      }
      override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    }
    let controller = RecordingController()

    _ = image(controller, .image(on: .iPhone13))

    #expect(controller.events == ["will appear", "is appearing in a window", "did appear"])
  }

  @Test(
    "A label without a size is measured with the traits of each picture",
    arguments: [
      // Sizes that iOS drew at 3x.
      (UIContentSizeCategory.extraSmall, CGSize(width: 188.67, height: 30)),
      (.large, CGSize(width: 210.67, height: 33.67)),
      (.accessibilityExtraExtraExtraLarge, CGSize(width: 428.33, height: 69.33)),
    ])
  func textSizes(category: UIContentSizeCategory, expected: CGSize) {
    let label = UILabel()
    label.text = "What's the point?"
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    func size(_ category: UIContentSizeCategory) -> CGSize {
      let traits = UITraitCollection {
        $0.displayScale = 3
        $0.preferredContentSizeCategory = category
      }
      return image(label, .image(traits: traits)).size
    }
    // An earlier picture has no influence.
    _ = size(.extraExtraExtraLarge)

    let found = size(category)

    #expect(abs(found.height - expected.height) < 0.35)
    #expect(abs(found.width - expected.width) <= 1)
  }

  @Test("A size that was set after a picture is kept")
  func changedSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(image(view, .image(size: CGSize(width: 50, height: 50))).size == CGSize(width: 50, height: 50))
    #expect(image(view, .image).size == CGSize(width: 20, height: 10))
    view.frame.size = CGSize(width: 30, height: 15)
    #expect(image(view, .image).size == CGSize(width: 30, height: 15))
  }
}

@MainActor
@Suite("Simulators")
struct SimulatorTests {
  private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var result = UIImage()
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test("A text names a device, and optionally a version and a scale")
  func texts() {
    let simulator = Simulator("iPhone 15 Pro, iOS 17.5")
    #expect(simulator?.device.name == "iPhone15Pro")
    #expect(simulator?.systemVersion == "17.5")
    #expect(simulator?.scale == 3)
    #expect(Simulator("iPhone SE, 1x")?.scale == 1)
    for text in ["", "iPhone 99", "iPhone 15 Pro, android", "iPhone 15 Pro, 9x", "iPhone 15 Pro,"] {
      #expect(Simulator(text) == nil, "\(text)")
    }
  }

  @Test(
    "The trait chooses the main screen and the version of a whole test", .snapshots(simulator: "iPhone X, iOS 17.5"))
  func screen() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(UIScreen.main.scale == 3)
    #expect(UIDevice.current.systemVersion == "17.5")
    // The default controller's view has the screen's size.
    #expect(image(UIViewController(), .image).size == CGSize(width: 375, height: 812))
  }

  @Test("Screens of devices have the simulator's scale; a scale in the call counts", .snapshots(simulator: "iPhone X"))
  func scale() {
    let view = UIView()
    #expect(image(view, .image(on: .iPhoneSe)).scale == 3)
    #expect(image(view, .image(on: .iPhoneSe, traits: UITraitCollection(displayScale: 1))).scale == 1)
    #expect(image(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), .image).scale == 3)
  }

  @Test("Without a simulator, screens of devices have their own scale")
  func ownScale() {
    #expect(image(UIView(), .image(on: .iPhoneSe)).scale == 2)
    #expect(image(UIView(), .image(on: .iPhone13)).scale == 3)
  }

  @Test("Size classes are the simulator's, not those of the picture's size", .snapshots(simulator: "iPhone X"))
  func sizeClasses() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    let picture = image(view, .image)
    withExtendedLifetime(picture) {
      #expect(view.traitCollection.horizontalSizeClass == .compact)
      #expect(view.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test("Windows of navigation and tab bars end above the safe area", .snapshots(simulator: "iPhone X"))
  func bars() {
    // The screen has 812 points, 44 above and 34 below the safe area.
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(image(navigation, .image(on: .iPhoneX)).size == CGSize(width: 375, height: 768))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    #expect(image(tabs, .image(on: .iPhoneX)).size == CGSize(width: 375, height: 778))
    let both = UITabBarController()
    both.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    #expect(image(both, .image(on: .iPhoneX)).size == CGSize(width: 375, height: 734))
  }
}
