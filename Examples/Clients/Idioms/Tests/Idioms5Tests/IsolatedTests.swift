import UIKit
import XCTest

@testable import Idioms
@testable import Publishing

private final class LongBadge: Badge {
  override func defaultTitle() -> String { "\(count) new" }
}

@MainActor
final class IsolatedTests: XCTestCase {
  private let badge = Badge(frame: .zero)
  private var label: UILabel!
  private static var setUps = 0

  override class func setUp() {
    super.setUp()
    setUps += 1
  }

  override func setUp() {
    super.setUp()
    label = UILabel()
  }

  override func tearDownWithError() throws {
    label = nil
    try super.tearDownWithError()
  }

  func testSynchronously() {
    label.text = "a"
    XCTAssertEqual(label.text, "a")
    XCTAssertEqual(Self.setUps, 1)
  }

  func testThrowing() throws {
    let label = try XCTUnwrap(label)
    XCTAssertNil(label.text)
  }

  func testOverriddenMembersOfExtensions() {
    let badge = LongBadge(frame: .zero)
    badge.count = 2
    XCTAssertEqual(badge.text, "2 new")
    self.badge.count = 3
    XCTAssertEqual(self.badge.text, "3")
  }

  func testOptionalRequirementsOfLocalClasses() {
    final class Spy: NSObject, BadgeDelegate {
      var changes = 0
      func badgeDidChange(_ badge: Badge) { changes += 1 }
    }
    let spy = Spy()
    badge.delegate = spy
    badge.count = 4
    XCTAssertEqual(spy.changes, 1)
    XCTAssertEqual(badge.text, "4")
  }

  func testOverriddenMembersOfUIKit() {
    let panel = Panel(frame: .zero)
    XCTAssertTrue(panel.viewWithTag(7) === panel)
    XCTAssertNil(panel.viewWithTag(8))
    XCTAssertNil(panel.safeAreaLayoutGuide.owningView)
    XCTAssertTrue(Pages(frame: .zero).isDragging)
    let (stamp, ink) = (Stamp(), Ink())
    stamp.draw(at: CGPoint(x: 1, y: 2))
    ink.set()
    XCTAssertEqual(stamp.rects, [CGRect(x: 1, y: 2, width: 0, height: 0)])
    XCTAssertEqual(ink.uses, 1)
    let layer = RoundLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertNil(layer.hitTest(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(layer.hitTest(CGPoint(x: 5, y: 1)) === layer)
  }

  func testInitializersOfTypeParameters() {
    let chip: Chip = Factory.make()
    XCTAssertEqual(chip.text, "chip")
  }

  func testPublishers() {
    let (counter, label) = (Counter(), CounterLabel())
    label.show(counter)
    counter.value = 5
    XCTAssertEqual(label.text, "5")
  }

  func testElementsOfLists() {
    let shelf = Shelf()
    shelf.titles.add("b")
    shelf.titles.insert("a", at: 0)
    shelf.titles.remove("b")
    XCTAssertEqual(shelf.log, ["[\"b\"] at [0]", "[\"a\"] at [0]", "without [\"b\"]"])
  }

  func testFilesOfPictures() throws {
    let data = try XCTUnwrap(
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      }
      .pngData())
    let photo = PhotoView(frame: .zero)
    photo.show(data)
    XCTAssertEqual(photo.image?.size, CGSize(width: 2, height: 1))
    XCTAssertEqual(photo.accessibilityCustomContent.map(\.value), ["1"])
  }

  func testLocalFunctions() {
    let label = UILabel()
    func check(_ view: UIView?, _ text: String, then: () -> Void) {
      label.text = text
      badge.addSubview(label)
      XCTAssertTrue(label.superview === view)
      then()
    }
    check(badge, "a") { XCTAssertEqual(label.text, "a") }
    check(badge, "b") { XCTAssertEqual(label.text, "b") }
    XCTAssertEqual(#function, "testLocalFunctions()")
  }

  func testAnimatedFiles() {
    // Two frames of one white pixel, which are shown for 0 and 0.5 seconds.
    let start: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0]
    func frame(_ hundredths: UInt8) -> [UInt8] {
      [0x21, 0xF9, 4, 0, hundredths, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    XCTAssertEqual(Player.delays(of: Data(start + frame(0) + frame(50) + [0x3B])), [0.1, 0.5])
    XCTAssertEqual(Player.delays(of: Data("text".utf8)), [])
  }

  func testPartsOfPredicates() {
    XCTAssertEqual(NSPredicate(format: "$name == nil OR NOT $count > 2").variables, ["name", "count"])
    XCTAssertEqual(NSPredicate(format: "$name == nil OR $home.city == 'x'").variables, ["name", "home.city"])
  }

  func testChecks() {
    XCTAssertTrue(Checks.isMail("ada@example.com"))
    XCTAssertFalse(Checks.isMail("ada"))
    let rects = [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 0, width: 10, height: 10)]
    XCTAssertEqual(Checks.overlapping(rects, CGRect(x: 10, y: 0, width: 10, height: 10)), [rects[1], rects[1]])
    XCTAssertTrue(Checks.hasEnvironment())
  }

  func testText() {
    XCTAssertEqual(Titles.empty().length, 0)
    XCTAssertEqual(Titles.joined(["a", "b"]).string, "ab")
    XCTAssertEqual(Titles.height(in: ["frame": NSValue(cgRect: CGRect(x: 0, y: 0, width: 1, height: 2))]), 2)
    XCTAssertGreaterThan(Titles.features(of: .systemFont(ofSize: 10)), 0)
  }
}
