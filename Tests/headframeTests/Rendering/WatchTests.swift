import Foundation
import Testing

@Suite("headframe render --watch")
struct WatchTests {
  @Test(
    "Only pictures that use a changed file are rendered again, and after an error, the corrected document is rendered"
  )
  func changes() throws {
    let photo = "size: 9x9\nview: {class: UIImageView, image: dot.png}\n"
    let plain = "size: 9x9\nview: {backgroundColor: red}\n"
    let files = ["photo.yaml": photo, "plain.yaml": plain, "red.yaml": plain, "blue.yaml": plain]
    try withFolder(files) { folder in
      for name in ["red", "blue"] {
        _ = try Command(
          "render", "\(name).yaml", "-o", "\(name).png", "--background", name, "--padding", "1", in: folder)
      }
      func replace(_ name: String, with other: String) throws {
        // Editors write another file and then rename it.
        let data = try Data(contentsOf: folder.appendingPathComponent(other))
        try data.write(to: folder.appendingPathComponent(name), options: .atomic)
      }
      try replace("dot.png", with: "red.png")
      let running = try RunningCommand(
        ["render", "photo.yaml", "plain.yaml", "-o", "out/", "--watch", "--keep-going"], in: folder)
      func listed() -> [String] { running.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) } }

      #expect(running.wait { listed().count == 2 })
      try replace("dot.png", with: "blue.png")
      #expect(running.wait { listed().count == 3 })
      #expect(listed().last == "out/photo.png")

      // The default scale of documents is two pixels per point.
      try replace("dot@2x.png", with: "red.png")
      #expect(running.wait { listed().count == 4 })
      #expect(listed().last == "out/photo.png")

      let document = folder.appendingPathComponent("plain.yaml")
      try Data("size: 9x9\nview: {backgroundColour: red}\n".utf8).write(to: document)
      #expect(running.wait { running.errors.contains("did you mean \"backgroundColor\"?") })
      try Data("size: 8x8\nview: {backgroundColor: red}\n".utf8).write(to: document)
      #expect(running.wait { listed().count == 5 })
      #expect(listed().last == "out/plain.png")

      kill(running.process.processIdentifier, SIGINT)
      #expect(running.end().status == 130)
    }
  }
}
