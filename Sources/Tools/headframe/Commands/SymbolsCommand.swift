import ArgumentParser
import BatchRendering
import CairoRendering
import Foundation
import UIKitCore

/// A command that lists the symbols with an icon, or draws the icons.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "List the symbols of UIImage(systemName:) that have an icon, or draw them on a page.",
    discussion: """
      EXAMPLES
        headframe symbols                       # every name
        headframe symbols person circle         # names that contain both words
        headframe symbols arrow -o arrows.svg   # a page of their icons

      Exit status: 0 for success, 1 if the page cannot be written, 3 if no name matches.
      """)

  @Argument(help: ArgumentHelp("Words that the names contain; all symbols by default.", valueName: "word"))
  var words: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Draw the icons on a page in this file.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var force: ForceOption

  func validate() throws {
    guard let output, format == nil else { return }
    throw ValidationError("--output: \(output) has no picture extension; expected one of \(PictureFormat.names)")
  }

  func run() throws {
    let names = SymbolLibrary.names.filter { name in words.allSatisfy { name.contains($0.lowercased()) } }
    guard !names.isEmpty else {
      let hint = words.first.flatMap { SymbolLibrary.nearest(to: $0) }.map { "; did you mean \"\($0)\"?" } ?? ""
      throw Failure(
        lines: ["no symbol's name contains \(words.joined(separator: " and "))\(hint)"], status: Failure.nothingMatched)
    }
    guard let output, let format else { return names.forEach { print($0) } }
    try MainActor.assumeIsolated {
      let list = Self.page(of: names).displayList
      var options = PictureOptions()
      // The outlines of all captions would need fifty megabytes.
      options.svg.text = .embeddedFonts
      options.replacesAnyFile = force.isOn
      do {
        let picture = try RecordedPicture(
          sheet: list, scale: list.scale(upTo: 2, side: format.largestSide), format: format, path: output,
          options: options, policy: OutputPolicy()
        ).write()
        StandardOutput.write(picture.summary)
      } catch {
        throw Failure(error)
      }
    }
  }

  private var format: PictureFormat? {
    output.flatMap { PictureFormat(word: URL(fileURLWithPath: $0).pathExtension.lowercased()) }
  }

  @MainActor
  private static func page(of names: [String]) -> ContactSheet {
    let configuration = UIImage.SymbolConfiguration(pointSize: 34)
    let pictures = names.map { name in
      let bounds = CGRect(x: 0, y: 0, width: 140, height: 52)
      let list = DisplayList.record(bounds: bounds) { _ in
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
        image.draw(at: CGPoint(x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
      }
      return ContactSheet.Picture(caption: name, list: list)
    }
    return ContactSheet(
      title: "\(names.count) symbols", pictures: pictures, columns: min(16, max(1, names.count)))
  }
}
