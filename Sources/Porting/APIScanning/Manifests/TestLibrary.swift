import Foundation

/// A library for tests that builds on Linux as a package.
///
/// Projects often get it from CocoaPods or Carthage.
enum TestLibrary {
  /// Returns the package with a library's module, for tests with these sources; nil for other modules.
  ///
  /// Since version 7 of Quick, examples are declared by a method of the class. Sources with a method of the instance get
  /// version 5, since examples of version 6 are asynchronous and cannot use views, and the version of Nimble of its time,
  /// which has the type `Predicate`.
  static func dependency(_ module: String, for sources: [String]) -> XcodeProject.Dependency? {
    let isEarly = sources.contains { $0.contains(#/override\s+func\s+spec\s*\(\s*\)/#) }
    switch module {
    case "Quick": return dependency("Quick", isEarly ? "\"5.0.0\"..<\"6.0.0\"" : "from: \"7.0.0\"")
    case "Nimble": return dependency("Nimble", isEarly ? "\"10.0.0\"..<\"11.0.0\"" : "from: \"13.0.0\"")
    default: return nil
    }
  }

  private static func dependency(_ name: String, _ requirement: String) -> XcodeProject.Dependency {
    XcodeProject.Dependency(
      identity: name, code: ".package(url: \"https://github.com/Quick/\(name).git\", \(requirement))")
  }
}

extension XcodeProject.Target {
  /// Returns the texts of the sources, which are relative to a folder.
  func sourceTexts(in folder: String) -> [String] {
    sources.sorted().compactMap { source in
      FileManager.default.contents(atPath: "\(folder)/\(source)").map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the modules that source texts import.
  static func importedModules(of texts: [String]) -> Set<String> {
    var modules: Set<String> = []
    for text in texts {
      for line in text.split(whereSeparator: \.isNewline) {
        if let match = line.firstMatch(of: #/^\s*(?:@\w+\s+)*import\s+(?:(?:class|struct|enum|func)\s+)?(\w+)/#) {
          modules.insert(String(match.output.1))
        }
      }
    }
    return modules
  }

  /// Adds the test libraries that the sources import and no known package has; returns their packages.
  mutating func addTestLibraries(in folder: String) -> [XcodeProject.Dependency] {
    let texts = sourceTexts(in: folder)
    let modules = Self.importedModules(of: texts).subtracting(products.map(\.name)).subtracting(dependencies)
    let added = modules.sorted().compactMap { module in
      TestLibrary.dependency(module, for: texts).map { (module, $0) }
    }
    products += added.map { XcodeProject.Product(name: $0.0, package: $0.1.identity) }
    return added.map(\.1)
  }
}
