import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering
@testable import LocalPages

@MainActor
@Suite("Preview requests")
struct PreviewSessionTests {
  private static let card = """
    size: 320x100
    view:
      subviews:
        - {id: title, class: UILabel, text: Hello}
        - {id: detail, class: UILabel, text: World}
      constraints:
        - title.leading = Superview.leading + 20
        - title.top = Superview.top + 10
        - detail.leading = title.trailing + 8
        - detail.trailing = Superview.trailing - 20
        - detail.top = title.top
    """

  private func get(
    _ session: PreviewSession, _ path: String, _ query: [String: String] = [:]
  ) async -> (status: Int, text: String) {
    let answer = await session.answer(
      PageRequest(isPost: false, path: path, query: query, body: Data(), token: "word"))
    guard case .data(let data) = answer.body else { return (answer.status, "events") }
    return (answer.status, String(decoding: data, as: UTF8.self))
  }

  /// Returns the JSON and the SVG of a picture.
  private func picture(
    _ session: PreviewSession, _ query: [String: String]
  ) async throws -> (scene: [String: Any], svg: Substring) {
    let text = await get(session, "/picture", query).text
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    let scene = try JSONSerialization.jsonObject(with: Data(text[..<end].utf8)) as? [String: Any]
    return (try #require(scene), text[end...].dropFirst())
  }

  @Test("A picture has the requested size and variant, its views with frames and source lines, and an SVG")
  func picture() async throws {
    try await withTemporaryFolder(["card.yaml": Self.card]) { folder in
      let session = try PreviewSession(folder.appendingPathComponent("card.yaml").path, reading: ReadingOptions())

      let (scene, svg) = try await picture(session, ["document": "card.yaml", "appearance": "dark"])

      #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
      #expect(scene["bounds"] as? [Double] == [0, 0, 320, 100])
      #expect((scene["variant"] as? [String: Any])?["appearance"] as? String == "dark")
      let views = try #require(scene["views"] as? [[String: Any]])
      #expect(views.map { $0["id"] as? String } == [nil, "title", "detail"])
      #expect(views.map { $0["depth"] as? Int } == [0, 1, 1])
      #expect(views.last?["place"] as? String == "card.yaml:5")
      let frame = try #require(views.last?["frame"] as? [Double])
      #expect(frame[0] + frame[2] == 300)
      let wide = try await picture(session, ["document": "card.yaml", "width": "500", "height": "90"])
      #expect(wide.scene["bounds"] as? [Double] == [0, 0, 500, 90])
    }
  }

  @Test("The inspection of a view has its id, priorities and constraint chains whose amounts add up")
  func inspection() async throws {
    try await withTemporaryFolder(["card.yaml": Self.card]) { folder in
      let session = try PreviewSession(folder.path, reading: ReadingOptions())

      let text = await get(session, "/view", ["document": "card.yaml", "view": "2"]).text

      let view = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(view["id"] as? String == "detail")
      #expect(view["hugging"] as? [Double] == [250, 250])
      #expect(view["compression"] as? [Double] == [750, 750])
      let chains = try #require(view["chains"] as? [[String: Any]])
      #expect(chains.map { $0["attribute"] as? String } == ["x", "y", "width", "height"])
      for chain in chains {
        let amounts = try #require(chain["links"] as? [[String: Any]]).compactMap { $0["amount"] as? Double }
        #expect(abs(amounts.reduce(0, +) - (chain["value"] as? Double ?? .nan)) < 1e-9)
      }
      let sentences = try #require(chains[2]["links"] as? [[String: Any]]).compactMap { $0["sentence"] as? String }
      // Of two labels that hug equally, the first one stretches.
      #expect(sentences.contains { $0.hasPrefix("detail is as wide as its content") })
    }
  }

  @Test("Invalid and missing documents, huge sizes and bad values are answered with an error")
  func mistakes() async throws {
    try await withTemporaryFolder(["card.yaml": Self.card]) { folder in
      let session = try PreviewSession(folder.path, reading: ReadingOptions())
      let file = folder.appendingPathComponent("card.yaml")
      @MainActor func error(_ query: [String: String]) async throws -> String? {
        let query = query.merging(["document": "card.yaml"]) { first, _ in first }
        return (try await picture(session, query).scene["errors"] as? [String])?.first
      }

      try Data(Self.card.replacing("text: Hello", with: "txet: Hello").utf8).write(to: file)
      #expect(try await error([:])?.hasPrefix("card.yaml:4:") == true)
      // The parser reports the missing bracket at the end of the text.
      try Data("view: [".utf8).write(to: file)
      #expect(try await error([:])?.hasPrefix("card.yaml:2:1: error: not valid YAML") == true)
      try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: file)
      #expect(try await error([:]) != nil)
      try FileManager.default.removeItem(at: file)
      #expect(try await error([:])?.contains("card.yaml") == true)
      try Data(Self.card.utf8).write(to: file)
      for (name, value, part) in [
        ("width", "1e300", "size"), ("width", "-4", "size"), ("height", "nan", "size"), ("device", "iPhone0", "device"),
        ("direction", "up", "direction"), ("overlays", "stars", "overlays: expected one of frames"),
        ("scene", "none", "no scene"),
        ("document", "../card.yaml", "no such document"), ("document", "", "no such document"),
      ] {
        #expect(try await error([name: value])?.contains(part) == true, "\(name) \(value)")
      }
      // The largest accepted size.
      _ = try await error(["width": "100000", "height": "100000"])

      #expect(try await error([:]) == nil)
      #expect(await get(session, "/view", ["document": "card.yaml", "view": "99"]).text.contains("errors"))
      #expect(await get(session, "/view", ["document": "card.yaml", "view": "x"]).text.contains("errors"))
    }
  }

  @Test("At most 500 documents of a folder are listed, and at most 4 MB of a text are sent")
  func limits() throws {
    var files = Dictionary(uniqueKeysWithValues: (0..<501).map { ("d\($0).yaml", "view: {}\n") })
    files["long.xib"] = String(repeating: " ", count: 5 << 20)
    try withTemporaryFolder(files) { folder in
      let project = try PreviewProject(folder.path)

      #expect(project.documents.count == 500)
      #expect(project.text(of: "long.xib")?.utf8.count == 4 << 20)
    }
  }

  @Test("Only layout documents inside of the folder are listed and shown, even if links lead out of it")
  func files() async throws {
    let secret = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString).yaml")
    try Data("view: {class: UILabel, text: secret}\n".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let files = [
      "card.yaml": Self.card, "deep/other.yml": "view: {}\n", "ci.yaml": "jobs: []\n", ".hidden/a.yaml": "view: {}\n",
      "data.json": "[1]", "notes.txt": "text",
    ]
    try await withTemporaryFolder(files) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("link.yaml"), withDestinationURL: secret)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("up"), withDestinationURL: secret.deletingLastPathComponent())
      let session = try PreviewSession(folder.path, reading: ReadingOptions())

      let project = await get(session, "/project").text
      #expect(project.contains(#""documents":["card.yaml","deep/other.yml"]"#))
      #expect(await get(session, "/source", ["document": "card.yaml"]).text == Self.card)
      for name in [
        "link.yaml", "up/\(secret.lastPathComponent)", "../\(secret.lastPathComponent)", secret.path, "notes.txt",
        "deep/../../\(secret.lastPathComponent)", "card.yaml\u{0}", "", ".", "deep",
      ] {
        #expect(await get(session, "/source", ["document": name]).status == 404, "\(name)")
        let shown = await get(session, "/picture", ["document": name]).text
        #expect(shown.contains("errors") && !shown.contains("secret<"), "\(name)")
      }
      #expect(await get(session, "/etc/passwd").status == 404)
    }
  }

  @Test("A change of a file is sent to the connected page")
  func events() async throws {
    try await withTemporaryFolder(["card.yaml": Self.card]) { folder in
      let session = try PreviewSession(folder.path, reading: ReadingOptions())
      try session.watch(alsoIn: [])
      let answer = await session.answer(
        PageRequest(isPost: false, path: "/events", query: [:], body: Data(), token: "word"))
      guard case .events(let stream) = answer.body else {
        Issue.record("no events")
        return
      }
      var events = stream.makeAsyncIterator()
      #expect(await events.next() == "retry: 500\nevent: hello\ndata: 0\n\n")

      try Data(Self.card.utf8).write(to: folder.appendingPathComponent("card.yaml"), options: .atomic)

      // Lines that begin with a colon are comments, which keep the connection open.
      var event = await events.next()
      while event?.hasPrefix(":") == true { event = await events.next() }
      #expect(event == "event: change\ndata: 1\n\n")
    }
  }

  @Test("The page is one self-contained file with the token")
  func page() async throws {
    try await withTemporaryFolder(["<b>.yaml": Self.card]) { folder in
      let session = try PreviewSession(folder.appendingPathComponent("<b>.yaml").path, reading: ReadingOptions())

      let page = await get(session, "/").text

      #expect(page.contains(#"<meta name="token" content="word">"#))
      #expect(page.contains("<title>&lt;b&gt;.yaml: headframe preview</title>"))
      #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("/*script*/"))
    }
  }
}
