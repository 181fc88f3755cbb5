import APIScanning
import ArgumentParser
import Foundation
import SourceFacts

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
    self.init(try SourceFile.all(in: Self.folders.map { "\(sources)/\($0)" }), in: sources)
  }

  /// Creates the index of the public names of this package from its parsed sources.
  init(_ files: [SourceFile], in sources: String) {
    self.init()
    let folders = Self.folders.map { "\(sources)/\($0)/" }
    for file in files where folders.contains(where: file.path.hasPrefix) { add(file.tree, publicOnly: true) }
  }
}
