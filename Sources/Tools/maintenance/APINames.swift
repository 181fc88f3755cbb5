import APIScanning
import ArgumentParser
import Foundation

/// A command that prints the list of missing names that `headframe port` compares.
struct MissingNames: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "missing-names", abstract: "Print the source of MissingAPI+Current.swift.")

  @Argument(help: "The folder Sources of this package.")
  var sources: String

  func run() throws { print(MissingAPI(known: .known, own: try APIIndex(ofPackageAt: sources)).source) }
}

/// A command that prints the page of supported names.
struct SupportedNames: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "supported-names", abstract: "Print Documentation/SupportedAPI.md.")

  @Argument(help: "The folder Sources of this package.")
  var sources: String

  func run() throws {
    print(SupportedAPIPage(own: try APIIndex(ofPackageAt: sources), known: .known).markdown, terminator: "")
  }
}

extension APIIndex {
  /// The folders with the public names of the products, relative to Sources.
  private static let folders = [
    "Engine/UIFoundation", "Engine/AutoLayout", "Engine/TextLayout", "Engine/UIGraphics", "UIKit/UIKitCore",
    "Engine/CairoRendering", "UIKit/InterfaceBuilder", "UIKit/CoreText", "UIKit/ImageIO",
    "UIKit/UniformTypeIdentifiers", "UIKit/UnifiedLogging", "UIKit/simd",
  ]

  /// Creates the index of the public names of this package.
  fileprivate init(ofPackageAt sources: String) throws {
    self.init()
    for folder in Self.folders {
      for source in try SourceFolder.sources(at: "\(sources)/\(folder)") { add(source: source.text, publicOnly: true) }
    }
  }
}
