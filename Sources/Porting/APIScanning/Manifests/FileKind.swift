/// The role of a file in a package for Linux.
enum FileKind {
  case source, resource
  /// A file of C, Objective-C or Metal, which a target with Swift sources cannot contain.
  case otherLanguage
  /// A file that no target needs.
  case none

  private static let resources: Set<String> = [
    "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "json", "plist", "png", "jpg", "jpeg",
    "gif", "pdf", "svg", "heic", "heif", "webp", "avif", "bmp", "tiff", "ttf", "otf", "ttc", "html", "css", "js", "txt",
    "csv",
    "xml", "mp3", "m4a", "wav", "caf", "aif", "mp4", "mov", "bundle", "rtf", "yaml", "yml", "sqlite", "cer", "der",
    "geojson", "gpx", "xcprivacy", "lproj",
  ]
  private static let otherLanguages: Set<String> = [
    "m", "mm", "c", "cc", "cpp", "cxx", "h", "hpp", "s", "S", "metal", "pch", "modulemap",
  ]
  /// The folders that are one resource.
  static let units: Set<String> = ["xcassets", "bundle", "lproj"]

  init(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let type = name.contains(".") ? name.split(separator: ".").last.map(String.init) ?? "" : ""
    if type == "swift" {
      self = .source
    } else if Self.otherLanguages.contains(type) {
      self = .otherLanguage
    } else if name.hasSuffix("Info.plist") || !Self.resources.contains(type) {
      self = .none
    } else {
      self = .resource
    }
  }

  /// Returns the folder that is one resource and contains a file, such as `en.lproj`, or else the file.
  static func unit(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let index = parts.firstIndex(where: { units.contains(type(of: $0)) }) else { return path }
    return parts[...index].joined(separator: "/")
  }

  static func type(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? "" }
}
