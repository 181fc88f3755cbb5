import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Fidelity to recorded frames")
struct FidelityTests {
  /// Two boxes one below the other in 100×100; the frame of the second is the parameter.
  private func comparisons(second: String, attributes: String = "") throws -> [FrameComparison] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="30"/></view>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(second)</view>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      <constraint firstItem="a" firstAttribute="width" constant="100" id="3"/>
      <constraint firstItem="a" firstAttribute="height" constant="30" id="4"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="5"/>
      <constraint firstItem="b" firstAttribute="width" constant="50" priority="750" id="6"/>
      <constraint firstItem="b" firstAttribute="height" constant="40" id="7"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10" id="8"/>
      </constraints>
      </view></objects></document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Fidelity.compare(file, .recorded)
  }

  @Test("A frame agrees within half a point on every edge")
  func tolerance() throws {
    let exact = try comparisons(second: "<rect key=\"frame\" x=\"0\" y=\"40\" width=\"50\" height=\"40\"/>")
    let near = try comparisons(second: "<rect key=\"frame\" x=\"0\" y=\"40.5\" width=\"50\" height=\"40\"/>")

    #expect(exact.map { $0.isWithin(.halfPoint) } == [true, true, true])
    #expect(near.map { $0.isWithin(.halfPoint) } == [true, true, true])
  }

  @Test("A frame that breaks an optional constraint differs, and is told with what decides it")
  func differing() throws {
    let wide = try comparisons(second: "<rect key=\"frame\" x=\"0\" y=\"40\" width=\"70\" height=\"40\"/>")

    let view = try #require(wide.last)
    #expect(view.exemption == nil)
    #expect(!view.isWithin(.halfPoint))
    #expect(view.deviation == 20)
    #expect(
      view.constraints == [
        "b.leading == root.leading", "b.width == + 50 @750", "b.height == + 40", "b.top == a.bottom + 10",
      ])
  }

  @Test("A frame that breaks a required constraint by the recorded frames alone is stale and stands apart")
  func contradicted() throws {
    let moved = try comparisons(second: "<rect key=\"frame\" x=\"0\" y=\"55\" width=\"50\" height=\"40\"/>")

    #expect(moved.map(\.isContradicted) == [false, true, true])
    #expect(moved.last?.exemption == .contradicted("b.top == a.bottom + 10"))
  }

  @Test("Frames that the document marks misplaced or ambiguous stand apart")
  func exempt() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"90\" width=\"50\" height=\"40\"/>"

    #expect(try comparisons(second: frame, attributes: "misplaced=\"YES\"").last?.exemption == .misplaced)
    #expect(try comparisons(second: frame, attributes: "ambiguous=\"YES\"").last?.exemption == .ambiguous)
  }

  @Test("The JSON holds counts and shares of both text modes")
  func json() throws {
    var fidelity = Fidelity()
    for name in Fixture.all { fidelity.add(Fixture.url(name)) }
    fidelity.add(Fixture.url("Absent.xib"))

    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(fidelity.json.utf8)) as? [String: Any])
    let asRecorded = try #require(object["asRecorded"] as? [String: Any])
    #expect(object["documents"] as? Int == 4)
    #expect(object["loaded"] as? Int == 3)
    // 9 in Login, 5 in SizeClasses and 5 in Card.
    #expect(object["comparable"] as? Int == 19)
    #expect((asRecorded["within"] as? NSNumber)?.doubleValue == 100)
    #expect((object["ownText"] as? [String: Any])?["within"] != nil)
    #expect(fidelity.table(offenders: 5).contains("The file cannot be read."))
  }

  /// Other people's documents stay outside the repository; the path to a folder of them may be given.
  nonisolated static let corpus = ProcessInfo.processInfo.environment["HEADFRAME_CORPUS"]

  @Test(
    "On a corpus at hand, every document loads, 99 of 100 frames agree, and 90 with own text",
    .enabled(if: corpus != nil))
  func corpusFigures() throws {
    var fidelity = Fidelity()
    let folder = URL(fileURLWithPath: try #require(Self.corpus))
    for file in Fidelity.documents(at: folder) { fidelity.add(file) }

    #expect(fidelity.documents > 0)
    #expect(fidelity.loaded == fidelity.documents)
    #expect(Fidelity.share(of: fidelity.recorded.flatMap(\.comparisons), .halfPoint).percent >= 99)
    #expect(Fidelity.share(of: fidelity.own.flatMap(\.comparisons), .text).percent >= 90)
  }
}
