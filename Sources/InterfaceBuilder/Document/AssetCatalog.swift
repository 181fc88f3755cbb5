import Foundation
import UIKitCore

/// The images and colours of the `.xcassets` folders beside a document.
struct AssetCatalog: Sendable {
  /// The folders of sets by name, such as `Logo.imageset`.
  private let sets: [String: URL]

  /// Folders are looked through no deeper than this, and so many entries are read.
  private static let deepest = 6
  private static let mostEntries = 20_000

  /// Catalogs in a folder, or in the one around it where a document lies in an `.lproj` folder.
  init(beside folder: URL?) {
    guard let folder else {
      sets = [:]
      return
    }
    let isLocalised = folder.pathExtension == "lproj"
    let places = isLocalised ? [folder, folder.deletingLastPathComponent()] : [folder]
    var sets: [String: URL] = [:]
    for place in places {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcassets") {
        Self.collect(place.appendingPathComponent(name), into: &sets)
      }
    }
    self.sets = sets
  }

  private static func collect(_ catalog: URL, into sets: inout [String: URL]) {
    guard let entries = FileManager.default.enumerator(atPath: catalog.path) else { return }
    var count = 0
    while let entry = entries.nextObject() as? String, count < mostEntries {
      count += 1
      if entries.level > deepest { entries.skipDescendants() }
      guard entry.hasSuffix(".imageset") || entry.hasSuffix(".colorset") else { continue }
      let name = URL(fileURLWithPath: entry).lastPathComponent
      // The first of a name stays, whatever order the file system gives its equals in.
      let url = catalog.appendingPathComponent(entry)
      if let known = sets[name], known.path < url.path { continue }
      sets[name] = url
    }
  }

  // MARK: Images

  private struct ImageSet: Decodable {
    struct Image: Decodable {
      let filename: String?
      let scale: String?
      let appearances: [Appearance]?
    }
    struct Properties: Decodable {
      let template: String?

      enum CodingKeys: String, CodingKey {
        case template = "template-rendering-intent"
      }
    }
    let images: [Image]
    let properties: Properties?
  }

  /// The sharpest picture of a set for light appearance; nil where the set has none that can be read.
  func image(named name: String) -> UIImage? {
    guard let folder = sets["\(name).imageset"], let set: ImageSet = contents(of: folder) else { return nil }
    let plain = set.images.filter { ($0.appearances ?? []).isEmpty && $0.filename != nil }
    func scale(_ image: ImageSet.Image) -> Int { image.scale?.first?.wholeNumberValue ?? 1 }
    for candidate in plain.sorted(by: { scale($0) > scale($1) }) {
      guard let file = candidate.filename, !file.contains("/"),
        let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
        let image = UIImage(data: data, scale: CGFloat(scale(candidate)))
      else { continue }
      return set.properties?.template == "template" ? image.withRenderingMode(.alwaysTemplate) : image
    }
    return nil
  }

  // MARK: Colours

  private struct Appearance: Decodable {
    let appearance: String?
    let value: String?
  }

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      let color: Color?
      let appearances: [Appearance]?
    }
    struct Color: Decodable {
      let space: String?
      let components: [String: String]?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }
    let colors: [Entry]
  }

  /// The colour of a set with its dark value; nil where the set has none that can be read.
  func color(named name: String) -> UIColor? {
    guard let folder = sets["\(name).colorset"], let set: ColorSet = contents(of: folder) else { return nil }
    func value(isDark: Bool) -> UIColor? {
      set.colors.first { entry in
        let isForDark = (entry.appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
        return isDark == isForDark
      }?.color.flatMap(Self.color)
    }
    guard let light = value(isDark: false) else { return nil }
    guard let dark = value(isDark: true) else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(_ color: ColorSet.Color) -> UIColor? {
    guard let components = color.components else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return color.space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as `0.5`, `0x80` or `128`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(text.contains(".") ? value : value > 1 ? value / 255 : value)
  }

  private func contents<Contents: Decodable>(of folder: URL) -> Contents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }
}
