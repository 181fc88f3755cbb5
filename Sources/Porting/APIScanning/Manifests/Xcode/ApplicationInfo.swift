import Foundation

/// The property list of an app's bundle, as its code and the tests that run inside of the app read it.
package struct ApplicationInfo {
  /// The properties, in which the values of build settings replace their names.
  package let properties: [String: Any]

  /// Reads the property list of the app with a module in a folder of a package or Xcode project.
  ///
  /// The property list and the settings are those of the app's target in the project. Without a project, the settings
  /// have Xcode's defaults, and the property list is one of an app in the folder of the module, if there is one.
  package init(module: String, at moduleFolder: String, in folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    let target = projects.compactMap { Target(module: module, project: "\(folder)/\($0)", folder: folder) }.first
    var values = target?.value ?? { _ in nil }
    var written: [String: Any] = [:]
    if let target {
      written = Self.written(by: target, in: folder)
    } else {
      written = Self.list(below: moduleFolder) ?? [:]
      values = { $0 == "TARGET_NAME" ? module : nil }
    }
    let expansion = SettingExpansion(module: module, region: target?.region ?? "en", values)
    let all = (Self.common as [String: Any]).merging(written) { $1 }
    properties = all.mapValues { expansion.expanded($0) }
  }

  /// Returns whether unit tests of a package run inside of an app on iOS.
  ///
  /// They are those of the Xcode projects in the package's folder, and those of a module of the package of which the
  /// target is in a project below it.
  package static func hostsTests(in folder: String, modules: Set<String> = []) -> Bool {
    FolderListing(folder, below: "").projects.contains { path in
      guard let objects = XcodeObjects(path: "\(folder)/\(path)/project.pbxproj", below: PathParts.folder(of: path))
      else { return false }
      let settings = XcodeSettings(objects, folder: folder)
      return objects.list(objects.project, "targets").contains { _, target in
        target["productType"] as? String == "com.apple.product-type.bundle.unit-test"
          && (!path.contains("/") || settings.moduleName(of: target).map(modules.contains) == true)
          && settings.otherSystem(of: target) == nil && settings.value("TEST_HOST", of: target)?.isEmpty == false
      }
    }
  }

  /// The properties of each app that Xcode creates.
  private static let common = [
    "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
    "CFBundleName": "$(PRODUCT_NAME)", "CFBundlePackageType": "APPL",
    "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
  ]

  /// Returns the target's own property list with the properties that its settings add.
  private static func written(by target: Target, in folder: String) -> [String: Any] {
    let prefix = "INFOPLIST_KEY_"
    var properties: [String: Any] = [:]
    // The orientations for `_iPhone` come before those for `_iPad`, and the key without a device replaces them.
    for (key, value) in target.settings(withPrefix: prefix).sorted(by: { $0.key > $1.key }) {
      // Xcode writes UIApplicationSceneManifest_Generation and similar settings as other keys.
      guard !key.contains("_Generation"), let name = key.dropFirst(prefix.count).split(separator: "[").first else {
        continue
      }
      let key = name.split(separator: "_").first ?? name
      if properties[String(key)] == nil || key == name { properties[String(key)] = Self.value(value, of: key) }
    }
    guard let file = target.value("INFOPLIST_FILE") else { return properties }
    let path = file.replacing(#/^\$[({](SRCROOT|PROJECT_DIR)[)}]\//#, with: "")
    return properties.merging(list(at: "\(folder)/\(path)") ?? [:]) { $1 }
  }

  private static func value(_ setting: String, of key: Substring) -> Any {
    if key == "UISupportedInterfaceOrientations" { return setting.split(separator: " ").map(String.init) }
    return setting == "YES" ? true : setting == "NO" ? false : setting as Any
  }

  private static func list(at path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  /// Returns the property list of an app below a folder; nil if there is none.
  private static func list(below folder: String) -> [String: Any]? {
    let files = FolderListing(folder, below: "").files.filter { $0.hasSuffix("Info.plist") }
    let depth = { (path: String) in path.split(separator: "/").count }
    let lists = files.sorted { (depth($0), $0) < (depth($1), $1) }.compactMap { list(at: "\(folder)/\($0)") }
    return lists.first { list in
      let type = list["CFBundlePackageType"] as? String
      return (type == "APPL" || type?.hasPrefix("$") == true) && list["NSExtension"] == nil
    }
  }

  /// The target of an app in an Xcode project.
  private struct Target {
    private let settings: XcodeSettings
    private let object: [String: Any]
    let region: String

    init?(module: String, project: String, folder: String) {
      guard let objects = XcodeObjects(path: project + "/project.pbxproj") else { return nil }
      settings = XcodeSettings(objects, folder: folder)
      let settings = settings
      let targets = objects.list(objects.project, "targets").map(\.object).filter {
        $0["productType"] as? String == "com.apple.product-type.application" && settings.otherSystem(of: $0) == nil
          && settings.moduleName(of: $0) == module
      }
      guard let first = targets.first else { return nil }
      object = first
      region = objects.project["developmentRegion"] as? String ?? "en"
    }

    func value(_ key: String) -> String? {
      key == "TARGET_NAME" ? object["name"] as? String : settings.value(key, of: object)
    }

    func settings(withPrefix prefix: String) -> [String: String] { settings.values(withPrefix: prefix, of: object) }
  }
}

/// The replacement of names such as `$(PRODUCT_NAME)` by the values of build settings.
struct SettingExpansion {
  private let module: String
  private let region: String
  private let value: (String) -> String?

  init(module: String, region: String, _ value: @escaping (String) -> String?) {
    self.module = module
    self.region = region
    self.value = value
  }

  /// Returns a value of a property list with all names replaced; unknown names are removed.
  func expanded(_ value: Any) -> Any {
    if let text = value as? String { return expanded(text, depth: 0) }
    if let list = value as? [Any] { return list.map { expanded($0) } }
    if let entries = value as? [String: Any] { return entries.mapValues { expanded($0) } }
    return value
  }

  private func expanded(_ text: String, depth: Int) -> String {
    // A setting can refer to itself.
    guard depth < 8, text.contains("$") else { return text }
    return text.replacing(#/\$[({]([A-Za-z0-9_]+)(:[a-z0-9]+)?[)}]/#) { match in
      let text = expanded(setting(String(match.1)), depth: depth + 1)
      return match.2.map { Self.identifier(text, $0) } ?? text
    }
  }

  private func setting(_ name: String) -> String {
    if let value = value(name), !value.contains("$(inherited)") { return value }
    switch name {
    case "EXECUTABLE_NAME": return "$(PRODUCT_NAME)"
    case "PRODUCT_NAME": return "$(TARGET_NAME)"
    case "TARGETNAME": return "$(TARGET_NAME)"
    case "PRODUCT_MODULE_NAME", "TARGET_NAME": return module
    case "PRODUCT_BUNDLE_IDENTIFIER": return "$(PRODUCT_NAME:rfc1034identifier)"
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": return "APPL"
    case "DEVELOPMENT_LANGUAGE": return region
    case "MARKETING_VERSION": return "1.0"
    case "CURRENT_PROJECT_VERSION": return "1"
    default: return ""
    }
  }

  /// Returns a text as an identifier of the given form: hyphens for domains, underscores for C.
  private static func identifier(_ text: String, _ form: Substring) -> String {
    guard form.hasSuffix("identifier") else { return text }
    let filler: Character = form == ":rfc1034identifier" ? "-" : "_"
    return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." && filler == "-" ? $0 : filler })
  }
}
