import Foundation
import Testing

private let card =
  "size: 400x400\nview: {subviews: [{class: UILabel, id: name, text: 'Hi ${name}', frame: [0, 0, 90, 20]}]}\n"

@Suite("Bad output")
struct BadOutputTests {
  @Test("A write that fails midway leaves no partial file and keeps finished pictures")
  func fullDisk() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\na\nb\n"]) { folder in
      // A file size limit of 2 KB simulates a full disk with another error message: 10 by 10 pixels of four bytes
      // fit, 400 by 400 do not.
      let command = try Command(
        shell: "ulimit -f 4; exec \"$0\" \"$@\"",
        [
          "render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}{-device}.rgba", "--size", "10x10,400x400",
          "--scale", "1", "--keep-going",
        ], in: folder)

      #expect(command.status == 1)
      #expect(command.errors.contains("out/a-400x400.rgba: error: cannot be written: File too large\n"))
      #expect(command.errors.contains("2 of 4 pictures made, 2 failed (file: 2) in "))
      #expect(
        try names(in: folder.appendingPathComponent("out")) == [".headframe-state", "a-10x10.rgba", "b-10x10.rgba"])
    }
  }

  /// Indicates whether the machine permits mounting a small disk.
  private static let canMount =
    (try? Command(
      shell: "unshare -rm sh -c 'mount -t tmpfs -o size=64k none /mnt'", [], in: URL(fileURLWithPath: "/")
    )
    .status) == 0

  @Test("On a full disk finished pictures stay intact, and every other picture is an error", .enabled(if: canMount))
  func fullVolume() throws {
    let rows = "name\n" + (1...60).map { "n\($0)\n" }.joined()
    try withFolder(["card.yaml": card, "rows.csv": rows]) { folder in
      // Pictures of 40 KB on a disk of 1 MB, whose listing is printed because the disk exists only in its mount namespace.
      let command = try Command(
        shell: """
          mkdir out; unshare -rm sh -c 'mount -t tmpfs -o size=1m none out; "$0" "$@"; status=$?
          ls -A out >names; find out -name "*.rgba" ! -size 40000c >partial; exit $status' "$0" "$@"
          """,
        [
          "render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.rgba", "--size", "100x100", "--scale",
          "1", "--keep-going",
        ], in: folder)
      let listing = try String(contentsOf: folder.appendingPathComponent("names"), encoding: .utf8)
      let writtenCount = listing.split(separator: "\n").filter { $0.hasSuffix(".rgba") }.count
      let failedCount = 60 - writtenCount

      #expect(command.status == 1)
      #expect(command.errors.contains(".rgba: error: cannot be written: No space left on device\n"))
      #expect(
        command.errors.contains(
          "\(writtenCount) of 60 pictures made, \(failedCount) failed (file: \(failedCount)) in "))
      // 1 MB is 26 times 40,000 bytes, minus the rounding to pages.
      #expect((20...26).contains(writtenCount))
      #expect(try String(contentsOf: folder.appendingPathComponent("partial"), encoding: .utf8) == "")
      #expect(!listing.contains(".part"))
    }
  }

  @Test(
    "A picture that cannot be written completely to standard output is an error",
    .enabled(if: access("/dev/full", W_OK) == 0))
  func fullOutput() throws {
    try withFolder(["card.yaml": "size: 9x9\nview: {}\n"]) { folder in
      let command = try Command(
        shell: "exec \"$0\" \"$@\" >/dev/full", ["render", "card.yaml", "-o", "-"], in: folder)

      #expect(command.status == 1)
      #expect(command.errors.hasSuffix("standard output: error: cannot be written: No space left on device\n"))
    }
  }

  @Test("The error for an output folder that cannot be created names the picture")
  func unwritable() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\na\n"]) { folder in
      let command = try Command(
        "render", "card.yaml", "--data", "rows.csv", "-o", "/proc/none/{row.name}.png", in: folder)

      #expect(command.status == 1)
      #expect(
        command.errors
          == "/proc/none/a.png: error: cannot be written: its folder cannot be created: No such file or directory\n")
    }
  }

  @Test("Pictures are rendered even if the pipe of their listing is closed")
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

  @Test("A picture written to a closed standard output ends the command with status 141, as SIGPIPE does")
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

  @Test("Standard input and output carry a document and its only picture; several are an error")
  func pipes() throws {
    try withFolder { folder in
      let document = "size: 2x1\nscale: 1\nview: {backgroundColor: red}\n"
      let text = try Command("render", "-", "-o", "-", "--format", "txt", input: document, in: folder)
      let several = try Command("render", "-", "-o", "-", "--scale", "1,2", input: document, in: folder)
      let wrong = try Command("render", "-", "-o", "-", input: "view: {colour: 1}\n", in: folder)

      #expect(text.status == 0)
      #expect(text.output == "bounds 0,0,2,1\nfill rect=0,0,2,1 color=#ff0000\n")
      #expect(several.status == 2)
      #expect(several.errors == "Error: 2 pictures cannot go to standard output, expected one; use -o FOLDER/\n")
      #expect(wrong.errors.hasPrefix("stdin:1:8: error: UIView has no property \"colour\""))
      #expect(try names(in: folder) == [])
    }
  }
}
