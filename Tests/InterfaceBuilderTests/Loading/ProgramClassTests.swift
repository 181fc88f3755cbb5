import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

/// A custom class of a view in documents, with the members that `headframe swift` adds to such classes.
class MeterView: UIView, ObjectiveCClass {
  weak var label: UILabel!
  var marks: [UIView]!
  var level: CGFloat = 0
  private(set) var history: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    history.append("init \(Int(frame.width)) \(subviews.count) \(Int(level))")
    backgroundColor = .red
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    history.append("awake \(label?.text ?? "-") \(marks?.count ?? 0) \(Int(level))")
  }

  @MainActor class var objectiveCMembers: [ObjectiveCMember] {
    [
      .property("label", \MeterView.label), .property("marks", \MeterView.marks),
      .property("level", \MeterView.level),
    ]
  }
}

/// The first screen.
class FirstController: UIViewController, ObjectiveCClass {
  var history: [String] = []
  weak var meter: MeterView!

  override func viewDidLoad() {
    super.viewDidLoad()
    history.append("load \(meter == nil ? "-" : "meter")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    history.append("prepare \(segue.identifier ?? "-")")
    (segue.destination as? SecondController)?.item = "item"
  }

  func press(_ sender: UIButton) { history.append("press") }
  func pinch(_ sender: UIGestureRecognizer) { history.append("gesture") }
  func make(_ coder: NSCoder) -> SecondController? { SecondController(coder: coder, made: true) }
  func back(_ segue: UIStoryboardSegue) { history.append("back from \(segue.source is SecondController)") }

  @MainActor class var objectiveCMembers: [ObjectiveCMember] {
    [
      .property("meter", \FirstController.meter), .method(Selector("press:", FirstController.press(_:))),
      .method(Selector("pinch:", FirstController.pinch(_:))), .method(Selector("make:", FirstController.make(_:))),
      .method(Selector("back:", FirstController.back(_:))),
    ]
  }
}

/// The second screen.
class SecondController: UIViewController {
  var item: String?
  var itemWhenLoaded: String?
  private(set) var isMade = false

  required init?(coder: NSCoder) { super.init(coder: coder) }

  init?(coder: NSCoder, made: Bool) {
    super.init(coder: coder)
    isMade = made
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    itemWhenLoaded = item
  }
}

@MainActor
@Suite("Classes of the running program", .serialized)
struct ProgramClassTests {
  private static let module = #"customModule="InterfaceBuilderTests""#

  /// A navigation controller with two screens, the first with a meter, a button and a recognizer.
  private static let text = Fixture.storyboardText(
    """
    <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s1"><objects>
    <viewController id="one" customClass="FirstController" \(module) sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/><subviews>
    <view id="mtr" customClass="MeterView" \(module)><rect key="frame" x="0.0" y="0.0" width="120" height="50"/>
    <subviews><label id="lbl" text="Level"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label></subviews>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="level">
    <real key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    <connections><outlet property="label" destination="lbl" id="o1"/>
    <outletCollection property="marks" destination="lbl" id="o2"/>
    <outletCollection property="marks" destination="btn" id="o3"/>
    <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o4"/></connections></view>
    <button id="btn"><rect key="frame" x="0.0" y="60" width="50" height="20"/><connections>
    <action selector="press:" destination="one" eventType="touchUpInside" id="a1"/>
    <segue destination="two" kind="show" identifier="next" id="g1"/></connections></button></subviews></view>
    <connections><outlet property="meter" destination="mtr" id="o5"/>
    <segue destination="two" kind="presentation" identifier="made" destinationCreationSelector="make:" id="g2"/>
    </connections></viewController>
    <tapGestureRecognizer id="tap"><connections><action selector="pinch:" destination="one" id="a2"/></connections>
    </tapGestureRecognizer></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="two" customClass="SecondController" \(module) sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/></view>
    <connections><segue destination="ext" kind="unwind" identifier="leave" unwindAction="back:" id="g3"/></connections>
    </viewController><exit id="ext" sceneMemberID="exit"/></objects></scene>
    """, initial: "nav")

  private func firstScreen() throws -> (UINavigationController, FirstController) {
    let navigation = try #require(try Fixture.initialController(ofStoryboard: Self.text) as? UINavigationController)
    return (navigation, try #require(navigation.viewControllers.first as? FirstController))
  }

  @Test("A view has its frame and subviews in init(coder:), and outlets and attributes when it awakes")
  func views() throws {
    let (_, first) = try firstScreen()

    first.loadViewIfNeeded()

    #expect(first.meter.history == ["init 120 1 0", "awake Level 2 7"])
    // The class's own code runs after the document's values are set.
    #expect(first.meter.backgroundColor == .red)
    #expect(first.history == ["load meter"])
  }

  @Test("Events and gestures reach the class's actions")
  func actions() throws {
    let (navigation, first) = try firstScreen()
    first.loadViewIfNeeded()
    let button = try #require(first.view.subviews.last as? UIButton)

    first.meter.gestureRecognizers?.first?.state = .ended
    button.sendActions(for: .touchUpInside)

    #expect(first.history == ["load meter", "gesture", "press", "prepare next"])
    let second = try #require(navigation.topViewController as? SecondController)
    second.loadViewIfNeeded()
    #expect(second.itemWhenLoaded == "item")
    #expect(second.storyboard != nil)
  }

  @Test("A segue action creates the destination, and an unwind segue returns to the first screen")
  func segues() throws {
    let (navigation, first) = try firstScreen()

    first.performSegue(withIdentifier: "made", sender: nil)
    let made = try #require(first.presentedViewController as? SecondController)
    #expect(made.isMade)
    #expect(made.item == "item")
    first.dismiss(animated: false)
    first.performSegue(withIdentifier: "next", sender: nil)
    let second = try #require(navigation.topViewController as? SecondController)
    second.performSegue(withIdentifier: "leave", sender: nil)

    #expect(first.history.last == "back from true")
    #expect(navigation.topViewController === first)
  }

  @Test("Classes without a module belong to the target whose resources contain the document")
  func targetModules() {
    let path = "/x/My_App_InterfaceBuilderTests.resources/Main.storyboard"
    let program = ProgramContext(file: URL(fileURLWithPath: path))

    #expect(program.type(named: "MeterView", module: nil, isOfTarget: false) == MeterView.self)
    #expect(program.type(named: "MeterView", module: "Shop", isOfTarget: true) == MeterView.self)
    #expect(program.type(named: "MeterView", module: "Shop", isOfTarget: false) == nil)
  }
}
