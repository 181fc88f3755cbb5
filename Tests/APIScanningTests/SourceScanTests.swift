import TestSupport
import Testing

@testable import APIScanning

@Suite("Scanning sources for porting")
struct SourceScanTests {
  private let known = APIIndex(lines: "UIView: addSubview glow\nUIGlow: start\nUILamp: shine\n")
  private let own = APIIndex(lines: "UIView: addSubview\n: UIRectFill\n")

  private func problems(_ text: String, modules: Set<String> = []) -> [PortingProblem] {
    var scan = SourceScan(known: known, missing: MissingAPI(known: known, own: own))
    scan.add([("A.swift", text)], modules: modules)
    return scan.problems
  }

  @Test("Imports of other frameworks are found, except those under a false condition")
  func imports() {
    let found = problems(
      [
        "import UIKit",
        "import StoreKit",
        "import Helper",
        "#if canImport(SwiftUI)",
        "import SwiftUI",
        "#endif",
        "#if os(macOS)",
        "import AppKit",
        "#elseif os(iOS)",
        "import HealthKit",
        "#endif",
      ].joined(separator: "\n"), modules: ["Helper"])

    #expect(found.map(\.name) == ["StoreKit", "HealthKit"])
    #expect(found.map(\.line) == [2, 10])
    #expect(found.allSatisfy { $0.kind == .framework })
  }

  @Test("Files under a condition for a missing framework have no findings, and declarations of SwiftUI are left out")
  func uncompiledParts() {
    let location = "#if canImport(CoreLocation)\nimport CoreLocation\nlet place = CLLocation()\n#endif\n"
    #expect(problems(location).isEmpty)
    let wrapper = [
      "import SwiftUI", "import UIKit", "final class Wrapper<Content: View>: UIView {",
      "  let host: UIHostingController<Content>", "  func show() { host.glow() }", "}",
      "func other(view: UIView) { view.glow() }",
    ].joined(separator: "\n")
    #expect(problems(wrapper).map(\.line) == [3, 7])
    #expect(problems(wrapper).map(\.kind.isError) == [false, true])
  }

  @Test("A module is of no package if the manifest has none, unless its import is conditional")
  func modulesWithoutPackage() {
    let sources = [("A.swift", "import Spring\n#if canImport(Waves)\nimport Waves\n#endif\nimport Kit\n")]
    func found(_ dependencies: Set<String>, knowsDependencies: Bool = true) -> [String] {
      var scan = SourceScan(known: known, missing: MissingAPI(known: known, own: own))
      scan.add(sources, modules: ["Kit"], dependencies: dependencies, knowsDependencies: knowsDependencies)
      return scan.problems.filter { $0.kind == .package && $0.line == 1 }.map(\.name)
    }

    #expect(found(["UIKit"]) == ["Spring"])
    #expect(found(["Spring"]).isEmpty)
    // The product of a package can have any module.
    #expect(found(["UIKit", "Effects"]).isEmpty)
    #expect(found([], knowsDependencies: false).isEmpty)
  }

  @Test(
    "An import that becomes another module is no obstacle",
    arguments: ["ObjectiveC", "Darwin", "CoreFoundation", "OSLog"]
  )
  func replacedImports(module: String) {
    #expect(problems("import \(module)").isEmpty)
  }

  @Test("Known names that Headframe lacks are reported as missing, unless the sources declare them")
  func names() {
    let found = problems(
      """
      class UILamp {}
      let lamp = UILamp()
      let shine: UIGlow? = nil
      view.addSubview(other)
      view.glow()
      view.flicker()
      """)

    #expect(found.map(\.name) == ["UIGlow", "glow"])
    #expect(found.map(\.kind) == [.missingType, .missingMember])
    #expect(found.map(\.line) == [3, 5])
  }

  @Test("Types that only headers of Objective-C declare are reported; categories and names of Swift are not")
  func objectiveC() {
    let types = SourceFolder.objectiveCTypes(
      in: """
        @class Other;
        @interface Delegates : NSObject
        @interface Box<ObjectType> : NSObject
        @end
        @interface UIView (Frames)
        @end
        @protocol Source <NSObject>
        @protocol Later;
        typedef NS_ENUM(NSInteger, Mode) { ModeA };
        NS_SWIFT_NAME(Observer)
        @interface XYObserver : NSObject
        - (void)observe:(id)object NS_SWIFT_NAME(observe(_:));
        typedef NS_OPTIONS ( NSUInteger , Parts ) { PartsA };
        """)
    #expect(types == ["Delegates", "Box", "Source", "Mode", "Parts", "Observer", "XYObserver"])

    var scan = SourceScan(known: known, missing: MissingAPI(known: known, own: own), objectiveC: types)
    scan.add([("A.swift", "let a = Delegates(), b: Box<Int>\n"), ("B.swift", "enum Mode {}\nlet c: Mode? = nil\n")])
    #expect(scan.problems.map(\.name) == ["Delegates", "Box"])
    #expect(scan.problems.allSatisfy { $0.kind == .objectiveC && $0.kind.isError })
    #expect(scan.cleanFiles == ["B.swift"])

    var modules = SourceScan(known: known, missing: MissingAPI(known: known, own: own), objectiveC: ["Utilities"])
    modules.add(
      [("A.swift", "import Utilities\n"), ("B.swift", "#if canImport(Utilities)\nimport Utilities\n#endif\n")],
      modules: ["Utilities"])
    #expect(modules.problems.map(\.file) == ["A.swift"])
  }

  @Test("Names that Foundation on Linux lacks are missing, and names with another effect say which")
  func effects() {
    let found = problems(
      """
      let activity: NSExtensionContext? = nil
      button.showsMenuAsPrimaryAction = true
      link.sectionIndexTitles = []
      view.spellCheckingType = .no
      """)

    #expect(
      found.map(\.name) == [
        "NSExtensionContext", "showsMenuAsPrimaryAction", "sectionIndexTitles", "spellCheckingType",
      ])
    #expect(found.map(\.kind) == [.missingType, .effect, .effect, .effect])
    #expect(found.map(\.kind.isError) == [true, false, false, false])
    #expect(found[1].note == "menus are not shown")
    #expect(problems("func spellCheckingType() {}\nx.spellCheckingType()").isEmpty)
  }

  @Test("Modules of other packages are listed separately, and initializers are never reported as missing")
  func dependencies() {
    let known = APIIndex(lines: "UIView: init glow\n")
    var scan = SourceScan(known: known, missing: MissingAPI(known: known, own: own))
    let text = [
      "import Other", "import UIKit", "import MapKit", "class A: B, MKAnnotation { init() { super.init() } }",
    ]
    scan.add([("A.swift", text.joined(separator: "\n"))], dependencies: ["Other", "UIKit"])

    #expect(scan.dependencies == ["Other"])
    #expect(scan.problems.map(\.name) == ["A"])
  }

  @Test("Declarations that need other frameworks are listed with what they need; uses of such members are missing")
  func omissions() {
    let found = problems(
      "import UIKit\nimport MapKit\nclass Card: UIView {\n  var map: MKMapView?\n  func plain() {}\n}\n"
        + "extension Card { func zoom() { map?.isHidden = true } }\nfunc use(_ card: Card) { card.zoom(); card.plain() }\n"
    )

    #expect(found.map(\.name) == ["Card.map", "Card.zoom", "zoom"])
    #expect(found.map(\.kind) == [.omission, .omission, .missingMember])
    #expect(found.map(\.line) == [4, 7, 8])
    #expect(found[0].note == "needs MKMapView" && found[1].note == "needs map")
    #expect(found.map(\.kind.isError) == [false, false, true])
  }

  @Test("Imports from unknown packages, of SwiftUI and of frameworks without a use of their names are no obstacle")
  func harmlessImports() {
    var scan = SourceScan(known: known, missing: MissingAPI(known: known, own: own))
    let text = "import Charts\nimport SwiftUI\nimport AVFoundation\nimport WebKit\nlet a = WKWebView()"
    scan.add([("A.swift", text + "\nfinal class Host: UIHostingController<Text> {}")])

    #expect(scan.problems.map(\.name) == ["a", "Host"])
    #expect(scan.problems.allSatisfy { $0.kind == .omission })
    #expect(scan.dependencies == ["Charts"])
  }

  @Test("Missing members of paths and lists are not reported if sets, rectangles or data have a member of that name")
  func ambiguousMembers() {
    let known = APIIndex(lines: "CGPath: union intersection subtracting flattened\nNSTextList: write\n")
    var scan = SourceScan(known: known, missing: MissingAPI(known: known, own: own))
    let text = "let a = b.union(c).subtracting(d)\nlet e = f.intersection(g)\ntry h.write(to: i)\nj.flattened()"
    scan.add([("A.swift", text)])

    #expect(scan.problems.map(\.name) == ["flattened"])
    #expect(scan.problems.map(\.line) == [4])
  }

  @Test("Conditions with parentheses and language versions are evaluated")
  func conditions() {
    let found = problems(
      [
        "#if (os(macOS) || os(tvOS)) && swift(>=5)",
        "import AppKit",
        "#elseif (os(iOS) || os(tvOS)) && swift(>=5.3)",
        "import StoreKit",
        "#else",
        "import WatchKit",
        "#endif",
      ].joined(separator: "\n"))

    #expect(found.map(\.name) == ["StoreKit"])
  }

  @Test("Functions of the Objective-C runtime are reported as swizzling, and names are ranked by use")
  func ranking() {
    var scan = SourceScan(known: known, missing: MissingAPI(known: known, own: own))
    scan.add([
      ("A.swift", "method_exchangeImplementations(a, b)\nlet x: UIGlow\n"), ("B.swift", "let y: UIGlow\nlet z = 1\n"),
      ("C.swift", "let fine = 1\n"),
    ])

    #expect(scan.problems.first?.kind == .swizzling)
    #expect(scan.ranking([.missingType]).map(\.uses) == [2])
    #expect(scan.cleanFiles == ["C.swift"])
    #expect(problems("method_exchangeImplementations(a, b)").map(\.kind.isError) == [false])
    #expect(problems("objc_registerClassPair(a)").map(\.kind.isError) == [true])
    // The empty line after a file's last line break is included: 3 + 3 + 2 lines.
    #expect(scan.lineCount == 8)
  }

  @Test("An index of sources contains their public names, including members of extensions, protocols and enumerations")
  func index() {
    var index = APIIndex()
    index.add(
      source: """
        open class UIView { open var alpha = 1; var own = 2; public enum Mode { case fill } }
        public protocol Delegate { func done() }
        extension UIView { public func hide() {} }
        public let answer = 42
        struct Inner {}
        """, publicOnly: true)

    #expect(index == APIIndex(lines: ": answer\nDelegate: done\nMode: fill\nUIView: Mode alpha hide\n"))
  }

  @Test("A folder that is named like a source is no source")
  func namedFolders() throws {
    let files = ["Tests/LampTests.swift": "", "Tests/Pictures/LampTests.swift/lit.png": ""]
    let paths = try withTemporaryFolder(files) { try SourceFolder.sources(at: $0.path).map(\.path) }

    #expect(paths == ["Tests/LampTests.swift"])
  }

  @Test("A missing member is found where a subclass overrides it or calls it without an object")
  func implicitMembers() {
    let found = problems(
      """
      class Lamp: UIView {
        override func glow() {
          super.glow()
        }
        override var shine: Int { 1 }
      }
      extension UIView {
        func start() { glow() }
      }
      """)
    let parameter = problems("extension UIView {\n  func stop(glow: () -> Void) { glow() }\n}")
    let pattern = problems("extension UIView { func stop(_ mode: Mode) { if case let .lit(glow) = mode { glow() } } }")
    let own = problems(
      """
      class Lamp { func glow() {} }
      class Bright: Lamp {
        override func glow() { super.glow() }
        func start() { glow() }
      }
      """)
    let outside = problems("func start() { glow() }")

    #expect(found.map(\.name) == ["glow", "glow", "shine", "glow"])
    #expect(found.map(\.line) == [2, 3, 5, 8])
    #expect(found.allSatisfy { $0.kind == .missingMember })
    #expect(parameter.isEmpty && pattern.isEmpty)
    #expect(own.isEmpty)
    #expect(outside.isEmpty)
  }
}
