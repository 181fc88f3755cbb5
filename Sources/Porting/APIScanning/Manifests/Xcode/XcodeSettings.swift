import Foundation

/// The build settings of targets, from the project and its configuration files.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let folder: String

  init(_ objects: XcodeObjects, folder: String) {
    self.objects = objects
    self.folder = folder
  }

  /// Returns a setting of a target, or else of the project, for debugging.
  func value(_ key: String, of target: [String: Any]) -> String? {
    for object in [target, objects.project] {
      guard let configuration = configuration(of: object) else { continue }
      let settings = configuration["buildSettings"] as? [String: Any] ?? [:]
      if let value = settings[key] as? String { return value }
      if let values = settings[key] as? [String] { return values.joined(separator: " ") }
      if let file = file(of: configuration), let value = fileValue(key, file) { return value }
    }
    return nil
  }

  /// Returns the settings of a target and the project whose names have a prefix.
  func values(withPrefix prefix: String, of target: [String: Any]) -> [String: String] {
    var values: [String: String] = [:]
    for object in [objects.project, target] {
      let settings = configuration(of: object)?["buildSettings"] as? [String: Any] ?? [:]
      for (key, value) in settings where key.hasPrefix(prefix) { values[key] = value as? String }
    }
    return values
  }

  /// Returns the path of a configuration's file, which can be in a folder of the project.
  private func file(of configuration: [String: Any]) -> String? {
    if let id = configuration["baseConfigurationReference"] as? String { return objects.path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let folder = objects.path(of: anchor),
      let path = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return PathParts.normalized(PathParts.join(folder, path))
  }

  /// Returns the system that a target is for; nil for iOS.
  func otherSystem(of target: [String: Any]) -> String? {
    let sdk = value("SDKROOT", of: target) ?? "iphoneos"
    // A target for several systems has the SDK of one of them.
    guard let platforms = value("SUPPORTED_PLATFORMS", of: target), !platforms.contains("$") else {
      return sdk == "auto" || sdk.hasPrefix("iphone") ? nil : sdk
    }
    return platforms.contains("iphone") ? nil : platforms
  }

  func words(_ key: String, of target: [String: Any]) -> [String] {
    (value(key, of: target) ?? "").split(separator: " ").map(String.init).filter {
      !$0.hasPrefix("$") && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// Returns the module's name; nil if no setting names it without variables.
  func moduleName(of target: [String: Any]) -> String? {
    let name = target["name"] as? String ?? ""
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      guard let value = value(key, of: target) else { continue }
      let filled = value.replacingOccurrences(
        of: #"\$[({](TARGET_NAME|TARGETNAME|PRODUCT_NAME)(:[a-z0-9]+)?[)}]"#, with: name, options: .regularExpression)
      if !filled.contains("$") { return Self.identifier(filled) }
    }
    return name.isEmpty ? nil : Self.identifier(name)
  }

  /// Returns a name with underscores in place of all characters but letters and numbers, as of a module.
  private static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  private func configuration(of object: [String: Any]) -> [String: Any]? {
    guard let list = objects.object(object["buildConfigurationList"]) else { return nil }
    let all = objects.list(list, "buildConfigurations").map(\.object)
    return all.first { ($0["name"] as? String)?.hasPrefix("Debug") == true } ?? all.first
  }

  /// Returns a value of a configuration file or of the files that it includes.
  private func fileValue(_ key: String, _ path: String, depth: Int = 0) -> String? {
    guard depth < 8, let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else { return nil }
    var value: String?
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let included = PathParts.join(PathParts.folder(of: path), String(parts[1]))
        guard let file = PathParts.normalized(included) else { continue }
        value = fileValue(key, file, depth: depth + 1) ?? value
      } else if let equals = text.firstIndex(of: "="),
        text[..<equals].trimmingCharacters(in: .whitespaces) == key
      {
        let end = text.range(of: "//")?.lowerBound ?? text.endIndex
        guard end > equals else { continue }
        value = text[text.index(after: equals)..<end].trimmingCharacters(in: [" ", "\t", ";"])
      }
    }
    return value
  }
}

/// A package that a project refers to.
struct XcodeDependency {
  let dependency: XcodeProject.Dependency

  /// Returns the path of a local package, relative to the same folder as files; nil for other packages.
  static func path(of object: [String: Any], below folder: String) -> String? {
    guard let path = object["relativePath"] as? String else { return nil }
    let joined = PathParts.join(folder, path)
    return folder.isEmpty ? path : PathParts.normalized(joined) ?? joined
  }

  /// Reads a reference of a project in a folder.
  init?(_ object: [String: Any], below folder: String) {
    if let path = Self.path(of: object, below: folder) {
      dependency = XcodeProject.Dependency(path: path)
      return
    }
    guard let url = object["repositoryURL"] as? String else { return nil }
    let requirement = object["requirement"] as? [String: Any] ?? [:]
    let identity = Self.identity(of: url)
    let code = ".package(url: \(ManifestText.quoted(url)), \(Self.code(of: requirement)))"
    dependency = XcodeProject.Dependency(identity: identity, code: code)
  }

  static func identity(of url: String) -> String {
    let name = url.split(separator: "/").last.map(String.init) ?? url
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private static func code(of requirement: [String: Any]) -> String {
    func text(_ key: String) -> String { ManifestText.quoted(requirement[key] as? String ?? "1.0.0") }
    switch requirement["kind"] as? String {
    case "upToNextMinorVersion"?: return ".upToNextMinor(from: \(text("minimumVersion")))"
    case "exactVersion"?: return "exact: \(text("version"))"
    case "versionRange"?: return "\(text("minimumVersion"))..<\(text("maximumVersion"))"
    case "branch"?: return "branch: \(text("branch"))"
    case "revision"?: return "revision: \(text("revision"))"
    default: return "from: \(text("minimumVersion"))"
    }
  }
}
