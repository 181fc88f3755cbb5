import Foundation
import Testing

private let card =
  "size: 400x400\nview: {subviews: [{class: UILabel, id: name, text: 'Hi ${name}', frame: [0, 0, 90, 20]}]}\n"

@Suite("Bad output")
struct BadOutputTests {
  @Test("A write that is refused in the middle leaves no part of a file, and what was finished stays")
  func fullDisk() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\na\nb\n"]) { folder in
      // A limit of 2 KB on the size of files stands for a full disk: the write fails half-way, with another word for
      // it. 10 by 10 pixels of four bytes fit, 400 by 400 do not.
      let command = try Command(
        shell: "ulimit -f 4; exec \"$0\" \"$@\"",
        [
          "render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}{-device}.rgba", "--size", "10x10,400x400",
          "--scale", "1", "--keep-going",
        ], in: folder)

      #expect(command.status == 1)
      #expect(command.errors.contains("out/a-400x400.rgba: error: cannot be written: File too large\n"))
      #expect(command.errors.contains("2 of 4 pictures made, 2 failed in "))
      #expect(
        try names(in: folder.appendingPathComponent("out")) == [".headframe-state", "a-10x10.rgba", "b-10x10.rgba"])
    }
  }

  @Test("An output folder that cannot be made is told by the picture's name")
  func unwritable() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\na\n"]) { folder in
      let command = try Command(
        "render", "card.yaml", "--data", "rows.csv", "-o", "/proc/none/{row.name}.png", in: folder)

      #expect(command.status == 1)
      #expect(command.errors == "/proc/none/a.png: error: cannot be written: its folder cannot be made\n")
    }
  }

  @Test("When nobody reads the listing any more, the pictures are made all the same")
  func closedPipe() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\na\nb\nc\n"]) { folder in
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let running = try RunningCommand(
        ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png"], to: pipe.fileHandleForWriting,
        in: folder)
      let end = running.end()

      #expect(end.status == 0)
      #expect(end.errors == "")
      #expect(try names(in: folder.appendingPathComponent("out")) == [".headframe-state", "a.png", "b.png", "c.png"])
    }
  }

  @Test("A picture for standard output that nobody reads ends as other programs do")
  func closedOutput() throws {
    try withFolder(["card.yaml": "size: 9x9\nview: {}\n"]) { folder in
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let running = try RunningCommand(["render", "card.yaml", "-o", "-"], to: pipe.fileHandleForWriting, in: folder)
      let end = running.end()

      #expect(end.status == 141)
      #expect(end.errors == "")
    }
  }

  @Test("A document comes in and its only picture goes out through pipes; several do not fit")
  func pipes() throws {
    try withFolder { folder in
      let document = "size: 2x1\nscale: 1\nview: {backgroundColor: red}\n"
      let text = try Command("render", "-", "-o", "-", "--format", "txt", input: document, in: folder)
      let several = try Command("render", "-", "-o", "-", "--scale", "1,2", input: document, in: folder)
      let wrong = try Command("render", "-", "-o", "-", input: "view: {colour: 1}\n", in: folder)

      #expect(text.status == 0)
      #expect(text.output == "bounds 0,0,2,1\nfill rect=0,0,2,1 color=#ff0000\n")
      #expect(several.status == 2)
      #expect(several.errors == "Error: 2 pictures cannot go to standard output, expected one; say -o FOLDER/\n")
      #expect(wrong.errors.hasPrefix("stdin:1:8: error: UIView has no property \"colour\""))
      #expect(try names(in: folder) == [])
    }
  }
}
