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

  /// Builds the module and returns the options with which a package uses it.
  func build() throws -> [String] {
    try write(Self.manifest, to: "Package.swift")
    try write(Self.source, to: "Sources/Combine/Combine.swift")
    let build = ["swift", "build", "--package-path", folder, "--scratch-path", folder + "/.build"] + configuration
    try Tool.run(build + ["--product", "Combine"])
    let output = try Tool.output(build + ["--show-bin-path"])
    let products = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    // The compiler links what the objects of its own modules import, but not what those of an archive import.
    let imported = ["-lFoundationNetworking", "-lstdc++"]
    let linked = ["--whole-archive", products + "/libCombine.a", "--no-whole-archive"] + imported
    // SwiftPM writes the module map of OpenCombine's C module, which Swift modules need as well.
    let helpers = "-fmodule-map-file=\(products)/COpenCombineHelpers.build/module.modulemap"
    let found = ["-Xswiftc", "-I", "-Xswiftc", products + "/Modules", "-Xswiftc", "-Xcc", "-Xswiftc", helpers]
    return found + linked.flatMap { ["-Xlinker", $0] }
  }

  /// The options of the package's build that choose the configuration.
  private var configuration: [String] {
    var options = locations.options[...]
    var found: [String] = []
    while let option = options.popFirst() {
      if option.hasPrefix("--configuration=") { found.append(option) }
      guard ["-c", "--configuration"].contains(option), let value = options.popFirst() else { continue }
      found += ["-c", value]
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
