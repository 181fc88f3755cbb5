import UIFoundation

/// The colors and images of an asset catalog, an `.xcassets` folder.
package struct AssetCatalog: Sendable {
  /// A value of an asset and the traits it applies to.
  struct Variant<Value: Sendable>: Sendable {
    var value: Value
    var isDark = false
    var isHighContrast = false
    var idiom = UIUserInterfaceIdiom.unspecified
    /// The scale in pixels per point; 0 if unspecified.
    var scale: CGFloat = 0
  }

  /// A picture file of an image set.
  struct ImageFile: Sendable {
    var path: String
    var isTemplate: Bool
    var slicing = AssetSlicing()
  }

  private(set) var colors: [String: [Variant<UIColor>]] = [:]
  private(set) var images: [String: [Variant<ImageFile>]] = [:]

  /// Reads the color and image sets below a folder, in the order of their paths.
  ///
  /// For a missing or damaged `Contents.json`, calls `onDamage`, which throws by default. If it does not throw, reading
  /// continues with the next set. Sets and pictures that symbolic links place outside of `bounds` are treated as
  /// damaged. The depth of folders and the number of entries are limited.
  package init(
    path: String, within bounds: FolderBounds? = nil,
    onDamage: (ImageError) throws(ImageError) -> Void = { error throws(ImageError) in throw error }
  ) throws(ImageError) {
    // FileManager's enumerator does not follow a symbolic link.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if let bounds, !bounds.contains(path) { throw Self.outside(path) }
    // On Linux, the enumerator of a missing folder is empty, not nil.
    guard FileManager.default.isFolder(atPath: path) == true,
      let entries = FileManager.default.enumerator(atPath: path)
    else {
      throw .unreadable(name: path, reason: "no such folder")
    }
    var found: [String] = []
    while let entry = entries.nextObject() as? String, found.count < Self.maximumEntryCount {
      if entries.level > Self.maximumDepth { entries.skipDescendants() }
      found.append(entry)
    }
    // Adding or removing a set changes the folder that contains it.
    FileReads.record(path)
    for entry in found.sorted() {
      let url = URL(fileURLWithPath: path + "/" + entry)
      FileReads.record(url.deletingLastPathComponent().path)
      let name = url.deletingPathExtension().lastPathComponent
      do throws(ImageError) {
        switch url.pathExtension {
        case "colorset", "imageset":
          if let bounds, !bounds.contains(url.path + "/Contents.json") { throw Self.outside(url.path) }
          if url.pathExtension == "colorset" {
            colors[name] = try Self.colors(at: url.path)
          } else {
            images[name] = try Self.images(at: url.path, within: bounds)
          }
        default: break
        }
      } catch {
        try onDamage(error)
      }
    }
  }

  /// Reads the catalogs in a folder, sorted by name. Calls `onDamage` for each damaged part.
  package static func catalogs(
    in folder: URL, within bounds: FolderBounds, onDamage: (ImageError) -> Void
  ) -> [AssetCatalog] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().compactMap { name in
      do throws(ImageError) {
        return try AssetCatalog(path: folder.appendingPathComponent(name).path, within: bounds) {
          error throws(ImageError) in onDamage(error)
        }
      } catch {
        onDamage(error)
        return nil
      }
    }
  }

  private static func outside(_ path: String) -> ImageError {
    .unreadable(
      name: path, reason: "a link leads out of the document's folder; --allow-dir allows other folders")
  }

  // The limits of the search for sets: the levels of folders and the number of entries.
  private static let maximumDepth = 8
  private static let maximumEntryCount = 20_000

  /// Returns the dynamic color of a set; nil for an unknown name or an empty set.
  ///
  /// It is transparent for traits that match no variant.
  package func color(named name: String) -> UIColor? { colors[name].flatMap { Self.color(of: $0) } }

  /// Returns the dynamic color of a set's variants; nil for an empty set.
  static func color(of variants: [Variant<UIColor>]) -> UIColor? {
    guard !variants.isEmpty else { return nil }
    return UIColor { Self.best(variants, $0)?.resolvedColor(with: $0) ?? .clear }
  }

  /// Returns the picture that best matches the traits; nil if none matches or its file is unreadable.
  package func image(named name: String, traits: UITraitCollection) -> UIImage? {
    images[name].flatMap { Self.image(of: $0, named: name, traits: traits) }
  }

  /// Returns the best picture of a set for the traits; nil if none matches or its file is unreadable.
  static func image(of variants: [Variant<ImageFile>], named name: String, traits: UITraitCollection) -> UIImage? {
    guard let file = Self.best(variants, traits),
      let image = UIImage(contentsOfFile: file.path)
    else { return nil }
    let scale = variants.first { $0.value.path == file.path }?.scale ?? 0
    return image.with {
      $0.name = name
      if scale > 0 { $0.scale = scale }
      if file.isTemplate { $0.renderingMode = .alwaysTemplate }
      file.slicing.apply(to: &$0, scale: $0.scale)
    }
  }

  /// Returns the variant that best matches the traits: first by appearance, then by idiom, then by scale.
  static func best<Value>(_ variants: [Variant<Value>], _ traits: UITraitCollection) -> Value? {
    let isDark = traits.userInterfaceStyle == .dark
    let isHighContrast = traits.accessibilityContrast == .high
    let usable = variants.filter { variant in
      (!variant.isDark || isDark) && (!variant.isHighContrast || isHighContrast)
        && (variant.idiom == .unspecified || variant.idiom == traits.userInterfaceIdiom)
    }
    func score(_ variant: Variant<Value>) -> CGFloat {
      let scale = traits.displayScale > 0 ? traits.displayScale : 2
      // Scaling down loses less quality than scaling up.
      let distance =
        variant.scale == 0 ? 0 : variant.scale >= scale ? variant.scale - scale : 10 + scale - variant.scale
      return (variant.isDark ? 1000 : 0) + (variant.isHighContrast ? 500 : 0)
        + (variant.idiom != .unspecified ? 100 : 0) - distance
    }
    // If several variants match equally well, the first one in the file is chosen.
    return usable.enumerated().max { left, right in
      (score(left.element), -left.offset) < (score(right.element), -right.offset)
    }?.element.value
  }
}

extension AssetCatalog {
  private struct Contents: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Color: Decodable {
      var space: String?
      /// The components; nil for a system color.
      var components: [String: Component]?
      /// The name of a system color, such as `systemBlueColor`.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    /// A color component in any of Xcode's notations: `0.5`, `"0.500"`, `"0x80"` or `"128"`.
    struct Component: Decodable {
      /// The component as a fraction, 0 to 1.
      ///
      /// Hexadecimal and whole numbers in strings, and JSON numbers above 1, are divided by 255.
      var value: Double
      /// The component as an opacity, in which a value of 1 means opaque, not 1/255.
      var opacity: Double

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          value = number > 1 ? number / 255 : number
          opacity = value
          return
        }
        let text = try container.decode(String.self)
        if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
          value = Double(byte) / 255
          opacity = value
        } else if let number = Double(text) {
          value = text.contains(".") ? number : number / 255
          opacity = text.contains(".") || number <= 1 ? number : number / 255
        } else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\"\(text)\" is not a color component")
        }
      }
    }

    struct Entry: Decodable {
      var idiom: String?
      var scale: String?
      var filename: String?
      var appearances: [Appearance]?
      var color: Color?
      var resizing: AssetSlicing.Resizing?
      var alignmentInsets: AssetSlicing.Insets?

      enum CodingKeys: String, CodingKey {
        case idiom, scale, filename, appearances, color, resizing
        case alignmentInsets = "alignment-insets"
      }
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var colors: [Entry]?
    var images: [Entry]?
    var properties: Properties?
  }

  private static func contents(at folder: String) throws(ImageError) -> Contents {
    let path = folder + "/Contents.json"
    do {
      FileReads.record(path)
      return try JSONDecoder().decode(Contents.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as DecodingError {
      throw .undecodable(name: path, reason: reason(error))
    } catch {
      throw .unreadable(name: path, reason: "the file is missing or inaccessible")
    }
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "the key \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      (context.codingPath.map(\.stringValue) + [context.debugDescription]).joined(separator: ": ")
    @unknown default: "not an asset description"
    }
  }

  static func colors(at folder: String) throws(ImageError) -> [Variant<UIColor>] {
    var variants: [Variant<UIColor>] = []
    for entry in try contents(at: folder).colors ?? [] {
      guard let color = entry.color else { continue }
      if let name = color.reference {
        guard let color = UIColor.systemColor(named: name) else {
          throw .undecodable(name: folder + "/Contents.json", reason: "the system color \"\(name)\" is unknown")
        }
        variants.append(variant(color, entry))
        continue
      }
      guard let components = color.components else {
        throw .undecodable(name: folder + "/Contents.json", reason: "a color has no components")
      }
      variants.append(variant(uiColor(components, space: color.space), entry))
    }
    return variants
  }

  private static func uiColor(_ components: [String: Contents.Component], space: String?) -> UIColor {
    func component(_ name: String) -> Double { components[name]?.value ?? 0 }
    let alpha = components["alpha"]?.opacity ?? 1
    if components["white"] != nil { return UIColor(white: component("white"), alpha: alpha) }
    let (red, green, blue) = (component("red"), component("green"), component("blue"))
    guard space == "display-p3" else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }

  static func images(
    at folder: String, within bounds: FolderBounds?
  ) throws(ImageError) -> [Variant<ImageFile>] {
    let contents = try contents(at: folder)
    var variants: [Variant<ImageFile>] = []
    for entry in contents.images ?? [] {
      // Xcode writes names without folders.
      guard let filename = entry.filename, !filename.contains("/") else { continue }
      let path = folder + "/" + filename
      if let bounds, !bounds.contains(path) { throw outside(path) }
      let slicing = AssetSlicing(resizing: entry.resizing, alignment: entry.alignmentInsets)
      let isTemplate = contents.properties?.intent == "template"
      variants.append(variant(ImageFile(path: path, isTemplate: isTemplate, slicing: slicing), entry))
    }
    return variants
  }

  private static func variant<Value>(_ value: Value, _ entry: Contents.Entry) -> Variant<Value> {
    let appearances = entry.appearances ?? []
    let idiom: UIUserInterfaceIdiom =
      switch entry.idiom {
      case "iphone": .phone
      case "ipad": .pad
      case "tv": .tv
      case "mac": .mac
      default: .unspecified
      }
    return Variant(
      value: value, isDark: appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" },
      isHighContrast: appearances.contains { $0.appearance == "contrast" && $0.value == "high" }, idiom: idiom,
      scale: entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 0)
  }
}
