import Foundation

/// The targets of an Xcode project.
package struct XcodeProject {
  /// A target that becomes one of the package.
  struct Target {
    var name: String
    var isTest: Bool
    /// Indicates whether the target is a framework or library, which other projects can use.
    var isLibrary = false
    /// The paths of Swift sources and resources, relative to the project's folder.
    var sources: Set<String> = []
    var resources: Set<String> = []
    /// The folders that are copied as they are.
    var copied: Set<String> = []
    /// The files of localized folders that the target leaves out.
    var omittedFiles: [String] = []
    /// The files of C, Objective-C and Metal.
    var otherLanguages: Set<String> = []
    /// The names of the targets of the project that it depends on.
    var dependencies: Set<String> = []
    var products: [Product] = []
    var languageVersion: String?
    var conditions: [String] = []
    var isMainActorByDefault = false
  }

  /// A product of another package.
  struct Product: Hashable {
    var name: String
    /// The identity of the package.
    var package: String
  }

  /// Another package, as an element of a manifest's dependencies.
  struct Dependency: Hashable {
    var identity: String
    var code: String
    var isLocal = false
  }

  package let name: String
  /// The path of the project, relative to the same folder as its files.
  let path: String
  private(set) var targets: [Target] = []
  private(set) var dependencies: [Dependency] = []
  private(set) var developmentRegion = "en"
  /// The parts of the project that no target of the package has, each with the reason.
  private(set) var omissions: [String] = []

  /// Reads a project, such as `Shop.xcodeproj`; nil unless it can be read.
  ///
  /// The paths of its files are relative to its folder, or to another folder that contains the project.
  package init?(path: String, relativeTo root: String? = nil) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent().path
    let base = root.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? folder
    guard PathParts.isInside(folder, base) else { return nil }
    let below = folder == base ? "" : PathParts.relative(folder, to: base)
    guard let objects = XcodeObjects(path: path + "/project.pbxproj", below: below) else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    self.path = PathParts.join(below, url.lastPathComponent)
    if let region = objects.project["developmentRegion"] as? String, region != "English" { developmentRegion = region }
    var reader = XcodeTargetReader(objects, folder: base)
    targets = reader.targets()
    omissions = reader.omissions
    dependencies = reader.dependencies
  }
}
