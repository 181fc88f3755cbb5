import Foundation
import Testing

@Suite("headframe swift")
struct SwiftCommandTests {
  /// A program in place of `swift` that describes a package without targets and fails to build it.
  ///
  /// It prints 12 distinct errors three times, as the compiler does for the parts of a module.
  private static let compiler = """
    #!/bin/sh
    case "$*" in
      *show-dependencies*) echo '{"identity": "a", "path": "'"$PWD"'", "dependencies": []}' ;;
      *dump-package*) echo '{"name": "a", "targets": [], "products": []}' ;;
      *)
        for part in 1 2 3; do
          for line in 1 2 3 4 5 6 7 8 9 10 11 12; do
            echo "/a/A.swift:$line:1: error: cannot find 'b' in scope"
            echo " 1 | b()"
            echo "   | `- error: cannot find 'b' in scope"
          done
        done
        echo "error: fatalError"
        exit 1 ;;
    esac

    """

  private func run(_ arguments: String..., in folder: URL) throws -> Command {
    let program = folder.appendingPathComponent("swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Command(["swift"] + arguments, environment: ["PATH": "\(folder.path):\(path)"], in: folder)
  }

  @Test("A failing build prints every error once, ten of them with source lines, and then counts them by message")
  func groupsErrors() throws {
    let compiler = Self.compiler.replacingOccurrences(of: "`", with: "\\`")
    try withFolder(["Package.swift": "", "swift": compiler]) { folder in
      let build = try run("build", in: folder)

      #expect(build.status == 1)
      #expect(build.lines.filter { $0.hasPrefix("/a/A.swift") }.count == 10)
      #expect(build.lines.filter { $0.hasPrefix(" 1 | ") }.count == 10)
      #expect(
        build.lines.suffix(4) == [
          "error: fatalError",
          "12 errors in 1 file, of which the first 10 are above. By message, with the first place of each:",
          "  12 × cannot find 'b' in scope", "      /a/A.swift:1:1",
        ])
    }
  }

  @Test("A package that imports UIKit without a dependency on Headframe is not built; the error names the remedy")
  func withoutHeadframe() throws {
    let target = #"{"name": "Kit", "type": "regular", "dependencies": []}"#
    let compiler = Self.compiler.replacingOccurrences(of: "`", with: "\\`")
      .replacingOccurrences(of: #""targets": []"#, with: #""targets": [\#(target)]"#)
    let files = ["Package.swift": "", "swift": compiler, "Sources/Kit/Kit.swift": "import UIKit\n"]
    try withFolder(files) { folder in
      let build = try run("build", in: folder)

      #expect(build.status == 1 && build.output.isEmpty)
      #expect(
        build.errors.trimmingCharacters(in: .newlines).hasSuffix(
          "/Package.swift: error: the package imports UIKit and does not depend on Headframe; add it with: "
            + "headframe port --manifest . --headframe PATH"))
    }
    let conditional = files.merging(["Sources/Kit/Kit.swift": "#if canImport(UIKit)\nimport UIKit\n#endif\n"]) { $1 }
    try withFolder(conditional) { folder in
      let build = try run("build", in: folder)
      #expect(!build.errors.contains("Headframe"))
    }
  }

  @Test("Resources that a manifest for old tools cannot list are beside the built programs, as the package has them")
  func unlistedResources() throws {
    let package = """
      {"name": "a", "dependencies": [], "products": [], "targets": [{"name": "Kit", "type": "regular", "dependencies": []}]}
      """
    let programs = "  *show-bin-path*) echo \"$PWD/.build/debug\" ;;\n"
    let compiler = Self.compiler
      .replacingOccurrences(of: #"{"name": "a", "targets": [], "products": []}"#, with: package)
      .replacingOccurrences(of: "  *dump-package*)", with: programs + "  *dump-package*)")
    let files = [
      "Package.swift": "// swift-tools-version:5.1\n", "swift": compiler.replacingOccurrences(of: "`", with: "\\`"),
      "Sources/Kit/Kit.swift": "", "Sources/Kit/Views/Cell.xib": "<cell/>", "Sources/Kit/Old.xib": "<old/>",
    ]
    try withFolder(files) { folder in
      let bundle = folder.appendingPathComponent(".build/debug/a_Kit.resources")
      func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []).sorted() }
      _ = try run("build", in: folder)
      #expect(names() == ["Cell.xib", "Old.xib"])

      try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/Kit/Old.xib"))
      try Data("<new/>".utf8).write(to: folder.appendingPathComponent("Sources/Kit/Views/Cell.xib"))
      _ = try run("build", in: folder)
      #expect(names() == ["Cell.xib"])
      #expect(try String(contentsOf: bundle.appendingPathComponent("Cell.xib"), encoding: .utf8) == "<new/>")
    }
  }

  @Test("Objects of a client are built again after a change of Headframe's sources, and kept otherwise")
  func changedLibrary() throws {
    let described = """
        *show-dependencies*) echo '{"identity": "a", "path": "'"$PWD"'", "dependencies": [{"identity": "h", "path": \
      "'"$PWD"'/h", "dependencies": []}]}' ;;
        *"/h "*dump-package*) echo '{"name": "h", "products": [], "dependencies": [], "targets": [
          {"name": "UIKit", "type": "regular", "dependencies": []},
          {"name": "SnapshotTesting", "type": "regular", "dependencies": []}]}' ;;
        *dump-package*) echo '{"name": "a", "products": [], "targets": [
          {"name": "Kit", "type": "regular", "dependencies": []}]}' ;;

      """
    let compiler = "#!/bin/sh\ncase \"$*\" in\n" + described + "esac\n"
    let files = [
      "Package.swift": "", "h/Package.swift": "", "swift": compiler, "Sources/Kit/Kit.swift": "import UIKit\n",
      "h/Sources/UIKit/UIView.swift": "open class UIView {}\n",
    ]
    try withFolder(files) { folder in
      let object = folder.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug/Kit.build/Kit.swift.o")
      let view = folder.appendingPathComponent("h/Sources/UIKit/UIView.swift")
      _ = try run("build", in: folder)
      try FileManager.default.createDirectory(
        at: object.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: object)
      _ = try run("build", in: folder)
      #expect(FileManager.default.fileExists(atPath: object.path))

      try Data("open class UIView { open func f() {} }\n".utf8).write(to: view)
      _ = try run("build", in: folder)
      #expect(!FileManager.default.fileExists(atPath: object.path))
    }
  }

  @Test("--help after the command prints its help, not the help of swift")
  func help() throws {
    try withFolder([:]) { folder in
      let help = try Command("swift", "--help", in: folder)

      #expect(help.status == 0)
      #expect(help.output.hasPrefix("OVERVIEW: Build, test or run a package whose sources are written for iOS."))
    }
  }
}
