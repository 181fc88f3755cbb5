import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Settings of a package")
struct SnapshotSettingsTests {
  /// Returns the settings of a test in a package with a file of settings, in a temporary folder.
  private func settings(_ text: String?) throws -> SnapshotSettings {
    let workplace = try Workplace()
    return try withExtendedLifetime(workplace) {
      let tests = workplace.folder + "/Tests/AppTests"
      try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: workplace.folder + "/Package.swift"))
      if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: workplace.folder + "/.snapshots.json")) }
      return try SnapshotSettings.of(file: tests + "/LoginTests.swift")
    }
  }

  @Test("Settings are read from the package's file; without a file, the defaults apply")
  func values() throws {
    // With digests, a picture passes without being painted if the digest of its drawing equals that of the reference.
    let custom = try settings(
      """
      { "directory": "Snapshots", "digests": false, "alwaysSuffixPlatform": true, "strict": true, "simulator": "iPhone X" }
      """)
    let plain = try settings(nil)

    #expect(custom.directory == "Snapshots")
    #expect(!custom.usesDigests)
    #expect(custom.alwaysSuffixesPlatform)
    #expect(custom.isStrict)
    #expect(!plain.isStrict)
    #expect(custom.simulator?.device.name == "iPhoneX")
    #expect(plain.directory == nil)
    #expect(plain.usesDigests)
    #expect(!plain.alwaysSuffixesPlatform)
  }

  @Test(
    "Errors are reported with the file and the expected values",
    arguments: [
      (#"{ "simulator": "Nokia" }"#, "\"simulator\" expects a device with an optional version and scale, such as"),
      (#"{ "directory": 1 }"#, "\"directory\" expects a folder such as \"Snapshots\""),
      (#"{ "strict": "yes" }"#, "\"strict\" expects true or false"),
      (
        #"{ "digest": false }"#,
        "unknown setting \"digest\"; expected \"alwaysSuffixPlatform\", \"digests\", \"directory\", \"simulator\""
      ),
      (#"["directory"]"#, "expected an object in braces"), ("{", "not JSON: "),
    ])
  func mistakes(_ text: String, _ message: String) throws {
    let error = #expect(throws: SnapshotSettingsError.self) { try settings(text) }

    let description = try #require(error?.description)
    #expect(description.contains("/.snapshots.json: "))
    #expect(description.contains(message))
  }

  @Test("This package has its references in Snapshots, by target and file, and compares pixels, not digests")
  func ownPackage() throws {
    let site = try SnapshotSite(
      fileID: "App/LoginTests.swift", filePath: #filePath, testName: "greeting()", line: 1, column: 1, name: "dark",
      pathExtension: "png", isPlatformDependent: true, directory: nil)

    #expect(site.reference.hasSuffix("/Snapshots/App/SnapshotSettingsTests/greeting.dark.png"))
    #expect(!site.usesDigests)
  }
}
