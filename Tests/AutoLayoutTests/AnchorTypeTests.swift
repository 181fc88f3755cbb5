import Foundation
import Testing

/// Compiles snippets against the built module, since tests cannot contain code that must not compile.
@Suite("Rule 2: anchors make mistakes compile errors")
struct AnchorTypeTests {
  /// The compiler's errors about a function body with anchors `x`, `x2`, `y`, `y2`, `w`, `h` in scope.
  private func errors(_ body: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Snippet.swift")
    try """
    import AutoLayout
    @MainActor func snippet(
      x: NSLayoutXAxisAnchor, x2: NSLayoutXAxisAnchor, y: NSLayoutYAxisAnchor, y2: NSLayoutYAxisAnchor,
      w: NSLayoutDimension, h: NSLayoutDimension
    ) {
      \(body)
    }
    """.write(to: source, atomically: true, encoding: .utf8)
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path, source.path,
    ]
    // The compiler leaves its own temporary folders behind.
    compiler.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    let found = text.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
    #expect((compiler.terminationStatus != 0) == !found.isEmpty, "\(text)")
    return found
  }

  @Test("What UIKit accepts compiles")
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
    "Leading to top, a constant for a location, a multiplier on a location and a size to a location do not",
    arguments: [
      "_ = x.constraint(equalTo: y)", "_ = x.constraint(equalToConstant: 8)",
      "_ = x.constraint(equalTo: x2, multiplier: 2)", "_ = w.constraint(equalTo: x)",
      "_ = y.anchorWithOffset(to: x)",
    ])
  func refuses(body: String) throws {
    #expect(try errors(body).count >= 1)
  }
}
