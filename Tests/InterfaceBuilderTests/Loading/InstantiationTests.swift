import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKitCore

/// The view of Card.xib.
private final class CardView: UIView {
  weak var title: UILabel!
  private(set) var wakings = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    wakings += 1
  }
}

/// The owner of Card.xib.
private final class CardOwner: NSObject {
  var title: UILabel?
}

/// The controller of Login.storyboard.
private final class LogInViewController: UIViewController {
  var button: UIButton!
  var titleWhenLoaded: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleWhenLoaded = navigationItem.title
  }
}

/// A controller that gets its view from a nib.
private final class NibController: UIViewController {}

@MainActor
@Suite("Instantiating documents in programs", .serialized)
struct InstantiationTests {
  private func bundle() throws -> Bundle { try #require(Bundle(path: Fixture.folder.path)) }

  init() {
    InterfaceRegistry.shared.register(CardView.self, outlets: [.init("title", \.title)])
    InterfaceRegistry.shared.connect(CardOwner.self, outlets: [.init("title", \.title)])
    InterfaceRegistry.shared.register(LogInViewController.self) { LogInViewController() }
  }

  @Test("A nib creates its top-level view as the registered class, and connects the outlets of the view and the owner")
  func nib() throws {
    let owner = CardOwner()

    let objects = UINib(nibName: "Card", bundle: try bundle()).instantiate(withOwner: owner)

    let card = try #require(objects.first as? CardView)
    #expect(objects.count == 1)
    #expect(card.title.text == "First line\nsecond line")
    #expect(owner.title === card.title)
    #expect(card.wakings == 1)
    card.frame.size.width = 400
    card.layoutIfNeeded()
    // A stripe of 6 and a gap of 16 precede the title. A margin of 8 follows it.
    #expect(card.title.frame.minX == 22)
    #expect(card.title.frame.width == 370)
  }

  @Test("Every instantiation creates new objects, and ignores placeholder sizes")
  func fresh() throws {
    let nib = UINib(nibName: "Card", bundle: try bundle())
    let first = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let second = try #require(nib.instantiate(withOwner: nil).first as? UIView)

    #expect(first !== second)
    #expect(first.subviews.last?.replacementContentSize == nil)
  }

  @Test("A bundle loads a nib by name, or returns nil if there is none")
  func bundleLoading() throws {
    #expect(try bundle().loadNibNamed("Card", owner: nil)?.count == 1)
    #expect(try bundle().loadNibNamed("Absent", owner: nil) == nil)
  }

  // UIKit raises NSInternalInconsistencyException with this text.
  @Test("A missing nib is an error in strict mode: by a bundle, by its initializer, and of a controller")
  func missingNib() throws {
    let bundle = try bundle()
    let loads: [() -> Void] = [
      { bundle.loadNibNamed("Absent", owner: nil) }, { _ = UINib(nibName: "Absent", bundle: bundle) },
      { UIViewController(nibName: "Absent", bundle: bundle).loadViewIfNeeded() },
    ]

    for load in loads {
      let problems = #expect(throws: LayoutDiagnostics.Problems.self) { try LayoutDiagnostics.strictly(load) }
      #expect(
        problems?.problems == [.refused("Could not load NIB in bundle: '\(bundle.bundlePath)' with name 'Absent'")])
    }
  }

  @Test("A storyboard creates its initial controller, whose root has its title before its view loads")
  func storyboard() throws {
    let storyboard = UIStoryboard(name: "Login", bundle: try bundle())

    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)

    let root = try #require(navigation.topViewController as? LogInViewController)
    #expect(!root.isViewLoaded)
    root.loadViewIfNeeded()
    #expect(root.titleWhenLoaded == "Log in")
    #expect(storyboard.instantiateViewController(withIdentifier: "LogIn") is LogInViewController)
  }

  @Test("A controller gets its view from the nib of the given name")
  func controllerNib() throws {
    let text = Fixture.nibText(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibController"><connections>
      <outlet property="view" destination="top" id="o"/></connections></placeholder>
      <view id="top" tag="7"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
      """)

    try withTemporaryFolder(["Page.xib": text]) { folder in
      let controller = NibController(nibName: "Page", bundle: Bundle(path: folder.path))

      #expect(controller.view.tag == 7)
    }
  }

  @Test("Events reach the registered action of the connection's target")
  func actions() throws {
    final class Pad: UIView {
      var pressed = 0
    }
    InterfaceRegistry.shared.register(Pad.self, as: "Pad", actions: [.init("press:") { pad, _ in pad.pressed += 1 }])
    let text = Fixture.nibText(
      """
      <view id="top" customClass="Pad"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <button id="key"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/><connections>
      <action selector="press:" destination="top" eventType="touchUpInside" id="a"/></connections></button>
      </subviews></view>
      """)

    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)

    let pad = try #require(objects.first as? Pad)
    (pad.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(pad.pressed == 1)
  }

  @Test("A missing nib or controller is logged with UIKit's message")
  func missing() throws {
    var log: [String] = []
    let sink = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { log.append($0) }
    defer { LayoutDiagnostics.sink = sink }

    #expect(UINib(nibName: "Absent", bundle: try bundle()).instantiate(withOwner: nil).isEmpty)
    _ = UIStoryboard(name: "Login", bundle: try bundle()).instantiateViewController(withIdentifier: "Absent")

    #expect(
      log == [
        "Could not load NIB in bundle: '\(Fixture.folder.path)' with name 'Absent'",
        "Storyboard (Login) doesn't contain a view controller with identifier 'Absent'",
      ])
  }
}
