import TestSupport
import Testing

@testable import ObjectiveCRewriting

/// A trial of every row of the tables in Documentation/Migration.md.
@Suite("Rows of the page about migration")
struct MigrationPageTests {
  /// A source of a row, and a text that the compiler reads instead of it.
  private struct Trial {
    let source: String
    let result: String

    init(_ source: String, _ result: String) {
      self.source = source
      self.result = result
    }
  }

  /// The trials of the table "in the source | what the compiler reads", by the beginning of the row.
  private static let trials: KeyValuePairs<String, [Trial]> = [
    "`@objc`, `@objcMembers`": [
      Trial(
        "@objcMembers class A: NSObject {\n@objc func f() {}\n}\n",
        "             class A: NSObject {\n      func f() {}"),
      Trial(
        "@IBDesignable class A: UIView { dynamic func f() {} }\n",
        "              class A: UIView {         func f() {} }"),
    ],
    "`@IBOutlet`, `@IBAction`": [
      Trial("class A: UIView { @IBOutlet var label: UILabel! }\n", ".property(\"label\""),
      Trial("class A: UIView { @IBAction func tap(_ sender: Any) {} }\n", "\"tap:\""),
      Trial("class A: UIView { @IBInspectable var radius: CGFloat = 1 }\n", ".property(\"radius\""),
    ],
    "`@objc dynamic var`": [
      Trial("class A: NSObject { @objc dynamic var count = 0 }\n", "didChangeValue(forKey: \"count\")")
    ],
    "`@NSManaged var`": [
      Trial("class A: CALayer { @NSManaged var angle: CGFloat }\n", "setValue(newValue, forKey: \"angle\")")
    ],
    "an override in an extension": [
      Trial(
        "import UIKit\nclass A: UIView {\n}\nextension A { override func layoutSubviews() {} }\n",
        "override func layoutSubviews() { A_layoutSubviews() }")
    ],
    "`override func observeValue": [
      Trial(
        "class A: NSObject { override func observeValue(forKeyPath keyPath: String?, of object: Any?, "
          + "change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {} }\n", "KeyValueObserver")
    ],
    "`#selector(tap(_:))`": [
      Trial("class A: NSObject { @objc func tap(_ a: Any) {}; func b() { c(#selector(tap(_:))) } }\n", "Selector("),
      Trial("let a = #selector(getter: UIView.alpha)\n", "Selector("),
    ],
    "`#keyPath": [Trial("let a = #keyPath(UIView.layer.opacity)\n", "let a = \"layer.opacity\"")],
    "`@objc protocol P`": [Trial("@objc protocol P { func f() }\n", "protocol P: AnyObject")],
    "`@objc optional func f()`": [
      Trial("@objc protocol P { @objc optional func f() }\nclass A { var d: P?; func g() { d?.f?() } }\n", "d?.f()")
    ],
    "`#if os(iOS)`": [
      Trial("#if os(iOS) && canImport(QuartzCore)\nlet a = 1\n#endif\n", "#if true && true"),
      Trial("#if canImport(ObjectiveC)\nlet a = 1\n#endif\n", "#if true"),
      Trial("#if targetEnvironment(simulator)\nlet a = 1\n#endif\n", "#if true"),
    ],
    "`#if os(Linux)`": [Trial("#if os(Linux)\nlet a = 1\n#endif\n", "#if false")],
    "`import os.log`": [
      Trial("import os.log\nimport ObjectiveC\n", "import UnifiedLogging\nimport UIKit\n"),
      Trial("import Accessibility\n", "import UIKit\n"),
    ],
    "`override func copy(_:)`": [Trial("class A: UIView { override func copy(_ sender: Any?) {} }\n", "\"copy:\"")],
    "`#imageLiteral": [
      Trial("let a = #imageLiteral(resourceName: \"logo\")\n", "UIImage(imageLiteralResourceName: \"logo\")")
    ],
    "`delegate?.f?()`, with": [
      Trial(
        "@objc protocol P { @objc optional func f() }\nclass A { var d: AnyObject?; func g() { d?.f?() } }\n", "as? ")
    ],
    "`type.superclass()`": [Trial("let a = type.superclass()\n", "let a = type.superclass\n")],
    "`object.classForCoder.description()`": [
      Trial(
        "let a = object.classForCoder.description()\n",
        "let a = ObjectiveCLookup.description(of: object.classForCoder)\n")
    ],
    "`kCTFontAttributeName as NSAttributedString.Key`": [
      Trial(
        "let a = kCTFontAttributeName as NSAttributedString.Key\n",
        "let a = NSAttributedString.Key(rawValue: kCTFontAttributeName as String)\n")
    ],
    "`(object as AnyObject).cgRectValue`": [
      Trial("let a = (object as AnyObject).cgRectValue\n", "as: NSValue.self")
    ],
    "`rect.intersects(other)`": [
      Trial("import UIKit\nlet a = rect.intersects(other)\n", "{ CGRectIntersectsRect(self, rect) }")
    ],
    "`ProcessInfo()`": [Trial("let a = ProcessInfo()\n", "let a = ProcessInfo.processInfo\n")],
    "`Bundle(for: …)`": [
      Trial("import UIKit\nlet a = Bundle(for: A.self)\n", "import UIKit\nlet a = Bundle.module(for: A.self)\n")
    ],
    "`url.resourceValues(forKeys: …)`": [
      Trial(
        "import UIKit\nlet a = try url.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])\n",
        "let a = try url.resourceValuesWithCapacities(forKeys: [.volumeAvailableCapacityForImportantUsageKey])\n")
    ],
    "`NSKeyedUnarchiver(forReadingWith: …)`": [
      Trial(
        "import UIKit\nlet a = NSKeyedUnarchiver(forReadingWith: Data())\n",
        "let a = NSKeyedUnarchiver.unarchiver(forReadingWith: Data())\n")
    ],
    "`NSPredicate(format: …)`": [
      Trial(
        "import Foundation\nlet a = NSPredicate(format: \"a == 1\")\n",
        "import Foundation; import UIKit\nlet a = NSPredicate.predicate(format:")
    ],
    "`NSExpression`, `NSComparisonPredicate`": [
      Trial(
        "import UIKit\nlet a: NSExpression? = nil\n",
        "import UIKit; import UIFoundation\nlet a: UIFoundation.NSExpression? = nil\n")
    ],
    "`@MainActor` tests": [
      Trial("@MainActor class A: XCTestCase { func testB() {} }\n", "MainActor.assumeIsolated"),
      Trial("import Quick\nfinal class A: QuickSpec { override class func spec() {} }\n", "func testCase("),
    ],
    "`it(…)` with Nimble's": [
      Trial(
        "import Nimble\nlet a: () -> Void = { it(\"a\") { expect { b() }.to(raiseException()) } }\n", "xit(\"a\") {")
    ],
    "`import MetalKit`": [Trial("import MetalKit\nlet a: UIView? = nil\n", "import UIKit\n")],
    "`@main class AppDelegate": [
      Trial("@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", "     class AppDelegate")
    ],
  ]

  /// The test of every other statement: its beginning, a file, and a text in that file.
  private static let tests: [(statement: String, file: String, text: String)] = [
    ("`assertSnapshot(of:as:named:", "Examples/SnapshotClient/Tests/ProfileTests/ProfileTests.swift", "assertSnapshot"),
    ("`SNAPSHOT_TESTING_RECORD`", "Tests/SnapshotTestingTests/RecordModeTests.swift", "or else the environment"),
    ("Image strategies of", "Tests/SnapshotTestingTests/ViewStrategyTests.swift", "Pictures have the sizes of devices"),
    (
      "Completions of animations", "Tests/UIKitCoreTests/Presentation/CompletionTests.swift",
      "Changes take effect in the call"
    ),
    ("Swift Testing and XCTest", "Examples/SnapshotClient/Package.swift", "swiftLanguageMode"),
    (
      "`String(localized:table", "Tests/UIKitTests/Foundation/LocalizedTextTests.swift",
      "Interpolations become arguments"
    ),
    ("`NSLocalizedString`", "Tests/UIKitTests/Foundation/LocalizedTextTests.swift", "A format from NSLocalizedString"),
    (
      "`String.localizedStringWithFormat`", "Tests/UIKitTests/Foundation/LocalizedTextTests.swift",
      "selects a form of a stringsdict"
    ),
    ("`AttributedString(markdown:)`", "Tests/UIKitCoreTests/Text/MarkdownTests.swift", "markdown"),
    ("`RelativeDateTimeFormatter`", "Tests/UIKitTests/Foundation/FormatterTests.swift", "A distance is shown"),
    ("`PersonNameComponentsFormatter`", "Tests/UIKitTests/Foundation/FormatterTests.swift", "Names have the parts"),
    (
      "`NSLocale.localizedString(forCountryCode:)`", "Examples/Clients/Idioms/Tests/Idioms5Tests/BehaviorTests.swift",
      "Toolbox.country(\"DE\")"
    ),
    ("`NSAttributedString(data:", "Tests/UIGraphicsTests/DocumentTextTests.swift", "Times New Roman of 12 points"),
    (
      "`XCTestCase`, not isolated", "Examples/Clients/Journal/Tests/Journal5Tests/MoodControlXCTests.swift",
      "XCTestCase"
    ),
    (
      "`@MainActor`, or with", "Examples/Clients/Idioms/Tests/Idioms5Tests/IsolatedTests.swift",
      "func testThrowing() throws"
    ),
    (
      "`XCTestCase` that is", "Examples/Clients/Idioms/Tests/Idioms5Tests/DataSourceTests.swift",
      "func testServesAsDataSource()"
    ),
    ("`QuickSpec`", "Tests/ObjectiveCRewritingTests/TestCaseRewritingTests.swift", "Every example of a specification"),
  ]

  @Test("Every statement in lists and in the other tables has a test")
  func statements() throws {
    let page = try Repository.text("Documentation/Migration.md")
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "## What works unchanged"))
    let list = lines[(start + 2)...].prefix { !$0.isEmpty }.filter { $0.hasPrefix("- ") }.map {
      String($0.dropFirst(2))
    }
    let others = try Self.rows(after: "| on iOS in Foundation |") + Self.rows(after: "| class | with `headframe")
    for statement in list + others {
      #expect(Self.tests.contains { statement.hasPrefix($0.statement) }, "\(statement) is not tried")
    }
    for (statement, file, text) in Self.tests {
      #expect((list + others).contains { $0.hasPrefix(statement) }, "\(statement) is not on the page")
      #expect(try Repository.text(file).contains(text), "\(file) does not contain: \(text)")
    }
  }

  /// The rows of the table that begins with a line.
  private static func rows(after header: String) throws -> [String] {
    let lines = try Repository.text("Documentation/Migration.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix(header) })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { String($0.dropFirst(2)) }
  }

  @Test("Every row about the source has a trial, and every trial has the result that its row describes")
  func sources() throws {
    let rows = try Self.rows(after: "| in the source |")
    for row in rows {
      #expect(Self.trials.contains { row.hasPrefix($0.key) }, "\(row) is not tried")
    }
    for (key, trials) in Self.trials {
      #expect(rows.contains { $0.hasPrefix(key) }, "\(key) is not on the page")
      for trial in trials {
        let result = rewritten(trial.source)
        #expect(result.contains(trial.result), "\(key): \(result)")
      }
    }
  }
}
