import ArgumentParser
import BatchRendering
import Foundation
import LocalPages
import UIKitCore

/// A command that shows documents in a browser while they are edited.
struct PreviewCommand: LayoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show documents in the browser, update them with every edit, and explain each view's frame.",
    discussion: """
      Prints the address of a page on this machine, opens it if there is a desktop, and serves it until Ctrl-C. The page \
      shows the current layout of a scene: an edit of the document, of an image or of an included file appears at once. \
      The page has controls for device, orientation, direction, appearance, text size, locale and size; the edges of the \
      picture can be dragged. A click on a view shows its frame, its content's size and priorities, and the constraints \
      that determine its x, y, width and height. Errors are shown with their place over the last valid picture.

      With a folder, the page lists every layout document and Interface Builder file in it.

      The page is served on 127.0.0.1 only. Its address contains a token; requests without it and requests of other \
      sites are refused, and no file outside of the document's folder is shown.

      EXAMPLES
        headframe preview card.yaml
        headframe preview Sources/App/Main.storyboard
        headframe preview docs --no-open --port 8080
        headframe preview card.yaml --editor vscode
      """)

  @Argument(
    help: ArgumentHelp(
      "A layout document, a storyboard, a xib or a folder of them.", valueName: "document|folder|storyboard"),
    completion: .file(extensions: DocumentReference.pathExtensions))
  var path: String

  @Option(
    help: ArgumentHelp(
      "Link each line of a document to your editor: \(EditorLink.names.joined(separator: ", ")), or an address with "
        + "{path}, {line} and {column}.",
      valueName: "name|address"),
    completion: .list(EditorLink.names),
    transform: { text in
      guard let link = EditorLink(text) else {
        throw ValidationError(
          "expected \(EditorLink.names.joined(separator: ", ")), or an editor's address such as "
            + "myeditor://open?file={path}&line={line}")
      }
      return link
    })
  var editor: EditorLink?

  @OptionGroup var page: PageOptions

  @OptionGroup var layout: LayoutOptions

  func run() throws {
    let session = try runLayout { reading in
      // The page shows the problems that the engine would log for every picture.
      LayoutDiagnostics.sink = { _ in }
      let session = try PreviewSession(path, editor: editor, reading: reading)
      do {
        try session.watch(alsoIn: layout.documents.allowedFolders)
      } catch {
        // Without a watch, the page still works, but does not follow edits.
        Failure(error).lines.forEach { StandardError.write($0) }
      }
      return session
    }
    try page.runner.run { await session.answer($0) }
  }
}
