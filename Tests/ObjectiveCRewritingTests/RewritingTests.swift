import Testing

@testable import ObjectiveCRewriting

/// Returns the rewritten sources of a module. Sources that need no change are returned unchanged.
func rewrittenModule(_ sources: String..., platform: BuildPlatform = .iOS) -> [String] {
  let facts = ModuleFacts(sources.map { ObjectiveCRewriter.facts(of: $0, platform: platform) })
  let rewriter = ObjectiveCRewriter(facts: facts, platform: platform)
  return sources.map { rewriter.rewrite($0).source ?? $0 }
}

/// Returns the rewritten source of a module with a single source.
func rewritten(_ source: String, platform: BuildPlatform = .iOS) -> String {
  rewrittenModule(source, platform: platform)[0]
}

@Suite("Attributes and conditions")
struct RewritingTests {
  @Test("Attributes of Objective-C are replaced by spaces, so that columns do not change")
  func blanksAttributes() {
    let source = "@objc(HFScreen) final class Screen: UIView {\n  @GKInspectable var label: UILabel!\n}\n"

    let result = rewritten(source)

    #expect(
      result == "                final class Screen: UIView {\n                 var label: UILabel!\n}\n")
  }

  @Test("A source that compiles without changes is not rewritten")
  func leavesPlainSources() {
    let source = "import UIKit\nclass Screen: UIView { @MainActor func tap() {} }\n"

    let rewriter = ObjectiveCRewriter(facts: ModuleFacts([ObjectiveCRewriter.facts(of: source)]))

    #expect(rewriter.rewrite(source).source == nil)
  }

  @Test(
    "Conditions for iOS, the simulator and modules that Headframe has are true",
    arguments: [
      ("#if os(iOS) || os(tvOS)", "#if true || os(tvOS)"),
      ("#if canImport(QuartzCore) && !os(macOS)", "#if true && !os(macOS)"),
      ("#if targetEnvironment(simulator)", "#if true"),
      ("#if canImport(AppKit)", "#if canImport(AppKit)"),
      ("#if canImport(ObjectiveC)", "#if true"),
      ("#if canImport(os)", "#if true"),
      ("#if canImport(OSLog)", "#if true"),
      ("#if canImport(Darwin)", "#if canImport(Darwin)"),
    ])
  func rewritesConditions(before: String, after: String) {
    #expect(rewritten("\(before)\nlet a = 1\n#endif\n") == "\(after)\nlet a = 1\n#endif\n")
  }

  @Test("Members of mapped objects of unknown classes are looked up")
  func looksUpMappedObjects() {
    let source = "import UIKit\nlet frame = info?[key].map { $0 as AnyObject }?.cgRectValue\n"
    #expect(
      rewritten(source)
        == "import UIKit\nlet frame = ObjectiveCLookup.value(of: info?[key].map { $0 as AnyObject }, "
        + "as: NSValue.self) { $0.cgRectValue }\n")
  }

  @Test("The description of a class for archives is its name")
  func describesClassesForCoders() {
    #expect(
      rewritten("import UIKit\nlet name = view.classForCoder.description().count\n")
        == "import UIKit\nlet name = ObjectiveCLookup.description(of: view.classForCoder).count\n")
  }

  @Test("Core Text's names of attributes are cast by an initializer")
  func castsNamesOfAttributes() {
    #expect(
      rewritten("import UIKit\nlet key = kCTTrackingAttributeName as NSAttributedString.Key\n")
        == "import UIKit\nlet key = NSAttributedString.Key(rawValue: kCTTrackingAttributeName as String)\n")
  }

  @Test("Conditions are not changed if the platform is Linux")
  func leavesConditionsOfLinux() {
    #expect(rewritten("#if os(iOS)\nlet a = 1\n#endif\n", platform: .linux) == "#if os(iOS)\nlet a = 1\n#endif\n")
  }

  @Test(
    "Imports of submodules and declarations become imports of modules; ObjectiveC is replaced by UIKit"
  )
  func rewritesImports() {
    let source = "import QuartzCore\nimport struct CoreGraphics.CGFloat\nimport UIKit.UIGestureRecognizerSubclass\n"
    #expect(
      rewritten(source + "import os.log\nimport ObjectiveC\n")
        == "import QuartzCore\nimport CoreGraphics\nimport UIKit\nimport UnifiedLogging\nimport UIKit\n")
  }

  @Test("An import of one declaration of a module that is missing on Linux becomes one of UIKit")
  func rewritesImportsOfDeclarations() {
    #expect(
      rewritten("import class AVFoundation.AVAudioPlayer\nimport UIKit\nlet a = 1\n")
        == "import UIKit\nimport UIKit\nlet a = 1\n")
  }

  // In Swift 6, a reference to such a method sends the object to the main actor.
  @Test("A method of the main actor is called by a closure if its class belongs to no actor")
  func rewritesSelectorsOfIsolatedMethods() {
    let source = "import UIKit\nclass A { @MainActor @objc func f(_ a: Int) {} }\nlet a = #selector(A.f)\n"
    #expect(rewritten(source).contains("let a = Selector(\"f:\", calling: { (t: A, a0) in t.f(a0) })"))
    let isolated = source.replacing("class A { @MainActor", with: "@MainActor class A {")
    #expect(rewritten(isolated).contains("let a = Selector(\"f:\", A.f(_:))"))
  }

  @Test("A source that needs Selector imports UIKit without an additional line")
  func addsImport() {
    #expect(
      rewritten("import Foundation\nlet a = #selector(NSObject.copy as () -> Any)\n").hasPrefix(
        "import Foundation; import UIKit\nlet a = "))
  }

  @Test("A key path becomes a string without the type")
  func rewritesKeyPaths() {
    #expect(rewritten("let a = #keyPath(UIView.layer.opacity)\n") == "let a = \"layer.opacity\"\n")
  }
}
