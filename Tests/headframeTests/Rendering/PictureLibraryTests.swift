import Foundation
import Testing

/// Libraries of picture formats, which the command loads only for files of their formats.
@Suite("Libraries of picture formats")
struct PictureLibraryTests {
  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/>"

  @Test(
    "Without a library, the command runs, and a file of its format is an error that names the package",
    arguments: [
      ("icon.svg", svg, "librsvg-2.so.2", "librsvg2-2"),
      ("page.pdf", "%PDF-1.4", "libpoppler-glib.so.8", "libpoppler-glib8"),
      ("still.gif", "GIF89a\u{1}", "libgif.so.7", "libgif7"),
      ("photo.heic", "\0\0\0\u{18}ftypheic\0\0\0\0", "libheif.so.1", "libheif1"),
    ])
  func missing(file: String, content: String, library: String, package: String) throws {
    // An empty file in the place of the library cannot be loaded.
    let documents = [
      file: content, "lib/\(library)": "", "plain.yaml": "size: 20x10\nview: {}",
      "picture.yaml": "size: 20x10\nview: {class: UIImageView, image: \(file)}",
    ]
    try withFolder(documents) { folder in
      let environment = ["LD_LIBRARY_PATH": folder.appendingPathComponent("lib").path]
      #expect(try Command("render", "plain.yaml", "-o", "a.png", environment: environment, in: folder).status == 0)

      let render = try Command("render", "picture.yaml", "-o", "b.png", environment: environment, in: folder)
      #expect(render.status == 1)
      #expect(
        render.errors.contains(
          "\(file): needs the library \(library), which cannot be loaded; install \(package) (Debian), or convert it to "
            + "PNG"), "\(render.errors)")
    }
  }
}
