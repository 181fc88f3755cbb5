import Foundation

/// The division of files that several targets of a project compile.
///
/// Targets of a package cannot share files.
struct SharedFiles {
  private var targets: [XcodeProject.Target]
  private let folder: String
  private(set) var notes: [String] = []

  init(_ targets: [XcodeProject.Target], folder: String) {
    self.targets = targets
    self.folder = folder
  }

  /// Returns the targets with each file in one of them.
  ///
  /// A file stays in a dependency if a file of the other target imports it. Otherwise the first target has all files,
  /// and takes the place of the other one.
  mutating func divided() -> [XcodeProject.Target] {
    var index = 0
    while index < targets.count {
      var other = index + 1
      while other < targets.count { if !divide(index, other) { other += 1 } }
      index += 1
    }
    return targets
  }

  /// Divides the files of two targets; returns true if the second one is removed.
  private mutating func divide(_ first: Int, _ second: Int) -> Bool {
    let shared = targets[first].sources.intersection(targets[second].sources)
    let resources = targets[first].resources.intersection(targets[second].resources)
    guard !shared.isEmpty else {
      // Both can copy a resource, unless one of them would need a folder that contains the other's sources.
      return false
    }
    let (a, b) = (targets[first], targets[second])
    if imports(b.name, in: a.sources.subtracting(shared)) {
      remove(shared, resources, from: first)
    } else if imports(a.name, in: b.sources.subtracting(shared)) || b.isTest {
      remove(shared, resources, from: second)
      targets[second].dependencies.insert(a.name)
    } else {
      notes.append("target \(b.name): compiles files of \(a.name), which replaces it")
      for index in targets.indices where targets[index].dependencies.remove(b.name) != nil {
        if index != first { targets[index].dependencies.insert(a.name) }
      }
      targets.remove(at: second)
      return true
    }
    return false
  }

  private mutating func remove(_ sources: Set<String>, _ resources: Set<String>, from index: Int) {
    targets[index].sources.subtract(sources)
    targets[index].resources.subtract(resources)
  }

  private func imports(_ module: String, in sources: Set<String>) -> Bool {
    sources.contains { path in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { return false }
      return String(decoding: data, as: UTF8.self).contains("import \(module)\n")
    }
  }
}
