import Foundation

/// The other projects of the workspaces next to a project or in its parent folder.
struct XcodeWorkspace {
  /// A project with the frameworks that it builds.
  private struct Project {
    /// The folder of the project, relative to the folder of the first one, such as `../Kit`.
    let folder: String
    let frameworks: Set<String>
  }

  private var projects: [Project] = []

  /// Reads the workspaces around a project in a folder.
  init(around folder: String) {
    for parent in ["", ".."] {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(parent)")) ?? []
      for file in files.sorted() where file.hasSuffix(".xcworkspace") {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(parent)/\(file)/contents.xcworkspacedata")
        else { continue }
        let text = String(decoding: data, as: UTF8.self)
        for match in text.matches(of: #/location\s*=\s*"(?:group|container):([^"]+)\.xcodeproj"/#) {
          add((parent.isEmpty ? "" : parent + "/") + match.output.1 + ".xcodeproj", in: folder)
        }
      }
    }
  }

  private mutating func add(_ path: String, in folder: String) {
    // CocoaPods writes this project. Its targets are the pods, for which a package has to be added.
    if path.hasSuffix("/Pods.xcodeproj") { return }
    let own = URL(fileURLWithPath: folder).standardizedFileURL.path
    let other = URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL.deletingLastPathComponent().path
    guard other != own, let objects = XcodeObjects(path: "\(folder)/\(path)/project.pbxproj") else { return }
    let settings = XcodeSettings(objects, folder: other)
    let frameworks = objects.list(objects.project, "targets").map(\.object).filter {
      ($0["productType"] as? String)?.hasPrefix("com.apple.product-type.framework") == true
    }
    projects.append(
      Project(
        folder: PathParts.relative(other, from: own),
        frameworks: Set(frameworks.compactMap { settings.moduleName(of: $0) ?? $0["name"] as? String })))
  }

  /// Returns the product with a framework, such as `Kit.framework`, that another project builds.
  func product(_ framework: String) -> (product: XcodeProject.Product, dependency: XcodeProject.Dependency)? {
    let name = (framework as NSString).deletingPathExtension
    guard let folder = projects.first(where: { $0.frameworks.contains(name) })?.folder else { return nil }
    let dependency = XcodeProject.Dependency(path: folder)
    return (XcodeProject.Product(name: name, package: dependency.identity), dependency)
  }
}
