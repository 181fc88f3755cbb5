import Foundation

/// A module with the name and the interface of Combine, compiled from OpenCombine.
///
/// It is a package of its own in the folder of the copies, so that other packages do not build it and no manifest
/// mentions it.
struct CombineModule {
  private let locations: BuildLocations
  private let folder: String

  init(_ locations: BuildLocations) {
    self.locations = locations
    folder = locations.scratch + "/headframe/combine"
  }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Combine",
      products: [.library(name: "Combine", type: .static, targets: ["Combine"])],
      dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
      targets: [
        .target(
          name: "Combine",
          dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
            .product(name: $0, package: "OpenCombine")
          })
      ])

    """
  private static let source = """
    @_exported import OpenCombine
    @_exported import OpenCombineDispatch
    @_exported import OpenCombineFoundation

    """

  /// The options with which a package finds the module.
  ///
  /// They are the same for packages that do not import it, since a change of flags compiles UIKit again. The second
  /// folder has SwiftPM's module map of OpenCombine's C module. The compiler ignores folders that do not exist.
  var searchOptions: [String] {
    ["Modules", "COpenCombineHelpers.build"].flatMap { ["-Xswiftc", "-I", "-Xswiftc", "\(products)/\($0)"] }
  }

  /// Builds the module and returns the options with which a package links it.
  func build() throws -> [String] {
    try write(Self.manifest, to: "Package.swift")
    try write(Self.source, to: "Sources/Combine/Combine.swift")
    let paths = ["--package-path", folder, "--scratch-path", folder + "/.build"]
    try Tool.run(["swift", "build"] + paths + ["-c", configuration, "--product", "Combine"])
    // The compiler links what the objects of its own modules import, but not what those of an archive import.
    let imported = ["-lFoundationNetworking", "-lstdc++"]
    let linked = ["--whole-archive", products + "/libCombine.a", "--no-whole-archive"] + imported
    return linked.flatMap { ["-Xlinker", $0] }
  }

  /// The folder of the module's products, by a link that SwiftPM creates.
  private var products: String { "\(folder)/.build/\(configuration)" }

  /// The configuration of the package's build.
  private var configuration: String {
    var options = locations.options[...]
    var found = "debug"
    while let option = options.popFirst() {
      let prefix = "--configuration="
      if option.hasPrefix(prefix) { found = String(option.dropFirst(prefix.count)) }
      if ["-c", "--configuration"].contains(option), let value = options.popFirst() { found = value }
    }
    return found
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + name)
    // An unchanged file keeps its time, so that nothing is built again.
    if let data = FileManager.default.contents(atPath: file.path), data == Data(text.utf8) { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
