internal import Glibc
import UIFoundation

extension FontPack {
  /// The environment variable with the path of the pack.
  package static let variable = "HEADFRAME_FONTS"

  /// The paths where a pack is searched, best first.
  ///
  /// The environment variable excludes the other paths. An empty one means no pack.
  package static func locations(
    environment: [String: String] = ProcessInfo.processInfo.environment, executable: String? = executablePath
  ) -> [String] {
    if let path = environment[variable] { return path.isEmpty ? [] : [path] }
    var folders: [String] = []
    if let executable {
      let folder = (executable as NSString).deletingLastPathComponent
      folders += [folder, (folder as NSString).appendingPathComponent("../share/headframe")]
    }
    #if DEBUG
      // The checkout of this package: its tests, and those of packages that depend on it, find the pack of `make fonts`.
      var checkout = #filePath as NSString
      for _ in 0..<6 { checkout = checkout.deletingLastPathComponent as NSString }
      folders.append(checkout.appendingPathComponent("dist"))
    #endif
    let home = environment["HOME"].map { ($0 as NSString).appendingPathComponent(".local/share") }
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    for folder in [data, "/usr/local/share", "/usr/share"].compactMap({ $0 }) {
      folders.append((folder as NSString).appendingPathComponent("headframe"))
    }
    return folders.map { ($0 as NSString).appendingPathComponent(fileName) }
  }

  /// The advice for programs without a pack, in the middle of a message.
  package static let advice = "make fonts builds it (see Documentation/Fonts.md)"

  /// The path of the running program.
  package static var executablePath: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// Returns the pack at the first path with a file.
  ///
  /// Reports a damaged file, or a file of the environment variable that does not exist, on standard error.
  static func installed(at locations: [String] = locations()) -> FontPack? {
    let isExplicit = getenv(variable) != nil
    guard let path = locations.first(where: { isExplicit || access($0, R_OK) == 0 }) else { return nil }
    do {
      return try FontPack(path: path)
    } catch {
      FileHandle.standardError.write(Data("\(error); continuing without the font pack\n".utf8))
      return nil
    }
  }
}
