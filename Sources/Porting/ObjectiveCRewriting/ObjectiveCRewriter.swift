import SwiftParser
import SwiftSyntax

/// A rewriter of Swift sources that replaces Objective-C syntax.
///
/// The result has the same number of lines as the original: spaces replace removed code, and added code is inserted
/// into existing lines.
package struct ObjectiveCRewriter: Sendable {
  /// A rewritten source.
  package struct Result: Sendable {
    /// The source; nil if nothing is rewritten.
    package let source: String?
    package let problems: [RewritingProblem]
    /// The number of declarations that are left out, since they need frameworks that Linux lacks.
    package let omissionCount: Int
  }

  private let platform: BuildPlatform
  private let facts: ModuleFacts
  /// Indicates whether the module can import UIKit.
  private let importsUIKit: Bool
  private let isTest: Bool
  private let isExecutable: Bool
  private let visibleModules: Set<String>

  /// Creates a rewriter for a module. `visibleModules` are the names of the modules of its dependencies.
  package init(
    facts: ModuleFacts, platform: BuildPlatform = .iOS, importsUIKit: Bool = true, isTest: Bool = false,
    isExecutable: Bool = false, visibleModules: Set<String> = []
  ) {
    self.facts = facts
    self.platform = platform
    self.importsUIKit = importsUIKit
    self.isTest = isTest
    self.isExecutable = isExecutable
    self.visibleModules = visibleModules
  }

  /// Returns the facts about a source that are needed to rewrite its module.
  package static func facts(of source: String, platform: BuildPlatform = .iOS) -> SourceFacts {
    facts(of: Parser.parse(source: source), platform: platform)
  }

  package static func facts(of tree: SourceFileSyntax, platform: BuildPlatform = .iOS) -> SourceFacts {
    FactCollector.facts(of: tree, platform: platform)
  }

  package func rewrite(_ source: String) -> Result {
    let conditions = BuildConditions(platform: platform, visibleModules: visibleModules)
    var tree = Parser.parse(source: source)
    var text: String?
    var omissionCount = 0
    if platform == .iOS, importsUIKit {
      let absent = UnavailableDeclarations(tree, facts, conditions)
      text = absent.source(source)
      omissionCount = absent.removed.count
      if let text { tree = Parser.parse(source: text) }
    }
    let visitor = RewritingVisitor(tree, facts, conditions, importsUIKit: importsUIKit)
    // XCTest re-exports UIKit on iOS.
    visitor.needsUIKit = platform == .iOS && isTest
    visitor.isTest = isTest
    visitor.isExecutable = isExecutable
    visitor.walk(tree)
    visitor.finish()
    if !visitor.edits.isEmpty { text = visitor.edits.applied(to: Array((text ?? source).utf8)) }
    return Result(source: text, problems: visitor.problems, omissionCount: omissionCount)
  }

  /// A declaration that is left out, since it needs a framework that Linux lacks.
  package struct Omission: Sendable {
    package let name: String
    /// The name of the framework that the declaration needs, or of another such declaration.
    package let needed: String
    package let line: Int
  }

  /// Returns a source without the declarations that are left out; nil if there are none.
  package static func withoutOmissions(
    _ source: String, _ tree: SourceFileSyntax, _ facts: ModuleFacts
  ) -> (source: String, omissions: [Omission])? {
    let conditions = BuildConditions(platform: .iOS, visibleModules: ["Combine"])
    let absent = UnavailableDeclarations(tree, facts, conditions)
    guard let text = absent.source(source) else { return nil }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let omissions = absent.removed.map {
      let line = converter.location(for: AbsolutePosition(utf8Offset: $0.offset)).line
      return Omission(name: $0.name, needed: $0.needed, line: line)
    }
    return (text, omissions)
  }
}
