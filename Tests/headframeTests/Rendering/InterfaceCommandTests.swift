import Foundation
import Testing

@Suite("Interface Builder documents on the command line")
struct InterfaceCommandTests {
  /// Returns a nib whose root has a width, a custom class and the given content.
  private func nib(width: Int = 20, customClass: String? = nil, _ content: String = "") -> String {
    let name = customClass.map { "customClass=\"\($0)\"" } ?? ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view \(name) id="root"><rect key="frame" x="0" y="0" width="\(width)" height="10"/>\(content)
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view></objects></document>
      """
  }

  @Test("Documents of equal names are named after their folders, and a pattern can contain {folder}")
  func folders() throws {
    let files = ["Base.lproj/Main.xib": nib(), "de.lproj/Main.xib": nib(width: 30), "Other.xib": nib()]
    try withFolder(files) { folder in
      let documents = ["Base.lproj/Main.xib", "de.lproj/Main.xib", "Other.xib"]
      let plain = try Command(["render"] + documents + ["-o", "a/"], in: folder)
      let nested = try Command(["render"] + documents + ["-o", "b/{folder}/{stem}.png"], in: folder)

      #expect(plain.status == 0 && nested.status == 0, "\(plain.errors)\(nested.errors)")
      #expect(
        try names(in: folder.appendingPathComponent("a")) == ["Main-Base.png", "Main-de.png", "Other.png"])
      #expect(try names(in: folder.appendingPathComponent("b")).contains("Base"))
      #expect(try names(in: folder.appendingPathComponent("b/de")) == ["Main.png"])
    }
  }

  @Test("Folders above distinguish documents whose own folders have equal names")
  func outerFolders() throws {
    let files = ["A/Base.lproj/Main.xib": nib(), "B/Base.lproj/Main.xib": nib()]
    try withFolder(files) { folder in
      let command = try Command("render", "A/Base.lproj/Main.xib", "B/Base.lproj/Main.xib", "-o", "out/", in: folder)

      #expect(command.status == 0, "\(command.errors)")
      #expect(
        try names(in: folder.appendingPathComponent("out")) == ["Main-A-Base.png", "Main-B-Base.png"])
    }
  }

  @Test("A name that is taken is an error that names {folder}; with --keep-going the first and other pictures are made")
  func repeatedNames() throws {
    let files = ["Base.lproj/Main.xib": nib(), "de.lproj/Main.xib": nib(width: 30), "Other.xib": nib()]
    try withFolder(files) { folder in
      let arguments = ["render", "Base.lproj/Main.xib", "de.lproj/Main.xib", "Other.xib", "-o", "out/{stem}.png"]
      let stopped = try Command(arguments, in: folder)
      let kept = try Command(arguments + ["--keep-going"], in: folder)

      let message = "Main.xib and de.lproj/Main.xib"
      #expect(stopped.status == 1 && stopped.errors.contains("{folder}"), "\(stopped.errors)\(message)")
      #expect(kept.status == 1)
      #expect(kept.errors.contains("2 of 3 pictures made, 1 failed"), "\(kept.errors)")
      #expect(try names(in: folder.appendingPathComponent("out")) == ["Main.png", "Other.png"])
    }
  }

  @Test("Custom classes are named once for all figures of an article")
  func customClassesOfFigures() throws {
    let files = ["a.xib": nib(customClass: "Card"), "b.xib": nib(customClass: "Badge")]
    let article = "![A card](a.xib)\n\n![A badge](b.xib)\n"
    try withFolder(files.merging(["in.md": article]) { $1 }) { folder in
      let make = try Command("markdown", "in.md", "-o", "out.md", in: folder)

      #expect(make.status == 0, "\(make.errors)")
      let notes = make.errors.split(separator: "\n").filter { $0.contains("Custom classes") }
      #expect(notes == ["note: Custom classes are rendered as their base classes: Card, Badge."])
    }
  }

  @Test("Custom classes are named once for a run, and in the last event of JSON")
  func customClasses() throws {
    let card = nib(customClass: "Card")
    let files = ["a.xib": card, "b.xib": nib(customClass: "Badge"), "c.xib": card]
    try withFolder(files) { folder in
      let command = try Command("render", "a.xib", "b.xib", "c.xib", "-o", "out/", in: folder)
      let json = try Command("render", "a.xib", "b.xib", "c.xib", "-o", "out/", "--json", in: folder)

      let notes = command.errors.split(separator: "\n").filter { $0.contains("Custom classes") }
      #expect(notes == ["note: Custom classes are rendered as their base classes: Card, Badge."])
      #expect(json.lines.last?.contains("\"customClasses\":[\"Card\",\"Badge\"]") == true, "\(json.output)")
      #expect(json.lines.dropLast().allSatisfy { !$0.contains("Custom classes") })
    }
  }

  @Test("A conflict is printed once by fidelity, which lays out a document twice")
  func conflict() throws {
    let content = """
      <constraints><constraint firstAttribute="width" constant="40" id="a"/>
      <constraint firstAttribute="width" constant="50" id="b"/></constraints>
      """
    let inner = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="40" height="10"/>\(content)</view></subviews>
      """
    try withFolder(["a.xib": nib(inner)]) { folder in
      let command = try Command("fidelity", "a.xib", in: folder)

      #expect(command.errors.components(separatedBy: "Unable to simultaneously satisfy").count == 2)
    }
  }

  @Test("--assets names a folder of catalogs; a missing folder is an error")
  func assets() throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}]}
      """
    let document = nib().replacing(
      "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"", with: "name=\"Ground\"")
    let files = ["ui/a.xib": document, "design/Media.xcassets/Ground.colorset/Contents.json": color]
    try withFolder(files) { folder in
      let command = try Command("render", "ui/a.xib", "-o", "-", "--format", "txt", "--assets", "design", in: folder)
      let missing = try Command("render", "ui/a.xib", "-o", "-", "--assets", "desing", in: folder)

      #expect(command.status == 0 && command.errors == "", "\(command.errors)")
      #expect(command.output.contains("#0000FF") || command.output.contains("#0000ff"), "\(command.output)")
      #expect(missing.status == 1 && missing.errors.hasPrefix("desing: error: no such folder"))
    }
  }
}
