import ArgumentParser
import BatchRendering
import UIKitCore

/// The options for variants. Each accepts a list, and every combination of the lists is a variant.
struct VariantOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The devices, such as iPhone17Pro,iPadMini6.", valueName: "name,…"),
    completion: .list(Device.all.map(\.name)))
  var device: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The sizes in points; \"fit\" for a side as long as the content.", valueName: "400x300,320xfit,…"))
  var size: String?

  @Option(
    help: ArgumentHelp("The orientations: portrait, landscape, or portrait,landscape.", valueName: "word,…"),
    completion: .list(["portrait", "landscape", "portrait,landscape"]))
  var orientation: String?

  @Option(
    help: ArgumentHelp(
      "The layout directions: ltr, rtl, or ltr,rtl; by default that of the locale's language.", valueName: "word,…"),
    completion: .list(["ltr", "rtl", "ltr,rtl"]))
  var direction: String?

  @Option(
    help: ArgumentHelp("The appearances: light, dark, or light,dark.", valueName: "word,…"),
    completion: .list(["light", "dark", "light,dark"]))
  var appearance: String?

  @Option(
    help: ArgumentHelp("The text sizes, such as large,accessibilityLarge.", valueName: "word,…"),
    completion: .list(UIContentSizeCategory.words.map(\.key)))
  var contentSize: String?

  @Option(
    help: ArgumentHelp("The designs: classic (iOS 15 to 18), glass (iOS 26), or classic,glass.", valueName: "word,…"),
    completion: .list(["classic", "glass", "classic,glass"]))
  var design: String?

  @Option(help: ArgumentHelp("The locales, such as en,ar.", valueName: "locale,…"))
  var locale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The scales in pixels per point, such as 1,2,3.", valueName: "number,…"),
    completion: .list(["1", "2", "3"]))
  var scale: String?

  func validate() throws { _ = try axes() }

  /// Returns the axes of the options. Throws a usage error that names the option.
  func axes() throws -> VariantAxes {
    do {
      return try VariantAxes { axis in words(axis) }
    } catch {
      let option = error.axis == .contentSize ? "content-size" : error.axis.rawValue
      // A comma separates sizes; "320,480" is probably one size with two sides.
      let sides = words(.size).compactMap { Double($0) }
      if error.axis == .size, sides.count == 2, sides.count == words(.size).count {
        throw ValidationError(
          "--size: expected sizes such as 320x480, found \"\(size ?? "")\"; did you mean \"\(words(.size).joined(separator: "x"))\"?"
        )
      }
      throw ValidationError("--\(option): \(error.description)")
    }
  }

  private func words(_ axis: VariantAxis) -> [String] {
    let text =
      switch axis {
      case .device: device
      case .size: size
      case .orientation: orientation
      case .direction: direction
      case .appearance: appearance
      case .contentSize: contentSize
      case .design: design
      case .locale: locale
      case .scale: scale
      }
    return text?.commaSeparatedWords ?? []
  }
}
