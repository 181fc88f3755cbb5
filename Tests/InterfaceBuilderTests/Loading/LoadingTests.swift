import Foundation
import InterfaceFidelity
import Testing
import UIKitCore

@testable import InterfaceBuilder

@MainActor
@Suite("Loading documents")
struct LoadingTests {
  @Test("Frames agree with the recorded frames within half a point", arguments: Fixture.all)
  func recordedFrames(name: String) throws {
    let comparisons = try Fidelity.compare(Fixture.url(name), .recorded)

    #expect(comparisons.count > 4)
    for comparison in comparisons {
      #expect(comparison.isWithin(.halfPoint), "\(comparison.id): \(comparison.actual.debugDescription)")
    }
  }

  @Test("A storyboard has a scene for each controller, with its objects by id")
  func scenes() throws {
    let scenes = try Fixture.document("Login.storyboard").scenes()

    let scene = try #require(scenes.first { $0.id == "vct-00-001" })
    #expect(scene.name == "LogIn")
    #expect(scene.window.root.bounds.size == CGSize(width: 375, height: 667))
    #expect((scene.objects["swt-00-001"] as? UISwitch)?.isOn == true)
    #expect((scene.objects["btn-00-001"] as? UIButton)?.title(for: .normal) == "Log in")
    #expect((scene.objects["fld-00-002"] as? UITextField)?.isSecureTextEntry == true)
    #expect((scene.objects["img-00-001"] as? UIImageView)?.image?.size == CGSize(width: 60, height: 60))
  }

  @Test("A placeholder constraint is in effect on the canvas of Interface Builder, but not at run time")
  func placeholderConstraint() throws {
    var options = InterfaceOptions()
    let onCanvas = try Fixture.document("Login.storyboard").scenes(options)
    options.includesDesignTime = false
    let atRunTime = try Fixture.document("Login.storyboard").scenes(options)

    #expect(onCanvas.contains { $0.constraints["con-00-006"] != nil })
    #expect(!atRunTime.contains { $0.constraints["con-00-006"] != nil })
  }

  @Test("A view that is not installed for the size class does not exist, and neither do its constraints")
  func uninstalled() throws {
    let scene = try #require(try Fixture.document("SizeClasses.storyboard").scenes().first)

    #expect(scene.objects["box-00-002"] == nil)
    #expect(scene.constraints["con-00-006"] == nil)
    #expect(scene.constraints["con-00-004"]?.isActive == true)
    #expect(scene.constraints["con-00-003"] == nil)
    #expect((scene.objects["stk-00-001"] as? UIStackView)?.axis == .horizontal)
  }

  @Test("Line breaks, font weights, runtime attributes and the style of a nib are applied")
  func nib() throws {
    let scene = try #require(try Fixture.document("Card.xib").scenes().first)

    let label = try #require(scene.objects["lbl-00-001"] as? UILabel)
    #expect(label.text == "First line\nsecond line")
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect((scene.objects["fix-00-001"] as? UIView)?.layer.cornerRadius == 4)
    #expect(scene.window.root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Unknown elements are noted once and replaced")
  func notes() throws {
    let document = try Fixture.nib(
      """
      <subviews>
      <fancyView id="a"><rect key="frame" x="0" y="0" width="1" height="1"/></fancyView>
      <fancyView id="b"><rect key="frame" x="0" y="0" width="1" height="1"/></fancyView>
      <view id="c" customClass="Unheard"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      </subviews>
      """)

    let scene = try #require(try document.scenes().first)

    #expect(scene.window.root.subviews.count == 3)
    #expect(
      document.log.notes.map(\.description) == [
        "line 7: <fancyView> is unknown; a plain view replaces it.",
        "line 4: Custom classes are rendered as their base classes: Unheard.",
      ])
  }

  @Test("Multipliers can be ratios, fractions and decimals")
  func multipliers() throws {
    for (text, height) in [("2:1", 50.0), ("1/4", 400.0), ("0.5", 200.0)] {
      let document = try Fixture.nib(
        """
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        </subviews>
        <constraints>
        \(Fixture.pins("a", to: "root", "top", "leading"))
        <constraint firstItem="root" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\(text)" id="3"/>
        <constraint firstItem="a" firstAttribute="width" constant="5" id="4"/>
        </constraints>
        """)

      let scene = try #require(try document.scenes().first)

      #expect((scene.objects["a"] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 5, height: height))
    }
  }
}
