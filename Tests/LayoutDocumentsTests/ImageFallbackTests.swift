import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@MainActor
@Suite("Missing images")
struct ImageFallbackTests {
  @Test("The first image of a list that can be loaded is shown, with a warning for each missing file before it")
  func list() throws {
    try withPicture { folder in
      let image = "[none.png, '${photo}', dot.png, {systemName: star}]"
      let shown = try ShownDocument(document(image), row: .object(["photo": .text("")]), folder: folder)

      #expect(size(shown) == CGSize(width: 3, height: 2))
      #expect(
        shown.presented.warnings.map(\.description).map(beforeQuote) == [
          "test.yaml:2:59: warning: no such picture \"none.png\"; shown instead: \"dot.png\""
        ])
      let first = try ShownDocument(document(image), row: .object(["photo": .text("dot.png")]), folder: folder)
      #expect(size(first) == CGSize(width: 3, height: 2))
    }
  }

  @Test("If no image of a list can be loaded, each of them is an error")
  func none() throws {
    try withPicture { folder in
      #expect(
        ShownDocument.errors(of: document("[a.png, b.png]"), folder: folder).map(beforeQuote) == [
          "test.yaml:2:59: error: no such picture \"a.png\"", "test.yaml:2:66: error: no such picture \"b.png\"",
        ])
    }

    #expect(
      ShownDocument.errors(of: document("'${photo}'"), row: .object(["photo": .text("")])).map(beforeQuote) == [
        "test.yaml:2:58: error: expected the path of a picture, or {path: …, fallback: box} for rows without one, "
          + "found \"\" from ${photo}"
      ])
    #expect(
      ShownDocument.errors(of: document("['']")).map(beforeQuote)
        == ["test.yaml:2:58: error: expected a list with at least one path that is not empty, found a list of 1"])
  }

  @Test(
    "A wrong path is reported with the path of the file that was probably meant, or with the reason",
    arguments: [
      ("art/dto.png", "no such picture \"art/dto.png\"; did you mean \"art/dot.png\"?"),
      ("atr/dot.png", "no such picture \"atr/dot.png\"; did you mean \"art/dot.png\"?"),
      ("' art/dot.png'", "no such picture \" art/dot.png\"; did you mean \"art/dot.png\"?"),
      ("'art\\dot.png'", "no such picture \"art\\dot.png\"; did you mean \"art/dot.png\"?"),
      ("https://example.com/dot.png", "\"https://example.com/dot.png\", expected a file; download it first"),
      ("file:///dot.png", "\"file:///dot.png\", expected a path without file:"),
      ("art", "art: cannot be read: is a folder"),
    ])
  func wrongPath(path: String, message: String) throws {
    try withPicture { folder in
      try FileManager.default.createDirectory(atPath: folder + "/art", withIntermediateDirectories: false)
      try FileManager.default.moveItem(atPath: folder + "/dot.png", toPath: folder + "/art/dot.png")

      let errors = ShownDocument.errors(of: document(path), folder: folder)

      #expect(errors.count == 1)
      #expect(errors.first?.components(separatedBy: " | ")[0].hasSuffix(message) == true, "\(errors)")
    }
  }

  @Test("A fallback is another path, or a box of 44 by 44 points or a given size")
  func fallback() throws {
    try withPicture { folder in
      @MainActor func shown(_ image: String) throws -> ShownDocument {
        try ShownDocument(document(image), row: .object(["photo": .text("none.png")]), folder: folder)
      }
      let other = try shown("{path: '${photo}', fallback: dot.png}")
      let box = try shown("{path: '${photo}', fallback: box}")
      let large = try shown("{path: '${photo}', fallback: box, size: 60x20}")
      let present = try shown("{path: dot.png, fallback: box}")
      let empty = try shown("{path: '', fallback: box}")

      #expect([other, box, large, present, empty].map { size($0)?.width } == [3, 44, 60, 3, 44])
      #expect(
        [other, box, large, present, empty].map { $0.presented.warnings.first.map { beforeQuote($0.description) } } == [
          "test.yaml:2:65: warning: no such picture \"none.png\"; shown instead: \"dot.png\"",
          "test.yaml:2:65: warning: no such picture \"none.png\"; shown instead: a box",
          "test.yaml:2:65: warning: no such picture \"none.png\"; shown instead: a box", nil, nil,
        ])
    }
  }

  @Test("A missing fallback is an error; without a path, a fallback has no effect")
  func wrong() throws {
    try withPicture { folder in
      #expect(
        ShownDocument.errors(of: document("{path: a.png, fallback: b.png}"), folder: folder).map(beforeQuote) == [
          "test.yaml:2:65: warning: no such picture \"a.png\"; shown instead: \"b.png\"",
          "test.yaml:2:82: error: no such picture \"b.png\"",
        ])
    }
    #expect(
      ShownDocument.errors(of: document("{systemName: star, fallback: box}")).map(beforeQuote) == [])
  }

  private func document(_ image: String) -> String {
    "size: 100x100\nview: {subviews: [{id: photo, class: UIImageView, image: \(image)}]}\n"
  }

  private func size(_ shown: ShownDocument) -> CGSize? { (shown.view("photo") as? UIImageView)?.image?.size }

  /// Returns a message without the quoted line and the suggestion.
  private func beforeQuote(_ text: String) -> String {
    text.components(separatedBy: " | ")[0].components(separatedBy: "; did you")[0]
  }

  /// Calls a function with a folder that contains an image of 3 by 2 points.
  private func withPicture(_ body: (String) throws -> Void) throws {
    // Red, without transparency.
    let text =
      "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR42mP4"
      + "z8AAQQxwFgBB0gX7b/EWxwAAAABJRU5ErkJggg=="
    try withTemporaryFolder(["dot.png": #require(Data(base64Encoded: text))]) { try body($0.path) }
  }
}
