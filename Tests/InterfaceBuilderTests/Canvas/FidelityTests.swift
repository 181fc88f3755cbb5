import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import InterfaceBuilder
@testable import InterfaceFidelity

/// Recorded frames are those in files, which Interface Builder computed with Apple's Auto Layout.
@MainActor
@Suite("Fidelity to recorded frames")
struct FidelityTests {
  /// Compares two views in a superview of 100×100; the second is below the first and has the given frame.
  private func comparisons(second: String, attributes: String = "") throws -> [FrameComparison] {
    let text = Fixture.nibText(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="30"/></view>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\(second)</view>
      </subviews>
      <constraints>
      \(Fixture.pins("a", to: "root", "top", "leading"))
      <constraint firstItem="a" firstAttribute="width" constant="100" id="3"/>
      <constraint firstItem="a" firstAttribute="height" constant="30" id="4"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="5"/>
      <constraint firstItem="b" firstAttribute="width" constant="50" priority="750" id="6"/>
      <constraint firstItem="b" firstAttribute="height" constant="40" id="7"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10" id="8"/>
      </constraints>
      </view>
      """)
    return try withTemporaryFile("Test.xib", text) { try Fidelity.compare($0, .recorded) }
  }

  @Test("A frame agrees if every edge is within half a point")
  func tolerance() throws {
    let exact = try comparisons(second: "<rect key=\"frame\" x=\"0\" y=\"40\" width=\"50\" height=\"40\"/>")
    let near = try comparisons(second: "<rect key=\"frame\" x=\"0\" y=\"40.5\" width=\"50\" height=\"40\"/>")

    #expect(exact.map { $0.isWithin(.halfPoint) } == [true, true, true])
    #expect(near.map { $0.isWithin(.halfPoint) } == [true, true, true])
  }

  @Test("A frame that violates an optional constraint differs, and is listed with the constraints that affect it")
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

  @Test("A recorded frame that violates a required constraint between recorded frames is outdated and exempt")
  func contradicted() throws {
    let moved = try comparisons(second: "<rect key=\"frame\" x=\"0\" y=\"55\" width=\"50\" height=\"40\"/>")

    #expect(moved.map(\.isContradicted) == [false, true, true])
    #expect(moved.last?.exemption == .contradicted("b.top == a.bottom + 10"))
  }

  @Test("Frames that the document marks as misplaced or ambiguous are exempt")
  func exempt() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"90\" width=\"50\" height=\"40\"/>"

    #expect(try comparisons(second: frame, attributes: "misplaced=\"YES\"").last?.exemption == .misplaced)
    #expect(try comparisons(second: frame, attributes: "ambiguous=\"YES\"").last?.exemption == .ambiguous)
  }

  /// Returns the exemptions, by object id, in a nib whose root view of 100×100 has the given content.
  private func exemptions(_ content: String) throws -> [String: FrameComparison.Exemption] {
    let text = Fixture.nibText(
      "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/>\(content)</view>")
    let all = try withTemporaryFile("Test.xib", text) { try Fidelity.compare($0, .recorded) }
    return all.reduce(into: [:]) { found, view in found[view.id] = view.exemption }
  }

  @Test("A view whose constraints allow several frames is exempt as undetermined; others are compared")
  func undetermined() throws {
    let found = try exemptions(
      """
      <subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="7" width="20" height="30"/></view>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="20" height="30"/></view>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="a" firstAttribute="width" constant="20" id="2"/>
      <constraint firstItem="a" firstAttribute="height" constant="30" id="3"/>
      \(Fixture.pins("b", to: "root", "top", "leading"))
      <constraint firstItem="b" firstAttribute="width" constant="20" id="6"/>
      <constraint firstItem="b" firstAttribute="height" constant="30" id="7"/>
      </constraints>
      """)

    #expect(found == ["a": .undetermined("vertical axis")])
  }

  @Test("A hidden arranged subview and its subviews are exempt; other hidden views are compared")
  func hidden() throws {
    let found = try exemptions(
      """
      <subviews>
      <stackView id="stack" axis="vertical"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view id="shown"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
      <view id="arranged" hidden="YES"><rect key="frame" x="0" y="5" width="7" height="9"/>
      <subviews><view id="inner"><rect key="frame" x="0" y="0" width="7" height="9"/></view></subviews></view>
      </subviews></stackView>
      <view id="plain" hidden="YES"><rect key="frame" x="0" y="5" width="7" height="9"/></view>
      </subviews>
      """)

    #expect(found == ["arranged": .hidden, "inner": .hidden])
  }

  @Test("Frames that only a stack view's own constraints contradict are compared, because they may be wrong")
  func stackContradiction() throws {
    // The recorded frames leave 20 between the views where the stack view's spacing is 0.
    let found = try exemptions(
      """
      <subviews>
      <stackView id="stack" axis="vertical"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="1"/></constraints></view>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="60" width="100" height="40"/></view>
      </subviews></stackView>
      </subviews>
      """)

    #expect(found.isEmpty)
  }

  @Test("The bar of a tab bar controller is exempt, because it is recorded at the top")
  func tabBar() throws {
    let text = Fixture.storyboardText(
      """
      <scene><objects>
      <tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="375" height="49"/></tabBar>
      </tabBarController></objects></scene>
      """, Fixture.Head(device: "retina4_7"))

    let found = try withTemporaryFile("Test.storyboard", text) { try Fidelity.compare($0, .recorded) }

    #expect(found.map(\.exemption) == [.tabBar])
  }

  @Test("The JSON contains counts and percentages for both text modes")
  func json() throws {
    var fidelity = Fidelity()
    for name in Fixture.all { fidelity.add(Fixture.url(name)) }
    fidelity.add(Fixture.url("Absent.xib"))

    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(fidelity.json.utf8)) as? [String: Any])
    let asRecorded = try #require(object["asRecorded"] as? [String: Any])
    #expect(object["documents"] as? Int == 4)
    #expect(object["loaded"] as? Int == 3)
    // The frames: 9 in Login, 5 in SizeClasses and 5 in Card.
    #expect(object["comparable"] as? Int == 19)
    #expect((asRecorded["within"] as? NSNumber)?.doubleValue == 100)
    #expect((object["ownText"] as? [String: Any])?["within"] != nil)
    #expect((object["exempt"] as? [String: Any])?["undetermined"] as? Int == 0)
    #expect((asRecorded["withoutExemption"] as? [String: Any])?["any"] != nil)
    #expect(fidelity.table(largest: 5).contains("The file cannot be read."))
  }

  @Test("A required minimum reports the figures that fall below it")
  func floor() throws {
    var fidelity = Fidelity()
    for name in Fixture.all { fidelity.add(Fixture.url(name)) }

    #expect(FidelityFloor("as-recorded=100,decided=100")?.misses(of: fidelity) == [])
    #expect(FidelityFloor("as-recorded=98") != nil)
    for wrong in ["", "98", "as-recorded=", "as-recorded=101", "frames=3", "decided=90,"] {
      #expect(FidelityFloor(wrong) == nil)
    }
    // The constraint results in a width of 50, but 70 is recorded: two of three views agree.
    let text = Fixture.nibText(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="70" height="40"/>
      <constraints><constraint firstAttribute="width" constant="50" priority="750" id="1"/>
      <constraint firstAttribute="height" constant="40" id="2"/></constraints></view>
      </subviews><constraints>
      \(Fixture.pins("b", to: "root", "top", "leading"))
      </constraints></view>
      """)
    var differing = Fidelity()
    try withTemporaryFolder(["app/Secret.xib": text]) { folder in
      let file = folder.appendingPathComponent("app/Secret.xib")
      differing.add(file, project: Fidelity.project(of: file, below: folder))
    }

    #expect(
      FidelityFloor("as-recorded=67,decided=0")?.misses(of: differing)
        == ["The figure as-recorded is 66.66 %; at least 67 % is required."])
    #expect(differing.recorded.map(\.project) == ["app"])
    #expect(differing.recorded.map { Fidelity.causes(of: $0) } == [[nil, nil, "constraints: view, width"]])
    #expect(differing.markdown().contains("| 1: 1 documents, builds 0 to 0 | 3 | 66.66 % | 66.66 % | 1 | 0 % | 0 % |"))
    #expect(!differing.markdown().contains("Secret") && !differing.markdown().contains("app/"))
    let lines = differing.views.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.last?.contains("\"cause\":\"constraints: view, width\"") == true)
  }

  @Test("Held-out projects are selected by number, or by the second half of their documents")
  func aside() throws {
    let view = "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    let paths = ["a/1.xib", "a/2.xib", "a/3.xib", "b/1.xib", "c/1.xib"]
    var fidelity = Fidelity()
    try withTemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, Fixture.nibText(view)) })) { folder in
      for path in paths {
        let file = folder.appendingPathComponent(path)
        fidelity.add(file, project: Fidelity.project(of: file, below: folder))
      }
    }
    let selection = try #require(ProjectSelection("1b,3"))

    // Of three documents, the second half is the last two.
    #expect(
      selection.contains(fidelity.recorded, numbering: ["a", "b", "c"]) == [false, true, true, false, true])
    #expect(fidelity.markdown(aside: selection).contains("Held out, 3 frames:"))
    #expect(fidelity.markdown(aside: selection).contains("The others, 2 frames:"))
    for wrong in ["", "0", "b", "1,,2", "1,1b", "x"] { #expect(ProjectSelection(wrong) == nil) }
  }

  /// The path to a folder of documents that are not part of the repository, from the environment.
  nonisolated static let corpus = ProcessInfo.processInfo.environment["HEADFRAME_CORPUS"]

  @Test(
    "Every document of the corpus loads, 99 of 100 frames agree, and 90 of 100 with text measured by Headframe",
    .enabled(if: corpus != nil))
  func corpusFigures() throws {
    var fidelity = Fidelity()
    let folder = URL(fileURLWithPath: try #require(Self.corpus))
    for file in Fidelity.documents(at: folder) { fidelity.add(file) }

    #expect(fidelity.documents > 0)
    #expect(fidelity.loaded == fidelity.documents)
    #expect(Fidelity.share(of: fidelity.recorded.flatMap(\.comparisons), .halfPoint).percent >= 99)
    #expect(Fidelity.share(of: fidelity.own.flatMap(\.comparisons), .point).percent >= 90)
  }
}
