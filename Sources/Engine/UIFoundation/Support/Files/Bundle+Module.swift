public import Foundation

extension Bundle {
  /// Returns the bundle with the resources of a class's module, as the initializer does on iOS.
  ///
  /// SwiftPM puts them into a folder `Package_Target.resources` next to the program. Without one, the result is the
  /// initializer's. `headframe swift` calls this function in place of the initializer.
  public static func module(for aClass: AnyClass) -> Bundle {
    let module = String(reflecting: aClass).prefix { $0 != "." }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
    let folder = names.sorted().first { $0.hasSuffix("_\(module).resources") }
    return folder.flatMap { Bundle(path: "\(main.bundlePath)/\($0)") } ?? Bundle(for: aClass)
  }
}
