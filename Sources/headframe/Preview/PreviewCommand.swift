import ArgumentParser
import BatchRendering
import Foundation
import LocalPages
import UIKitCore

/// Shows documents in a browser while they are edited.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show documents in the browser, follow every edit, and explain each view's frame.",
    discussion: """
      Prints the address of a page on this machine, opens it where there is a desktop, and answers until Ctrl-C. The page \
      shows a scene as it is laid out now: an edit of the document, of an image or of an included file appears at once. \
      Device, orientation, direction, appearance, text size, locale and size are controls; the edges of the picture can \
      be dragged. A click on a view shows its frame, its content's size and priorities, and the constraints that decide \
      its x, y, width and height. Errors are shown with their place over the last picture that could be made.

      With a folder, the page lists every layout document and Interface Builder file in it.

      The page is served on 127.0.0.1 only. Its address holds a token, without which nothing is answered; requests of \
      other sites are refused; and no file outside of the document's folder is shown.

      EXAMPLES
        headframe preview card.yaml
        headframe preview Sources/App/Main.storyboard
        headframe preview docs --no-open --port 8080
      """)

  @Argument(
    help: ArgumentHelp(
      "A layout document, a storyboard, a xib or a folder of them.", valueName: "document|folder|storyboard"),
    completion: .file(extensions: ["yaml", "yml", "json", "xib", "storyboard"]))
  var path: String

  @Flag(name: .customLong("no-open"), help: "Only print the address; do not open the browser.")
  var staysClosed = false

  @Option(help: "The port of the page; without it a free one.")
  var port: UInt16 = 0

  @OptionGroup(title: "Documents")
  var reading: DocumentOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  func run() throws {
    let session: PreviewSession
    do {
      session = try MainActor.assumeIsolated {
        try fonts.register()
        // The page shows what engines would log with every picture.
        LayoutDiagnostics.sink = { _ in }
        let session = try PreviewSession(path, reading: try reading.reading())
        do {
          try session.watch(alsoIn: reading.allowedFolders)
        } catch {
          // The page works without; only edits do not show by themselves.
          Failure(error).lines.forEach { StandardError.write($0) }
        }
        return session
      }
    } catch {
      throw Failure(error)
    }
    try PageRunner(port: port, opensBrowser: !staysClosed).run { await session.answer($0) }
  }
}
