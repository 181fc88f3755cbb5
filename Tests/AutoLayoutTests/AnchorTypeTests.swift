import Foundation
import TestSupport
import Testing

/// Tests that compile snippets, since a test cannot contain code that must fail to compile.
@Suite("Compile errors of anchors")
struct AnchorTypeTests {
  /// Returns the compiler's errors about a body with anchors `x`, `x2`, `y`, `y2`, `w`, `h` in scope.
  private func errors(_ body: String) throws -> [String] {
    let snippet = """
      import AutoLayout
      @MainActor func snippet(
        x: NSLayoutXAxisAnchor, x2: NSLayoutXAxisAnchor, y: NSLayoutYAxisAnchor, y2: NSLayoutYAxisAnchor,
        w: NSLayoutDimension, h: NSLayoutDimension
      ) {
        \(body)
      }
      """
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    return try withTemporaryFile("Snippet.swift", snippet) { file in
      let (status, output) = try runProgram(
        "/usr/bin/env",
        // The compiler leaves temporary folders behind, which are removed with the snippet's folder.
        [
          "TMPDIR=\(file.deletingLastPathComponent().path)", "swiftc", "-typecheck", "-swift-version", "6", "-I",
          products.appendingPathComponent("Modules").path, "-Xcc",
          "-fmodule-map-file=\(products.appendingPathComponent("CMarkdown.build/module.modulemap").path)", file.path,
        ])
      let found = output.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
      #expect((status != 0) == !found.isEmpty, "\(output)")
      return found
    }
  }

  @Test("Constraints that UIKit accepts compile")
  func accepts() throws {
    let found = try errors(
      """
      _ = x.constraint(equalTo: x2)
        _ = x.constraint(greaterThanOrEqualTo: x2, constant: 8)
        _ = y.constraint(lessThanOrEqualTo: y2)
        _ = w.constraint(equalTo: h, multiplier: 2, constant: 1)
        _ = w.constraint(equalToConstant: 40)
        _ = x.constraint(equalToSystemSpacingAfter: x2, multiplier: 1)
        _ = y.constraint(greaterThanOrEqualToSystemSpacingBelow: y2, multiplier: 2)
        _ = x.anchorWithOffset(to: x2).constraint(equalTo: y.anchorWithOffset(to: y2))
      """)

    #expect(found == [])
  }

  @Test(
    "Relating leading to top or a size to a location, and constants or multipliers for a location, do not compile",
    arguments: [
      "_ = x.constraint(equalTo: y)", "_ = x.constraint(equalToConstant: 8)",
      "_ = x.constraint(equalTo: x2, multiplier: 2)", "_ = w.constraint(equalTo: x)",
      "_ = y.anchorWithOffset(to: x)",
    ])
  func rejects(body: String) throws {
    #expect(try errors(body).count >= 1)
  }
}
