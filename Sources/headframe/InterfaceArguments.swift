import ArgumentParser
import BatchRendering
import Foundation
import InterfaceBuilder
import LayoutDocuments
import UIKitCore

/// The options that belong to xib and storyboard files among the inputs.
struct InterfaceArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Show only the scenes with these object ids or names.", valueName: "id"))
  var scene: [String] = []

  @Option(help: "Take the size of text from what Interface Builder recorded, or from the text itself.")
  var text: InterfaceOptions.TextMode = .own

  /// Whether a path names an Interface Builder document.
  static func isInterface(_ path: String) -> Bool { Fidelity.isDocument(path) }

  /// The scenes of a document in every variant that the axes ask for; what they leave open the document says.
  @MainActor
  func scenes(of path: String, _ axes: VariantAxes) throws -> [(scene: InterfaceScene, variant: Variant)] {
    do throws(InterfaceDocumentError) {
      var all: [(scene: InterfaceScene, variant: Variant)] = []
      for variant in axes.variants {
        let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path), language: variant.locale)
        let scenes = try document.scenes(options(variant, axes))
        all += scenes.filter { isWanted($0) }.map { scene in
          var shown = variant
          shown.scale = scene.presentation.environment.traits.displayScale
          return (scene, shown)
        }
        for note in document.log.notes { StandardError.write("\(path): note: \(note)") }
      }
      if all.isEmpty {
        guard scene.isEmpty else { throw InterfaceDocumentError(path: path, "No scene is called \(wantedNames).") }
        StandardError.write("\(path): note: No scene of the document has a view.")
      }
      return all
    } catch {
      throw Failure(error.description)
    }
  }

  /// Plans a picture of every scene asked for, named by its object id where there are several.
  @MainActor
  func add(_ path: String, axes: VariantAxes, to plan: inout RenderPlan) throws {
    let scenes = try scenes(of: path, axes)
    let isSingle = Set(scenes.map(\.scene.id)).count == 1
    for (scene, variant) in scenes {
      try plan.add(input: path, scene: isSingle ? nil : scene.id, variant: variant) {
        (scene.presentation.displayList, [])
      }
    }
  }

  private var wantedNames: String { scene.joined(separator: " or ") }

  @MainActor
  private func isWanted(_ candidate: InterfaceScene) -> Bool {
    scene.isEmpty || scene.contains(candidate.id) || scene.contains(candidate.name)
  }

  @MainActor
  private func options(_ variant: Variant, _ axes: VariantAxes) -> InterfaceOptions {
    var options = InterfaceOptions()
    options.text = text
    if !axes.devices.isEmpty { options.device = variant.device }
    if !axes.sizes.isEmpty, variant.device == nil, let width = variant.size.width, let height = variant.size.height {
      options.size = CGSize(width: width, height: height)
    }
    if !axes.orientations.isEmpty { options.orientation = variant.orientation }
    options.traits = UITraitCollection {
      if !axes.directions.isEmpty || !axes.locales.isEmpty {
        $0.layoutDirection = variant.direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
      if !axes.appearances.isEmpty { $0.userInterfaceStyle = variant.appearance }
      if !axes.contentSizes.isEmpty { $0.preferredContentSizeCategory = variant.contentSize }
      if !axes.scales.isEmpty { $0.displayScale = variant.scale }
    }
    return options
  }
}

extension InterfaceOptions.TextMode: ExpressibleByArgument {}
