import Foundation
import Testing

@testable import InterfaceBuilder
@testable import UIKitCore

@MainActor
@Suite("Controllers that contain others")
struct ContainerTests {
  private func storyboard(_ objects: [String]) throws -> [InterfaceScene] {
    let scenes = objects.map { "<scene sceneID=\"s\($0.hashValue.magnitude)\"><objects>\($0)</objects></scene>" }
    let head = Fixture.Head(attributes: "useAutolayout=\"YES\" useSafeAreas=\"YES\"", device: "retina4_7")
    return try Fixture.document(text: Fixture.storyboardText(scenes.joined(separator: "\n"), head)).scenes()
  }

  private let page = """
    <viewController id="page" title="Page" sceneMemberID="viewController">
    <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <viewLayoutGuide key="safeArea" id="safe"/></view>
    <navigationItem key="navigationItem" title="A page" id="item"/></viewController>
    """

  @Test("A visual effect view has the blur, glass or vibrancy of the file; vibrancy without a style is that of labels")
  func visualEffects() throws {
    func effect(_ effect: String) throws -> UIVisualEffect? {
      let scenes = try storyboard([
        """
        <viewController id="page" sceneMemberID="viewController"><view key="view" id="view">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <visualEffectView opaque="NO" id="pane"><rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
        <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="80" height="40"/></view>
        \(effect)</visualEffectView></subviews></view></viewController>
        """
      ])
      return try #require(scenes.first?.objects["pane"] as? UIVisualEffectView).effect
    }

    // No document with glass is public: its elements are named by analogy.
    let color =
      "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
    let glass = try effect("<glassEffect style=\"clear\" interactive=\"YES\">\(color)</glassEffect>") as? UIGlassEffect
    #expect(glass?.style == .clear && glass?.isInteractive == true)
    #expect(glass?.tintColor?.cgColor.rgba == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try (effect("<glassEffect/>") as? UIGlassEffect)?.style == .regular)
    let container = try effect("<glassContainerEffect spacing=\"12\"/>") as? UIGlassContainerEffect
    #expect(container?.spacing == 12)

    let file = "<blurEffect style=\"systemThickMaterialDark\"/>"
    #expect(try (effect(file) as? UIBlurEffect)?.style == .systemThickMaterialDark)
    for (attribute, style) in [("", UIVibrancyEffectStyle.label), (" style=\"tertiaryLabel\"", .tertiaryLabel)] {
      let vibrancy = try effect("<vibrancyEffect\(attribute)>\(file)</vibrancyEffect>") as? UIVibrancyEffect
      #expect(vibrancy?.style == style && vibrancy?.blur == .systemThickMaterialDark)
    }
  }

  @Test("A navigation controller's root begins below its bars: 20 of the status bar and 44 of the navigation bar")
  func navigation() throws {
    let scenes = try storyboard([
      """
      <navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="page" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """, page,
    ])

    let scene = try #require(scenes.first { $0.id == "nav" })
    #expect((scene.objects["bar"] as? UIView)?.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect((scene.objects["view"] as? UIView)?.safeAreaInsets.top == 64)
    #expect((scene.objects["item"] as? UINavigationItem)?.title == "A page")
    let alone = try #require(scenes.first { $0.id == "page" })
    #expect(alone.window.root.safeAreaInsets.top == 64)
  }

  @Test(
    "The title of a bar has the color and the font of the file, and is white in a black bar",
    arguments: [
      (
        "",
        """
        <textAttributes key="titleTextAttributes"><color key="textColor" red="1" green="0" blue="0" alpha="1"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/></textAttributes>
        """, UIColor(red: 1, green: 0, blue: 0, alpha: 1), 20
      ),
      ("barStyle=\"black\"", "", .white, 17), ("barStyle=\"blackTranslucent\"", "", .white, 17), ("", "", .label, 17),
    ] as [(String, String, UIColor, CGFloat)])
  func barTitles(attributes: String, parts: String, color: UIColor, pointSize: CGFloat) throws {
    let scenes = try storyboard([
      """
      <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" \(attributes) id="bar">\(parts)</navigationBar>
      <connections><segue destination="page" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """, page,
    ])

    let scene = try #require(scenes.first { $0.id == "nav" })
    let bar = try #require(scene.objects["bar"] as? UINavigationBar)
    let title = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "A page" })
    #expect(title.textColor == color)
    #expect(title.font.pointSize == pointSize)
  }

  @Test("A container view is filled with the scene that it embeds")
  func embedded() throws {
    let scenes = try storyboard([
      """
      <viewController id="outer" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><containerView id="box"><rect key="frame" x="0.0" y="100" width="375" height="200"/>
      <connections><segue destination="page" kind="embed" id="e"/></connections></containerView></subviews>
      </view></viewController>
      """, page,
    ])

    let scene = try #require(scenes.first { $0.id == "outer" })
    #expect((scene.objects["view"] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
    #expect((scene.objects["view"] as? UIView)?.superview === scene.objects["box"])
  }

  /// Returns a storyboard of controllers, each with the given number of containers for each destination.
  private func embedding(_ destinations: [[Int]]) -> String {
    destinations.enumerated().map { index, targets in
      let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/>"
      let containers = targets.enumerated().map { number, target in
        """
        <containerView id="k\(index)-\(number)">\(rect)<connections>
        <segue destination="S\(target)" kind="embed" id="e\(index)-\(number)"/></connections></containerView>
        """
      }
      return """
        <scene sceneID="s\(index)"><objects><viewController id="S\(index)" sceneMemberID="viewController">
        <view key="view" id="w\(index)">\(rect)<subviews>\(containers.joined())</subviews></view>
        </viewController></objects></scene>
        """
    }.joined(separator: "\n")
  }

  @Test(
    "Scenes that embed each other, or too many copies of others, are one error, found without building every path",
    arguments: [
      // Ten controllers that all embed all others have 9! paths without a cycle from each of them.
      (10, "would contain itself."), (20, "The document's scenes embed more than 50000 views and controllers"),
      (80, "Controllers are nested deeper than 64."),
    ])
  func manyPaths(count: Int, message: String) throws {
    let targets: [[Int]] = (0..<count).map { index in
      switch count {
      case 10: (0..<count).filter { $0 != index }
      // Twice the next one, so that the first one contains 2¹⁹ copies of the last one.
      case 20: index + 1 < count ? [index + 1, index + 1] : []
      default: index + 1 < count ? [index + 1] : []
      }
    }
    do throws(InterfaceDocumentError) {
      _ = try Fixture.document(text: Fixture.storyboardText(embedding(targets)), path: "Test.storyboard").scenes()
      Issue.record("the document loaded")
    } catch {
      #expect(error.problems.count == 1)
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test("A controller that would contain itself is reported with its line")
  func cycle() throws {
    do throws(InterfaceDocumentError) {
      let text = Fixture.storyboardText(
        """
        <scene sceneID="1"><objects>
        <navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="nav" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        """)
      _ = try Fixture.document(text: text, path: "Test.storyboard").scenes()
      Issue.record("the document loaded")
    } catch {
      #expect(error.description == "Test.storyboard:5: The controller \"nav\" would contain itself.")
    }
  }
}
