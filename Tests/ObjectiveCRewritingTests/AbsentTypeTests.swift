import Testing

@testable import ObjectiveCRewriting

@Suite("Declarations that need SwiftUI")
struct AbsentTypeTests {
  @Test("A type that conforms to View is removed with its extensions; other declarations are kept")
  func removesViews() {
    let result = rewritten(
      "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"1\") } }\n"
        + "extension Badge { func plain() {} }\nstruct Count { var number = 1 }\n")

    #expect(
      result.split(separator: "\n").map { $0.filter { $0 != " " } }
        == ["importUIKit", "", "", "structCount{varnumber=1}"])
  }

  @Test("A class that names a SwiftUI type is removed; members that use the class are removed in other files too")
  func removesDependents() {
    let result = rewrittenModule(
      "import SwiftUI\nfinal class Host<Content: View>: UIView {}\n",
      "import UIKit\nenum Maker {\n  static func host(_ host: Host<Int>) {}\n  static func plain() {}\n}\n")

    #expect(!result[0].contains("Host"))
    #expect(!result[1].contains("Host"))
    #expect(result[1].contains("static func plain() {}"))
  }

  @Test("A model that SwiftUI observes is removed where only Foundation is imported; files with Combine are kept")
  func removesObservedModels() {
    let result = rewrittenModule(
      "import SwiftUI\nstruct Badge: View {}\n",
      "import Foundation\nfinal class Model: ObservableObject {}\nfinal class Plain {}\n",
      "import Combine\nfinal class Other: ObservableObject {}\n")

    #expect(!result[1].contains("Model"))
    #expect(result[1].contains("final class Plain {}"))
    #expect(result[2].contains("final class Other: ObservableObject {}"))
  }

  @Test("A module's own type shadows the type of the same name in SwiftUI")
  func prefersOwnTypes() {
    let result = rewritten("import SwiftUI\nstruct Section { var title = \"\" }\nfunc add(_ section: Section) {}\n")

    #expect(result.contains("func add(_ section: Section) {}"))
  }

  @Test("An extension of a list of a SwiftUI type is removed; other lists are kept")
  func removesListExtensions() {
    let result = rewritten(
      "import SwiftUI\nextension [Color] { var a: Int { 1 } }\nextension Array<Color> { var b: Int { 1 } }\n"
        + "extension [Int] { var c: Int { 1 } }\n")

    #expect(!result.contains("var a") && !result.contains("var b") && result.contains("extension [Int] { var c"))
  }

  @Test("An import under canImport(SwiftUI) changes nothing")
  func leavesConditionalImports() {
    let source = "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\nstruct Badge: View {}\n#endif\n"

    #expect(rewritten(source).contains("struct Badge: View {}"))
  }
}

@Suite("Declarations that need other frameworks than SwiftUI")
struct AbsentFrameworkTests {
  @Test("Members with names of a missing framework are removed, with members that use them; the import becomes UIKit's")
  func members() {
    let result = rewritten(
      "import AVFoundation\nclass Card: UIView {\n  var player: AVPlayer?\n  func play() { player?.play() }\n"
        + "  func plain() {}\n}\n")

    #expect(result.hasPrefix("import UIKit\nclass Card: UIView {"))
    #expect(!result.contains("player") && !result.contains("func play") && result.contains("  func plain() {}"))
  }

  @Test("Structures with stored properties of a missing framework and types that conform to its protocols are removed")
  func types() {
    let result = rewrittenModule(
      "import MapKit\nstruct Place { let pin: MKPointAnnotation }\nclass Pin: NSObject, MKAnnotation {}\n",
      "import UIKit\nenum Maker {\n  static func place() -> Place? { nil }\n  static func plain() {}\n}\n")

    #expect(!result[0].contains("Place") && !result[0].contains("Pin"))
    #expect(!result[1].contains("place") && result[1].contains("static func plain() {}"))
  }

  @Test("Names are removed only in files that import their framework, and not if the module declares them")
  func ownNames() {
    let result = rewrittenModule(
      "import AVFoundation\nclass AVCard: UIView {}\nfunc card() -> AVCard { AVCard() }\n",
      "import UIKit\nfunc asset() -> PHAsset? { nil }\n")

    #expect(result[0].contains("func card() -> AVCard { AVCard() }"))
    #expect(result[1].contains("func asset() -> PHAsset? { nil }"))
  }

  @Test("Core Image's names are also removed in files that import only UIKit, which re-exports them on iOS")
  func coreImage() {
    let result = rewritten(
      "import UIKit\nfunc image() -> CIImage? { nil }\nfunc color() -> CoreImage.CIColor? { nil }\n")

    #expect(!result.contains("func"))
  }

  @Test(
    "Declarations are removed outside of the condition of an import",
    arguments: [
      "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct Badge: View {}\n",
      "#if canImport(UIKit) && canImport(AVFoundation)\nimport AVFoundation\nimport UIKit\n#endif\nvar badge: AVAsset?\n",
    ])
  func conditionalImports(source: String) {
    #expect(!rewritten(source).lowercased().contains("badge"))
  }
}

@Suite("Aliases of types that need SwiftUI")
struct AbsentAliasTests {
  @Test("A member alias of a removed type is removed with the members of its type that use it; others are kept")
  func memberAliases() {
    let result = rewrittenModule(
      "import SwiftUI\nstruct Panel: View { final class Model {} }\n",
      "import UIKit\nstruct T {\n  typealias Model = Panel.Model\n  func a() { _ = Model() }\n  func b() {}\n}\n"
        + "struct U {\n  func c() { _ = Model() }\n}\n")

    #expect(!result[1].contains("func a()") && !result[1].contains("typealias"))
    #expect(result[1].contains("  func b() {}") && result[1].contains("func c() { _ = Model() }"))
  }
}

@Suite("Imports that are implicit with Apple's frameworks")
struct ImplicitImportTests {
  @Test("A test file gets an import of UIKit, which XCTest re-exports on iOS")
  func importsUIKitInTests() {
    let source = "import XCTest\nfinal class T: XCTestCase {}\n"
    let facts = ModuleFacts([ObjectiveCRewriter.facts(of: source)])

    let result = ObjectiveCRewriter(facts: facts, isTest: true).rewrite(source).source

    #expect(result == "import XCTest; import UIKit\nfinal class T: XCTestCase {}\n")
  }

  @Test("A file that uses a name that Foundation on Linux lacks gets an import of UIKit, which declares it")
  func foundationNames() {
    #expect(
      rewritten("import Foundation\nlet a = NSSelectorFromString(\"a\")\n")
        == "import Foundation; import UIKit\nlet a = NSSelectorFromString(\"a\")\n")
  }

  @Test("A name qualified by CoreGraphics gets an import of CoreGraphics")
  func qualifiedNames() {
    #expect(
      rewritten("import UIKit\nlet a = CoreGraphics.log(2.0)\n")
        == "import UIKit; import CoreGraphics\nlet a = CoreGraphics.log(2.0)\n")
  }

  @Test(
    "OpenCombine replaces Combine in packages that depend on it; elsewhere, the import and its condition are kept"
  )
  func openCombine() {
    let source = "#if canImport(Combine)\nimport Combine\n#endif\nimport UIKit\n"
    let facts = ModuleFacts([ObjectiveCRewriter.facts(of: source)])

    let result = ObjectiveCRewriter(facts: facts, visibleModules: ["OpenCombine"]).rewrite(source).source

    #expect(result == "#if true\nimport OpenCombine\n#endif\nimport UIKit\n")
    #expect(rewritten(source) == source)
  }

  @Test("A member that names a SwiftUI type only in an inactive clause of a condition is kept")
  func inactiveClauses() {
    let source =
      "import UIKit\nclass Alert: UIView {\n  lazy var box: UIView = {\n    #if os(visionOS)\n"
      + "    return UIHostingController(rootView: Glass()).view\n    #else\n    return UIView()\n    #endif\n  }()\n}\n"

    let result = rewrittenModule("import SwiftUI\nstruct Glass: View {}\n", source)

    #expect(result[1] == source)
  }

  @Test("Types that another module declares under canImport(SwiftUI) are removed from a file that imports SwiftUI")
  func typesUnderConditions() {
    let result = rewrittenModule(
      "#if canImport(SwiftUI)\nimport SwiftUI\npublic protocol Coordinator {}\n#else\npublic struct Plain {}\n#endif\n",
      "import SwiftUI\nimport UIKit\nfinal class Spy: Coordinator {}\nlet plain = Plain()\n")

    #expect(!result[1].contains("Spy"))
    #expect(result[1].contains("let plain = Plain()"))

    // All imports of SwiftUI can be conditional.
    let conditional = rewrittenModule(
      "#if canImport(SwiftUI)\nimport SwiftUI\npublic protocol Coordinator {}\n#endif\n",
      "import UIKit\nfinal class Spy: Coordinator {}\n")
    #expect(!conditional[1].contains("Spy"))
  }

  @Test("Members that use a removed member of their type are removed, in extensions too; overloads are kept")
  func membersOfRemovedMembers() {
    let result = rewritten(
      "import SwiftUI\nclass Cases {\n  func host() -> Color { .red }\n  func count() -> Int { 1 }\n"
        + "  func count(_ color: Color) -> Int { 2 }\n}\n"
        + "extension Cases {\n  func first() { _ = host() }\n  func second() { first() }\n  func third() { _ = count() }\n}\n"
    )

    #expect(!result.contains("host") && !result.contains("first") && !result.contains("second"))
    #expect(result.contains("func count() -> Int { 1 }") && result.contains("func third() { _ = count() }"))
  }

  @Test("Parameters, variables and members of nested types with the name of a removed member are no uses of it")
  func namesOfRemovedMembers() {
    let result = rewritten(
      "import SwiftUI\nclass Cell {\n  var badge: some View { Text(\"1\") }\n"
        + "  func show(badge: Int) -> String { \"\\(badge)\" }\n"
        + "  func count() -> Int { let badge = 1; return badge }\n"
        + "  struct Item { var badge = \"\"; var text: String { badge.uppercased() } }\n"
        + "  func first() { _ = self.badge }\n  func second() { if let badge { _ = badge } }\n}\n")

    for kept in ["func show(badge: Int)", "func count()", "var text: String"] { #expect(result.contains(kept)) }
    #expect(!result.contains("some View") && !result.contains("first") && !result.contains("second"))
  }
}
