import Foundation
import PictureComparison

/// The folders that a build uses, according to the arguments of `swift build`.
struct BuildLocations {
  /// The folder of the package, with links resolved as in the compiler's paths.
  let package: String
  /// The folder of build products.
  let scratch: String
  /// The options that all commands of the same build need, such as the configuration.
  let options: [String]

  /// The link to the folder of the built programs, which the first build creates.
  let products: String

  private static let paths = ["--package-path", "--scratch-path", "--build-path"]
  private static let shared = paths + ["-c", "--configuration", "--triple", "--swift-sdk", "--sdk", "-j", "--jobs"]

  init(_ arguments: [String]) throws {
    var values: [String: String] = [:]
    var options: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument == "--" { break }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      if Self.shared.contains(argument), index + 1 < arguments.count {
        values[argument] = arguments[index + 1]
        options += [argument, arguments[index + 1]]
        index += 1
      } else if parts.count == 2, Self.shared.contains(parts[0]) {
        values[parts[0]] = parts[1]
        options.append(argument)
      }
      index += 1
    }
    let start = URL(fileURLWithPath: values["--package-path"] ?? ".").standardizedFileURL
    guard let found = SnapshotResults.packageRoot(of: start.path).map(Self.realPath) else {
      throw Failure("\(start.path): error: no Package.swift in this folder or its parents")
    }
    package = found
    scratch =
      (values["--scratch-path"] ?? values["--build-path"]).map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      ?? found + "/.build"
    self.options = options
    products = scratch + "/" + (values["-c"] ?? values["--configuration"] ?? "debug")
  }

  /// Indicates whether the package lists its tests, for which SwiftPM can also search.
  ///
  /// The lists are from before Swift 5.4. Packages for iOS do not use them, so that many do not compile.
  var listsTestsByHand: Bool {
    ["LinuxMain", "XCTMain"].contains { FileManager.default.fileExists(atPath: "\(package)/Tests/\($0).swift") }
  }

  /// Returns the folder of the built programs, which need not exist.
  func programs() throws -> String {
    let output = try Tool.output(["swift", "build"] + options + ["--show-bin-path"])
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Removes the plan of another package from the folder of build products; SwiftPM would use it.
  func forgetOtherPlan() throws {
    let record = URL(fileURLWithPath: scratch + "/headframe/package")
    guard (try? String(contentsOf: record, encoding: .utf8)) != package else { return }
    for plan in ["debug.yaml", "release.yaml"] { try? FileManager.default.removeItem(atPath: "\(scratch)/\(plan)") }
    try FileManager.default.createDirectory(
      at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    try package.write(to: record, atomically: true, encoding: .utf8)
  }

  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
