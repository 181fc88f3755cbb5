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

  /// Returns the UTF-8 offsets of the declarations that are removed from a file because they need SwiftUI.
  package static func removedDeclarations(in tree: SourceFileSyntax, _ facts: ModuleFacts) -> [Range<Int>] {
    let visitor = RewritingVisitor(tree, facts, BuildConditions(platform: .iOS), importsUIKit: true)
    visitor.removeUnavailableDeclarations()
    return visitor.edits.ranges
  }

  package func rewrite(_ source: String) -> Result {
    let tree = Parser.parse(source: source)
    let conditions = BuildConditions(platform: platform, visibleModules: visibleModules)
    let visitor = RewritingVisitor(tree, facts, conditions, importsUIKit: importsUIKit)
    // XCTest re-exports UIKit on iOS.
    visitor.needsUIKit = platform == .iOS && isTest
    visitor.isTest = isTest
    visitor.isExecutable = isExecutable
    visitor.removeUnavailableDeclarations()
    visitor.walk(tree)
    visitor.finish()
    let text = visitor.edits.isEmpty ? nil : visitor.edits.applied(to: Array(source.utf8))
    return Result(source: text, problems: visitor.problems)
  }
}
