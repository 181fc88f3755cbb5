import Foundation
import TestSupport
import Testing

@testable import APIScanning

/// The expected values are those that Xcode writes into the Info.plist of the built app.
@Suite("Property lists of apps")
struct ApplicationInfoTests {
  private let project = """
    // !$*UTF8*$!
    { objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; developmentRegion = de; buildConfigurationList = PL; targets = (T, W, A); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; API_HOST = "example.org"; }; };
      AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)";
        INFOPLIST_FILE = "$(SRCROOT)/Shop/Info.plist"; MARKETING_VERSION = 2.1; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UIRequiresFullScreen = YES; INFOPLIST_KEY_CFBundleDisplayName = Shop;
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait";
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone =
          "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; }; };
      A = {isa = PBXNativeTarget; name = "My Shop"; productType = "com.apple.product-type.application";
        buildConfigurationList = AL; };
      W = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
      T = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
    }; }
    """
  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleExecutable</key><string>${EXECUTABLE_NAME}</string>
      <key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
      <key>Hosts</key><array><string>https://$(API_HOST)/$(UNKNOWN)</string></array>
      <key>Parts</key><dict><key>Module</key><string>$(PRODUCT_MODULE_NAME)</string></dict>
    </dict></plist>
    """

  private func properties(_ module: String, _ files: [String: String]) throws -> [String: Any] {
    try withTemporaryFolder(files) { folder in
      ApplicationInfo(
        module: module, at: folder.appendingPathComponent("Shop").path, in: folder.path
      ).properties
    }
  }

  @Test("An app's properties come from its file and the project's settings, which replace their names")
  func ofProject() throws {
    let info = try properties("My_Shop", ["Shop.xcodeproj/project.pbxproj": project, "Shop/Info.plist": list])

    #expect(info["CFBundleExecutable"] as? String == "My Shop" && info["CFBundleName"] as? String == "My Shop")
    #expect(info["CFBundleIdentifier"] as? String == "org.example.My-Shop")
    #expect(info["CFBundleShortVersionString"] as? String == "2.1" && info["CFBundleVersion"] as? String == "1")
    #expect(info["CFBundleDevelopmentRegion"] as? String == "de" && info["CFBundlePackageType"] as? String == "APPL")
    #expect(info["CFBundleDisplayName"] as? String == "Shop" && info["UIRequiresFullScreen"] as? Bool == true)
    #expect(info["UIApplicationSceneManifest"] == nil)
    #expect(
      info["UISupportedInterfaceOrientations"] as? [String]
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    #expect(info["Hosts"] as? [String] == ["https://example.org/"])
    #expect(info["Parts"] as? [String: String] == ["Module": "My_Shop"])
  }

  @Test("Without a project, the properties are those of an app's file below the module, with Xcode's defaults")
  func ofPackage() throws {
    let widget = list.replacing("<key>Parts</key>", with: "<key>NSExtension</key>")
    let info = try properties("Shop", ["Shop/A-Info.plist": widget, "Shop/Support/Shop-Info.plist": list])

    #expect(info["CFBundleExecutable"] as? String == "Shop" && info["CFBundleIdentifier"] as? String == "Shop")
    #expect(info["Parts"] as? [String: String] == ["Module": "Shop"] && info["NSExtension"] == nil)
    #expect(info["CFBundleDevelopmentRegion"] as? String == "en")
  }

  @Test("Unit tests run inside of an app if a target for iOS has the setting TEST_HOST")
  func testHost() throws {
    func hostsTests(_ settings: String, in file: String = "", _ modules: Set<String> = []) throws -> Bool {
      let target = "buildConfigurationList = TL; productType = \"com.apple.product-type.bundle.unit-test\""
      let hosted = project.replacing("productType = \"com.apple.product-type.bundle.unit-test\"", with: target)
        .replacing(
          "PL = {",
          with: "TL = {isa = XCConfigurationList; buildConfigurations = (TD); }; "
            + "TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; }; PL = {")
      return try withTemporaryFolder(["\(file)Shop.xcodeproj/project.pbxproj": hosted]) {
        ApplicationInfo.hostsTests(in: $0.path, modules: modules)
      }
    }

    #expect(try hostsTests(#"TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"; "#))
    #expect(try !hostsTests("") && !hostsTests(#"TEST_HOST = ""; "#))
    #expect(try !hostsTests("SDKROOT = macosx; TEST_HOST = Shop; "))
    // Of a project below the package, only the tests that the package has count.
    #expect(try hostsTests("TEST_HOST = Shop; ", in: "Example/", ["Tests"]))
    #expect(try !hostsTests("TEST_HOST = Shop; ", in: "Example/", ["Kit"]))
  }

  @Test("A setting that refers to itself ends, and a project without the module gives the defaults")
  func others() throws {
    let cyclic = project.replacing("\"$(TARGET_NAME)\"", with: "\"$(PRODUCT_NAME)s\"")
    let info = try properties("My_Shops", ["Shop.xcodeproj/project.pbxproj": cyclic])
    #expect(info["CFBundleName"] != nil)

    let other = try properties("Other", ["Shop.xcodeproj/project.pbxproj": project])
    #expect(other["CFBundleName"] as? String == "Other" && other["CFBundleVersion"] as? String == "1")
  }
}
