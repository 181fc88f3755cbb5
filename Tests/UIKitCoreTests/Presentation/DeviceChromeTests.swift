import Testing

@testable import UIKitCore

@MainActor
@Suite("Parts of a device around a screen")
struct DeviceChromeTests {
  private func window(
    _ name: String, _ orientation: Device.Orientation = .portrait, dark: Bool = false,
    of controller: UIViewController = UIViewController()
  ) throws -> OffscreenWindow {
    let device = try #require(Device.named(name))
    return OffscreenWindow(
      of: controller,
      in: OffscreenWindow.Environment(
        device: device, orientation: orientation,
        traits: UITraitCollection(userInterfaceStyle: dark ? .dark : .light)))
  }

  private func picture(
    _ chrome: DeviceChrome, _ name: String, _ orientation: Device.Orientation = .portrait, dark: Bool = false
  ) throws -> DisplayList {
    let window = try window(name, orientation, dark: dark)
    return chrome.around(window.displayList, on: try #require(DeviceChrome.Screen(window)))
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.items.compactMap { if case .glyphs(let item) = $0 { item.text } else { nil } }
  }

  @Test("Phones in portrait and tablets show the time; phones in landscape have no status bar")
  func time() throws {
    #expect(try texts(picture(.bars, "iPhone13")) == ["9:41"])
    #expect(try texts(picture(.bars, "iPhone8")) == ["9:41"])
    #expect(try texts(picture(.bars, "iPadPro11", .landscape)) == ["9:41"])
    #expect(try texts(picture(.bars, "iPhone13", .landscape)) == [])
  }

  @Test("Bars and round corners keep the picture's size; an outline adds the body of the device and its line")
  func bounds() throws {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

    #expect(try picture(.bars, "iPhone13").bounds == screen)
    #expect(try picture(.screen, "iPhone13").bounds == screen)
    // The body adds 12, and its line adds 1.
    #expect(try picture(.device, "iPhone13").bounds == screen.insetBy(dx: -13, dy: -13))
    // The body adds 80 above and, for the home button, 80 below; 16 at each side; and its line adds 1.
    #expect(try picture(.device, "iPhone8").bounds == CGRect(x: -17, y: -81, width: 409, height: 829))
  }

  @Test("The home indicator is 139 of 390 points wide, 8 above the edge, and exists only without a home button")
  func homeIndicator() throws {
    func indicator(_ list: DisplayList) -> CGRect? {
      var found: CGRect?
      for case .fill(let item) in list.items where item.shape.bounds.height == 5 { found = item.shape.bounds }
      return found
    }

    let found = try #require(try indicator(picture(.bars, "iPhone13")))
    #expect(abs(found.width - 139) <= 1 && found.maxY == 844 - 8)
    #expect(abs(found.midX - 195) <= 0.5)
    #expect(try indicator(picture(.bars, "iPhone8")) == nil)
  }

  @Test("The text of the status bar is white in the dark style, and if the controller prefers light text")
  func ink() throws {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    func ink(_ list: DisplayList) -> RGBA? {
      list.items.compactMap { if case .glyphs(let item) = $0 { item.color } else { nil } }.first
    }

    #expect(try ink(picture(.bars, "iPhone13")) == .black)
    #expect(try ink(picture(.bars, "iPhone13", dark: true)) == .white)
    let controller = Light()
    let light = try window("iPhone13", of: controller)
    let screen = try withExtendedLifetime(controller) { try #require(DeviceChrome.Screen(light)) }
    #expect(ink(DeviceChrome.bars.around(light.displayList, on: screen)) == .white)
  }

  @Test("There is no screen for a size that is not a device's")
  func otherSizes() {
    #expect(DeviceChrome.Screen(OffscreenWindow(of: UIView(), size: CGSize(width: 321, height: 100))) == nil)
  }
}
